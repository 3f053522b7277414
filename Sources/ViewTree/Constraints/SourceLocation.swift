/// Where in the source a constraint was written.
public struct SourceLocation: Sendable, Hashable {
  /// The module and file, as in `#fileID`.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// A place in the source.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
