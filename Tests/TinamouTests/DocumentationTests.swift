import Foundation
import Testing

/// Examples in the README, the DocC pages and the comments stand, word for word, in the files
/// beside this one, which are compiled and run. What may differ: white space, the results in
/// comments, and that the examples here assign unused values to `_` and check results.
@Suite("Documentation")
struct DocumentationTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

  private static func files(_ folder: URL, _ isWanted: (URL) -> Bool) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter(isWanted)
      .sorted { $0.path < $1.path }
  }

  /// The lines that count of a piece of code, without white space.
  private static func essence(_ lines: [Substring]) -> [String] {
    lines.compactMap { line in
      var text = line.trimmingCharacters(in: .whitespaces)
      if let comment = text.range(of: "//") { text = String(text[..<comment.lowerBound]) }
      if text.hasPrefix("_ = ") { text.removeFirst(4) }
      text = text.trimmingCharacters(in: .whitespaces)
      let isLeftOut = text.isEmpty || text.hasPrefix("#expect") || text.hasPrefix("import ")
      return isLeftOut ? nil : text.filter { !$0.isWhitespace }
    }
  }

  /// The blocks marked as Swift, each with where it begins.
  private static func examples(in file: URL) throws -> [(place: String, lines: [String])] {
    let prefix = file.pathExtension == "swift" ? "///" : ""
    var found: [(String, [String])] = []
    var block: [Substring]?
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix(prefix) else { continue }
      let content = trimmed.dropFirst(prefix.count).drop { $0 == " " }
      if content == "```swift" {
        block = []
        found.append(("\(file.lastPathComponent):\(index + 1)", []))
      } else if content == "```", let lines = block {
        found[found.count - 1].1 = essence(lines)
        block = nil
      } else {
        block?.append(content)
      }
    }
    return found
  }

  @Test("every example is compiled and run")
  func examplesAreRun() throws {
    let compiled = try Self.files(Self.tests) { $0.lastPathComponent.hasSuffix("Examples.swift") }
      .map { file in
        Self.essence(
          try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        ).joined()
      }
    let sources = Self.files(Self.root.appendingPathComponent("Sources")) {
      ["swift", "md"].contains($0.pathExtension)
    }
    var count = 0
    for file in [Self.root.appendingPathComponent("README.md")] + sources {
      for (place, lines) in try Self.examples(in: file) {
        count += 1
        let text = lines.joined()
        #expect(compiled.contains { $0.contains(text) }, "\(place) is not among the examples")
      }
    }
    #expect(count > 20)
  }
}
