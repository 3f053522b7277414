public import Foundation

/// A file of cases, one a line.
public struct CaseFile: Sendable {
  /// The cases, in their order.
  public let cases: [LayoutCase]

  /// Reads a file; empty lines are skipped.
  ///
  /// - Throws: ``CaseError/invalidLine(_:_:)``, or what reading the file throws.
  public init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    try self.init(text)
  }

  /// Reads cases from a text.
  public init(_ text: String) throws(CaseError) {
    var cases: [LayoutCase] = []
    let decoder = JSONDecoder()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      do {
        cases.append(try decoder.decode(LayoutCase.self, from: Data(line.utf8)))
      } catch {
        throw .invalidLine(number + 1, "\(error)")
      }
    }
    self.cases = cases
  }
}
