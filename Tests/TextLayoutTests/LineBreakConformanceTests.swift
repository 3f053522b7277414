import Foundation
import Testing
import TextLayout

/// Unicode's own test data for line breaking.
@Suite struct LineBreakConformanceTests {
  /// One line of the data: a text and the offsets, in UTF-8, at which it may be broken.
  private struct Case {
    let line: Substring
    var text = ""
    var opportunities: [Int] = []

    init(_ line: Substring) throws {
      self.line = line
      for field in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
        switch field {
        case "×": break
        case "÷": opportunities.append(text.utf8.count)
        default:
          let value = try #require(UInt32(field, radix: 16))
          text.unicodeScalars.append(try #require(Unicode.Scalar(value)))
        }
      }
    }
  }

  @Test func `the default rules differ only after hyphens and beside curly or angled quotes`()
    throws
  {
    let marks = Set("-«»“”‘’".unicodeScalars)
    for test in try Self.cases() {
      let given = LineBreaker.opportunities(in: test.text)
      for offset in Set(given).symmetricDifference(test.opportunities) {
        let index = test.text.utf8.index(test.text.startIndex, offsetBy: offset)
        let scalars = test.text.unicodeScalars
        let around = scalars[..<index].suffix(3) + scalars[index...].prefix(2)
        #expect(around.contains { marks.contains($0) }, "\(test.line) at \(offset)")
      }
    }
  }

  private static func cases() throws -> [Case] {
    let url = try #require(Bundle.module.url(forResource: "LineBreakTest", withExtension: "txt"))
    let data = try String(contentsOf: url, encoding: .utf8)
    let lines = data.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return try lines.map { try Case($0) }
  }

  @Test func `the data are those of the table's version`() throws {
    let url = try #require(Bundle.module.url(forResource: "LineBreakTest", withExtension: "txt"))
    let data = try String(contentsOf: url, encoding: .utf8)
    #expect(data.hasPrefix("# LineBreakTest-\(ScalarTable.unicodeVersion).txt"))
    #expect(try Self.cases().count > 7_000)
  }

  @Test func `all cases of Unicode's test data come out as they say`() throws {
    for test in try Self.cases() {
      let found = LineBreaker.opportunities(in: test.text, rules: .unicode)
      #expect(found == test.opportunities, "\(test.line)")
    }
  }
}
