/// A trace or a script that does not follow the format.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// The file, as the caller named it.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String

  /// The error at `line` of `file`.
  public init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: reason`
  public var description: String { "\(file):\(line): \(reason)" }
}
