import Foundation
import Testing
import TextLayout

/// The texts of `WrappedLines.txt`.
@Suite struct WrappedLinesTests {
  private struct Case {
    let script: String
    let width: Int
    let lines: [String]
  }

  private static func cases() throws -> [Case] {
    let url = try #require(Bundle.module.url(forResource: "WrappedLines", withExtension: "txt"))
    let rows = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    return try rows.filter { !$0.hasPrefix("#") }.map { row in
      let fields = row.split(separator: "; ", maxSplits: 2)
      try #require(fields.count == 3, "\(row)")
      let lines = try fields[2].split(separator: "|").map { try unescaped($0) }
      return Case(script: String(fields[0]), width: try #require(Int(fields[1])), lines: lines)
    }
  }

  private static func unescaped(_ text: Substring) throws -> String {
    var result = ""
    for (index, part) in text.split(separator: "\\u{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        result += part
        continue
      }
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      let value = try #require(UInt32(pieces[0], radix: 16))
      result.unicodeScalars.append(try #require(Unicode.Scalar(value)))
      result += pieces[1]
    }
    return result
  }

  @Test func `there are at least 60 texts in a dozen scripts`() throws {
    let cases = try Self.cases()
    #expect(cases.count >= 60)
    #expect(Set(cases.map(\.script)).count >= 12)
  }

  @Test func `every text wraps as it was checked`() throws {
    for text in try Self.cases() {
      let prepared = try FixedAdvanceMeasurer.standard.prepare(
        text.lines.joined(), font: .system(size: 17))
      let measured = try prepared.wrapped(width: Double(text.width) * 10, lineLimit: 0)
      let starts = measured.lines.map(\.utf8Range.lowerBound)
      let expected = text.lines.indices.map { text.lines[..<$0].joined().utf8.count }
      #expect(starts == expected, "\(text.lines) became \(measured.lines.map(prepared.drawn))")
    }
  }
}
