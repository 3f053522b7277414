import Foundation
import InterfaceBuilder
import Testing

@Suite("What files of real projects contain", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct CorpusReportTests {
  @Test("every element is known, and attributes that are not are listed")
  func notUnderstood() throws {
    var found: [String: Int] = [:]
    for file in Corpus.files {
      for entry in InterfaceReport(try InterfaceDocument(contentsOf: file)).notUnderstood {
        found[entry.name, default: 0] += entry.count
      }
    }
    for (name, count) in found.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(count) × \(name)")
      #expect(name.contains(" "), "the element \(name)")
    }
  }
}
