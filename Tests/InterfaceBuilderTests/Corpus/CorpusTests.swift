import Foundation
import InterfaceBuilder
import Testing
import ViewTree

@Suite("Files of real projects", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct CorpusTests {
  @Test("all load, with as many views, constraints and outlets as their XML has")
  func counts() throws {
    for file in Corpus.files {
      let name = file.lastPathComponent
      let plain = try PlainCount(file)
      let all: [NibObjects]
      do {
        all = try Corpus.everything(file)
      } catch {
        Issue.record("\(error)")
        continue
      }
      let objects = all.flatMap { $0.all.map(\.object) }
      #expect(objects.count { $0 is View } == plain.views, "\(name) views")
      let constraints = objects.compactMap { $0 as? LayoutConstraint }
      #expect(constraints.count == plain.constraints - plain.placeholders, "\(name) constraints")
      let outlets = all.flatMap(\.connections).count { $0.kind != .action }
      #expect(outlets == plain.outlets, "\(name) outlets")
    }
  }
}
