import Foundation
import InterfaceBuilder
import LayoutGeometry
import Testing
import ViewTree

@Suite("Frames that files store", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct ConformanceTests {
  @Test("97 in 100 of the compared frames are reproduced within half a point")
  func frames() throws {
    var tally = ConformanceTally()
    for file in Corpus.files {
      var views: [Int: View] = [:]
      for (element, object) in try Corpus.everything(file).flatMap(\.all) {
        if let view = object as? View { views[element.line] = view }
      }
      let document = try InterfaceDocument(contentsOf: file)
      let scale = Screen(device: document.root.first("device")?.id ?? "")?.scale ?? 2
      for tree in StoredTree.trees(of: document) {
        let compared = ComparableViews(tree)
        let canvas = Canvas(compared: compared, scale: scale)
        let frames = canvas.frames(of: tree.views.map { views[$0.element.line] })
        tally.count(compared, frames, file: file.lastPathComponent)
      }
    }
    print(tally)
    #expect(100 * tally.independentMisses <= 3 * tally.independent)
    #expect(100 * tally.misses.count <= 3 * tally.placed)
  }
}

/// How many frames were compared, and which were not reproduced.
struct ConformanceTally: CustomStringConvertible {
  /// A view that lies elsewhere than its file says.
  struct Miss: CustomStringConvertible {
    let file: String
    let view: StoredView
    let found: Rect?

    /// Why views of a file lie elsewhere, where that is known.
    static let causes = [
      "068.storyboard": "the canvas gave a centred view of odd size whole points",
      "081.xib": "a hidden arranged view was counted across its stack on the canvas",
      "135.storyboard": "a field's text stood half a point higher, and its height was no conflict",
      "001.storyboard": "an optional width was not fulfilled, though nothing works against it",
    ]

    var description: String {
      let found = found.map { "\($0)" } ?? "nowhere"
      return
        "\(file):\(view.element.line) \(view.element.name) \(view.frame) is at \(found): "
        + (Self.causes[file] ?? "no cause known")
    }
  }

  private(set) var placed = 0
  private(set) var independent = 0
  private(set) var independentMisses = 0
  private(set) var misses: [Miss] = []

  /// Compares the frames of a tree's views.
  mutating func count(_ compared: ComparableViews, _ frames: [Rect?], file: String) {
    let tree = compared.tree
    placed += compared.placed.count
    independent += compared.independent.count
    for index in compared.placed where frames[index]?.isNear(tree.views[index].frame) != true {
      misses.append(Miss(file: file, view: tree.views[index], found: frames[index]))
      if compared.independent.contains(index) { independentMisses += 1 }
    }
  }

  var description: String {
    """
    \(misses.map { "\($0)\n" }.joined())\
    \(independent - independentMisses) of the \(independent) independent frames are reproduced, and \
    \(placed - misses.count) of the \(placed) that are placed
    """
  }
}

extension Rect {
  /// Whether all edges are within half a point and a bit of those of another rectangle.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 0.51 }
  }
}
