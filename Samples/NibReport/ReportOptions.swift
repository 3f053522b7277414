public import InterfaceBuilder

/// What the command line asks for.
public struct ReportOptions: Equatable, Sendable {
  /// The files to report on.
  public var files: [String] = []
  /// What they are laid out for; `nil` for the device that each was drawn for.
  public var screen: Screen?
  /// The folder to write pictures into; `nil` for none.
  public var output: String?
  /// Whether only the usage is asked for.
  public var wantsHelp = false

  /// The usage.
  public static let usage = """
    usage: nib-report [--device ID] [--landscape] [--output DIR] FILE…

    Says what Interface Builder files contain that takes no effect, lays them out, and writes a
    picture of each view controller or top-level view.
      --device     the device, as retina4_7 or ipad9_7 (the one that a file was drawn for)
      --landscape  turns the device (only with --device)
      --output     the folder to write pictures into (none are written)
    """

  /// The options of a command line, without the program's name.
  public init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var device: String?
    var isLandscape = false
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--landscape": isLandscape = true
      case "--device": device = try Self.value(of: word, &rest)
      case "--output": output = try Self.value(of: word, &rest)
      default:
        guard !word.hasPrefix("--") else { throw UsageError("unknown option \"\(word)\"") }
        files.append(word)
      }
    }
    if let device {
      guard let screen = Screen(device: device, isLandscape: isLandscape) else {
        throw UsageError("unknown device \"\(device)\"")
      }
      self.screen = screen
    } else if isLandscape {
      throw UsageError("--landscape needs --device")
    }
    guard wantsHelp || !files.isEmpty else { throw UsageError("no file is given") }
  }

  private static func value(
    of flag: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(flag) needs a value")
    }
    return value
  }
}

/// A command line that makes no sense.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, in one line.
  public let description: String

  init(_ description: String) { self.description = description }
}
