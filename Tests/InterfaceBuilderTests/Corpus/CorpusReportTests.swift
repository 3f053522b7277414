import Foundation
import InterfaceBuilder
import Testing

@Suite("What files of real projects contain", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct CorpusReportTests {
  /// What is not understood, and why that moves no frame in these files.
  private static let judged = [
    "button buttonType=\"close\"":
      "the image is the platform's; constraints give the button its size"
  ]

  @Test("nothing that is about layout is not understood; what has no effect has a reason")
  func notUnderstood() throws {
    var kept: [String: [String: Int]] = [:]
    for file in Corpus.files {
      let report = InterfaceReport(try InterfaceDocument(contentsOf: file))
      for entry in report.notUnderstood {
        #expect(Self.judged[entry.name] != nil, "\(file.lastPathComponent): \(entry)")
      }
      for entry in report.kept {
        let reason = try #require(entry.reason)
        kept[reason, default: [:]][entry.name, default: 0] += entry.count
      }
    }
    for (reason, names) in kept.sorted(by: { $0.key < $1.key }) {
      let list = names.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
      print("\(names.values.reduce(0, +)) \(reason): \(list.joined(separator: ", "))")
    }
  }
}
