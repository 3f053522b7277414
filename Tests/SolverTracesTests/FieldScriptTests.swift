import Foundation
import SolverTraces
import Testing

/// Scripts and traces that may lie in a folder beside the checkout; the right answers are here, in
/// the cases' own words: what each script's comment says.
struct FieldFolder {
  let path: String

  /// The folder `../shared/solver-traces`, if it is there.
  static let beside: FieldFolder? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "../shared/solver-traces").standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    return FieldFolder(path: folder)
  }()

  static let absence: Comment = "there is no folder ../shared/solver-traces beside the checkout"

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}

@Suite("Scripts from the field", .enabled(if: FieldFolder.beside != nil, FieldFolder.absence))
struct FieldScriptTests {
  /// For each script the values that each `P` prints; `nil` where the comment leaves one open.
  static let values: [String: [[Double?]]] = [
    "duplicate.txt": [[10]],
    "levels.txt": [[100], [90], [50]],
    "midpoint.txt": [70, 80, 90, 30, 5, 95].map { [nil, $0, nil] },
    "redundant-ratio.txt": [[76.8, 50], [60, 39.0625]],
    "zero-size.txt": [[0, 0, 0, 20, 20]],
  ]

  /// Answers that are errors.
  static let refusals = ["duplicate.txt": ["A 1 ERR", "R 1 ERR"]]

  @Test("each script prints the values that its comment says")
  func scripts() throws {
    let folder = try #require(FieldFolder.beside)
    for name in try folder.names(in: "scripts") {
      guard let expected = Self.values[name] else {
        print("the right answers of \(name) are not known here: it is not played")
        continue
      }
      let answers = try answers(to: folder.read("scripts/\(name)"), name)
      let printed = answers.filter { $0.hasPrefix("P") }.map(Self.numbers)
      #expect(printed.count == expected.count, "\(name)")
      for (line, right) in zip(printed, expected) {
        #expect(line.count == right.count, "\(name)")
        for case (let value, let right?) in zip(line, right) {
          #expect(abs(value - right) < 1e-6, "\(name)")
        }
      }
      let refusals = answers.filter { $0.contains(" ERR ") }
      let known = Self.refusals[name] ?? []
      #expect(refusals.count == known.count, "\(name): \(refusals)")
      for (refusal, start) in zip(refusals, known) { #expect(refusal.hasPrefix(start), "\(name)") }
    }
  }

  @Test("the midpoint's neighbours stay ordered and in their bounds")
  func midpoint() throws {
    let folder = try #require(FieldFolder.beside)
    for line in try answers(to: folder.read("scripts/midpoint.txt"), "midpoint.txt") {
      guard line.hasPrefix("P") else { continue }
      let values = Self.numbers(line)
      #expect(abs(2 * values[1] - values[0] - values[2]) < 1e-6)
      #expect(values[0] > -1e-6 && values[0] + 10 < values[2] + 1e-6 && values[2] < 100 + 1e-6)
    }
  }

  @Test("small traces are read, written, and read again; required constraints hold")
  func traces() throws {
    let folder = try #require(FieldFolder.beside)
    for name in ["w3_cell.txt", "w2_chain10.txt", "w2_chain10x.txt"] {
      let trace = try Trace(parsing: folder.read(name), file: name)
      #expect(try Trace(parsing: trace.text, file: name) == trace)
      let figures = TracePlayer(trace, roundSeconds: 0).play()
      #expect(figures.refused == 0 && figures.worstRequired < 1e-6, "\(name)")
    }
  }

  private func answers(to script: String, _ name: String) throws -> [String] {
    var player = ScriptPlayer(file: name)
    return try script.split(whereSeparator: \.isNewline).compactMap { try player.answer($0) }
  }

  private static func numbers(_ line: String) -> [Double] {
    line.split(separator: " ").dropFirst().compactMap { Double($0) }
  }
}
