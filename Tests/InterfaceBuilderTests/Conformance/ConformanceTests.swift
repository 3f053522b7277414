import Foundation
import InterfaceBuilder
import Testing

@Suite("Frames that files store", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct ConformanceTests {
  @Test("at least half of all stored views can be compared")
  func share() throws {
    var (stored, given, independent, placed, stale) = (0, 0, 0, 0, 0)
    for file in Corpus.files {
      for tree in StoredTree.trees(of: try InterfaceDocument(contentsOf: file)) {
        let views = ComparableViews(tree)
        stored += tree.views.count { $0.element.storedFrame != nil }
        given += 1
        independent += views.independent.count
        placed += views.placed.count
        stale += views.staleCount
      }
    }
    print(
      """
      of \(stored) stored views \(given) are given, \(independent) depend on no contents, \
      \(placed) are compared; \(stale) equations are stale
      """)
    #expect(2 * placed >= stored)
  }
}
