/// What the command line asks for.
public struct Options: Equatable, Sendable {
  /// How heights are found.
  public var way = Way.automatic
  /// The screen's width in points.
  public var width = 375.0
  /// Pixels per point.
  public var scale = 2.0
  /// How far the feed is scrolled, in points.
  public var offset = 0.0
  /// A property list of statuses; `nil` is the one that comes with the sample.
  public var input: String?
  /// The folder to write the pictures into.
  public var output = "."
  /// Whether texts are measured by Pango, and a picture of pixels is written too.
  public var wantsPNG = false
  /// Whether only the usage is asked for.
  public var wantsHelp = false

  /// The options of an empty command line.
  public init() {}

  /// The usage.
  public static let usage = """
    usage: microblog-feed [--way frames|prototype|automatic] [--width POINTS] [--scale PIXELS]
                          [--offset POINTS] [--input FILE] [--output DIR] [--png]

    Lays a feed of statuses out, prints its rows, and writes feed.svg and feed.html.
      --way     how row heights are found (automatic)
      --width   the screen's width, 100 to 4096 (375); it is 667 high
      --scale   pixels per point, 1 to 8 (2)
      --offset  how far the feed is scrolled, at least 0 (0)
      --input   a property list of statuses (the one that comes with the sample)
      --output  the folder to write into (this one)
      --png     measure with Pango, and write feed.png and feed.pdf too (needs the trait Pango)
    """

  /// The options of a command line, without the program's name.
  public init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let flag = rest.popFirst() {
      if flag == "--help" || flag == "-h" {
        wantsHelp = true
        continue
      }
      if flag == "--png" {
        try takePNG()
        continue
      }
      guard Self.flags.contains(flag) else { throw UsageError("unknown option \"\(flag)\"") }
      guard seen.insert(flag).inserted else { throw UsageError("\(flag) is given twice") }
      guard let value = rest.popFirst() else { throw UsageError("\(flag) needs a value") }
      try set(flag, value)
    }
  }

  private static let flags = ["--way", "--width", "--scale", "--offset", "--input", "--output"]

  private mutating func takePNG() throws(UsageError) {
    #if Pango
      wantsPNG = true
    #else
      throw UsageError("--png needs the trait Pango: swift run --traits Pango microblog-feed --png")
    #endif
  }

  private mutating func set(_ flag: String, _ value: String) throws(UsageError) {
    switch flag {
    case "--way":
      guard let way = Way(rawValue: value) else {
        throw UsageError("--way is frames, prototype or automatic, not \"\(value)\"")
      }
      self.way = way
    case "--width": width = try number(flag, value, in: 100...4_096)
    case "--scale": scale = try number(flag, value, in: 1...8)
    case "--offset": offset = try number(flag, value, in: 0...1e9)
    case "--input": input = try path(flag, value)
    default: output = try path(flag, value)
    }
  }

  private func path(_ flag: String, _ value: String) throws(UsageError) -> String {
    guard !value.isEmpty else { throw UsageError("\(flag) needs a value") }
    return value
  }

  private func number(
    _ flag: String, _ value: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = Double(value), range.contains(number) else {
      let bounds = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw UsageError("\(flag) is a number from \(bounds), not \"\(value)\"")
    }
    return number
  }
}

/// A command line that makes no sense.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, in one line.
  public let description: String

  init(_ description: String) { self.description = description }
}
