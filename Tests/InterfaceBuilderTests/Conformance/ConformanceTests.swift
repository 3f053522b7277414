import Foundation
import InterfaceBuilder
import LayoutGeometry
import Testing
import ViewTree

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

  /// A view that lies elsewhere than its file says.
  struct Miss: CustomStringConvertible {
    let file: String
    let view: StoredView
    let found: Rect?

    /// Why views of a file lie elsewhere, where that is known.
    static let causes = [
      "068.storyboard": "the canvas gave a centred view of odd size whole points",
      "081.xib": "a hidden arranged view was counted across its stack on the canvas",
      "109.xib": "required constraints contradict each other, and the stored frame is no solution",
      "111.storyboard": "a hidden arranged view kept its room on the canvas",
    ]

    var description: String {
      let found = found.map { "\($0)" } ?? "nowhere"
      return
        "\(file):\(view.element.line) \(view.element.name) \(view.frame) is at \(found): "
        + (Self.causes[file] ?? "no cause known")
    }
  }

  @Test("at least 97 in 100 of these lie where the file says, within half a point")
  func frames() throws {
    var misses: [Miss] = []
    var (placed, independent, independentMisses) = (0, 0, 0)
    for file in Corpus.files {
      var views: [Int: View] = [:]
      for (element, object) in try Corpus.everything(file).flatMap(\.all) {
        if let view = object as? View { views[element.line] = view }
      }
      let document = try InterfaceDocument(contentsOf: file)
      for tree in StoredTree.trees(of: document) {
        let compared = ComparableViews(tree)
        let canvas = Canvas(compared: compared, scale: Self.scale(of: document))
        let frames = canvas.frames(of: tree.views.map { views[$0.element.line] })
        placed += compared.placed.count
        independent += compared.independent.count
        for index in compared.placed {
          let view = tree.views[index]
          guard frames[index]?.isNear(view.frame) != true else { continue }
          misses.append(
            Miss(file: file.lastPathComponent, view: view, found: frames[index]))
          if compared.independent.contains(index) { independentMisses += 1 }
        }
      }
    }
    for miss in misses { print(miss) }
    print(
      """
      \(placed - misses.count) of \(placed) compared views lie where they should, and \
      \(independent - independentMisses) of the \(independent) that depend on no contents
      """)
    #expect(100 * misses.count <= 3 * placed)
  }

  /// Pixels per point on the canvas.
  private static func scale(of document: InterfaceDocument) -> Double {
    Screen(device: document.root.first("device")?.id ?? "")?.scale ?? 2
  }
}

extension Rect {
  /// Whether all edges are within half a point and a bit of those of another rectangle.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 0.51 }
  }
}
