import Foundation
import LayoutGeometry
import SeededRandom
import Testing
import TextLayout

/// The formula of a file that may lie in a folder beside the checkout: advances in ems, fitted to
/// widths that were seen.
struct SystemFontFormula: Decodable {
  let advances: [String: Double]
  let tracking: [String: Double]

  static let beside: SystemFontFormula? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let file = root.appending(path: "../shared/text/system-font.json").standardizedFileURL
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(SystemFontFormula.self, from: data)
  }()

  static let absence: Comment =
    "there is no file ../shared/text/system-font.json beside the checkout"
}

@Suite(.enabled(if: SystemFontFormula.beside != nil, SystemFontFormula.absence))
struct SystemFontFormulaTests {
  @Test func `widths are those of the formula, for every advance and tracking there is`() throws {
    let formula = try #require(SystemFontFormula.beside)
    let characters = formula.advances.keys.sorted()
    #expect(characters.count > 70 && formula.tracking.count > 15)
    for (size, tracking) in formula.tracking.compactMap({ ($0, $1) }) {
      let size = try #require(Double(size))
      var generator = SplitMix64(seed: UInt64(size))
      for _ in 0..<20 {
        let text = (0..<12).compactMap { _ in characters.randomElement(using: &generator) }
        let expected = text.reduce(0) { $0 + (formula.advances[$1] ?? .nan) * size + tracking }
        // Quotation marks keep the spaces at the ends from hanging.
        let quoted = "'" + text.joined() + "'"
        let mark = (formula.advances["'"] ?? .nan) * size + tracking
        let measured = try BuiltInTextMeasurer().prepare(quoted, font: .system(size: size))
          .natural()
        #expect(abs(measured.size.width - expected - 2 * mark) < 1e-9, "\(size): \(quoted)")
      }
    }
  }
}
