import Foundation
import Testing

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Golden")

/// The text is byte for byte that of the golden file; with TINAMOU_BLESS=1 it becomes it.
func expectGolden(_ name: String, _ text: String) throws {
  let file = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["TINAMOU_BLESS"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == golden, "\(name) has changed; look at it, then run with TINAMOU_BLESS=1")
}

/// The names of the golden files, sorted.
func goldenNames() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}
