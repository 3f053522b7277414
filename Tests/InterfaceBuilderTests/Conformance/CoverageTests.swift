import Foundation
import InterfaceBuilder
import Testing

@Suite("Which frames are compared", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct CoverageTests {
  /// Why a stored frame is compared, or is not.
  private enum Cause: String, CaseIterable {
    case given = "given: outermost, or the content view of a cell"
    case flagged = "flagged as wrong, left out by the size classes, or hidden in a stack"
    case stale = "stale: they do not fulfil a required equality"
    case independent = "independent: compared"
    case ownText = "of a text or an image"
    case otherText = "depend on texts or images of others"
    case undetermined = "left open by what the file says, or by what is flagged or stale"
  }

  private func cause(_ index: Int, _ compared: ComparableViews) -> Cause {
    let view = compared.tree.views[index]
    if view.isGiven { return .given }
    if view.isFlagged { return .flagged }
    if compared.stale.contains(index) { return .stale }
    if compared.independent.contains(index) { return .independent }
    guard compared.placed.contains(index) else { return .undetermined }
    return view.element.hasContents ? .ownText : .otherText
  }

  @Test("at least half of all stored frames follow from no text and no image: all are counted")
  func causes() throws {
    var counts: [Cause: Int] = [:]
    for file in Corpus.files {
      for tree in StoredTree.trees(of: try InterfaceDocument(contentsOf: file)) {
        let compared = ComparableViews(tree)
        for index in tree.views.indices where tree.views[index].element.storedFrame != nil {
          counts[cause(index, compared), default: 0] += 1
        }
      }
    }
    let stored = counts.values.reduce(0, +)
    print("of \(stored) stored frames")
    for cause in Cause.allCases { print("  \(counts[cause, default: 0]) \(cause.rawValue)") }
    let free = counts[.independent, default: 0] + counts[.given, default: 0]
    #expect(2 * free >= stored)
    // Those that a layout decides.
    #expect(2 * counts[.independent, default: 0] >= stored - counts[.given, default: 0])
  }
}
