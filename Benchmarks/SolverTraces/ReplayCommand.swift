/// What a command line of `solver-replay` asks for.
public enum ReplayCommand: Equatable, Sendable {
  /// To play a trace and measure it.
  case trace(file: String, TracePlayer.Building, seconds: Double)
  /// To answer a script.
  case script
  /// To write a trace.
  case generate(TraceGenerator)
  /// To print the usage.
  case help

  /// The usage.
  public static let usage = """
    usage: solver-replay trace FILE [SECONDS] [--one-by-one]
           solver-replay script
           solver-replay generate chain|chainx|cell|grid|random N

      trace     plays a trace and prints its figures in one line. The mean step is that of one
                pass from the build on, or that of a replay of SECONDS on the same solver.
                Everything before the first step is added in one batch, or with --one-by-one in
                one call each.
      script    reads commands from standard input and answers them
      generate  writes a trace to standard output: N boxes in a row (chainx: resized across their
                least widths), N rows of a table that one cell lays out, N by N boxes, or N
                variables in N random constraints
    """

  /// The command of a command line, without the program's name.
  public init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
      return
    }
    guard let name = rest.first else { throw UsageError("trace, script or generate?") }
    rest.removeFirst()
    switch name {
    case "trace": self = try Self.trace(rest)
    case "script" where rest.isEmpty: self = .script
    case "script": throw UsageError("script takes no arguments")
    case "generate": self = try Self.generate(rest)
    default: throw UsageError("there is no command \"\(name)\"")
    }
  }

  private static func trace(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    let words = arguments.filter { $0 != "--one-by-one" }
    if let option = words.first(where: { $0.hasPrefix("--") }) {
      throw UsageError("there is no option \(option)")
    }
    guard let file = words.first, words.count <= 2 else {
      throw UsageError("trace takes a file, and for how many seconds")
    }
    let building = words.count == arguments.count ? TracePlayer.Building.batch : .oneByOne
    guard words.count == 2 else { return .trace(file: file, building, seconds: 0) }
    guard let seconds = Double(words[1]), (0...3600).contains(seconds) else {
      throw UsageError("the seconds are a number from 0 to 3600, not \"\(words[1])\"")
    }
    return .trace(file: file, building, seconds: seconds)
  }

  private static func generate(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    guard arguments.count == 2 else { throw UsageError("generate takes a kind and a size") }
    guard let kind = TraceGenerator.Kind(rawValue: arguments[0]) else {
      let kinds = TraceGenerator.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no kind \"\(arguments[0])\", but \(kinds)")
    }
    guard let size = Int(arguments[1]), kind.sizes.contains(size) else {
      let (least, most) = (kind.sizes.lowerBound, kind.sizes.upperBound)
      throw UsageError(
        "the size of a \(kind.rawValue) is \(least) to \(most), not \"\(arguments[1])\"")
    }
    return .generate(TraceGenerator(kind, size: size))
  }
}

/// A command line that makes no sense.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, in one line.
  public let description: String

  init(_ reason: String) { description = reason }
}
