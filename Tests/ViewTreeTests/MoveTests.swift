import LayoutGeometry
import Testing
import ViewTree

/// A view whose baselines are those of a view inside.
private final class Titled: View {
  var title: View?

  override var viewForFirstBaselineLayout: View { title ?? self }
}

@Suite("Moves within a tree")
struct MoveTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let first: View
  private let second: View
  private let card = View()
  private let inner = View()

  init() {
    first = root.adding(View(frame: Rect(x: 10, y: 10, width: 100, height: 100)), "first")
    second = root.adding(View(frame: Rect(x: 210, y: 10, width: 100, height: 100)), "second")
    first.adding(card, "card").adding(inner, "inner")
    card.pinEdges(to: first)
    inner.pinEdges(to: card, insets: 8)
    root.layoutIfNeeded()
  }

  private var innerFromRoot: Rect { inner.frameFromRoot }

  /// The rows that a move of so many views changes.
  private func rowsOfMove(_ count: Int) -> Int {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let (first, second, subtree) = (View(), View(), View())
    for view in [first, second] {
      root.addSubview(view)
      view.pinEdges(to: root)
    }
    first.addSubview(subtree)
    subtree.pinEdges(to: first)
    for _ in 0..<count {
      let view = View()
      subtree.addSubview(view)
      view.pinEdges(to: subtree, insets: 5)
    }
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    second.addSubview(subtree)
    subtree.pinEdges(to: second)
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.rebuilds == before.rebuilds)
    #expect(subtree.frame == Rect(x: 0, y: 0, width: 400, height: 400))
    return root.layoutStatistics.rowsChanged - before.rowsChanged
  }

  @Test("a subtree takes its rows along: only those across are others, however large it is")
  func costsTheEdge() {
    #expect(rowsOfMove(100) == rowsOfMove(2))
    #expect(rowsOfMove(100) == 8)
  }

  @Test("a move into another direction, or out of one and back, is laid out as it lies then")
  func direction() {
    second.layoutDirection = .rightToLeft
    let leading = (inner.widthAnchor == 20)
    card.constraints.forEach { if $0.firstAttribute == .trailing { $0.isActive = false } }
    leading.isActive = true
    root.layoutIfNeeded()
    #expect(innerFromRoot.minX == 18)
    second.addSubview(card)
    card.pinEdges(to: second)
    root.layoutIfNeeded()
    #expect(innerFromRoot.minX == 282)
    first.addSubview(card)
    second.addSubview(card)
    first.addSubview(card)
    card.pinEdges(to: first)
    root.layoutIfNeeded()
    #expect(innerFromRoot.minX == 18)
  }

  @Test("a view that leaves a superview which went and came back stays in the layout")
  func detours() {
    first.removeFromSuperview()
    root.addSubview(first)
    second.addSubview(card)
    card.pinEdges(to: second)
    root.layoutIfNeeded()
    #expect(innerFromRoot == Rect(x: 218, y: 18, width: 84, height: 84))
    let (outer, late) = (View(), View())
    outer.addSubview(late)
    root.addSubview(outer)
    inner.addSubview(late)
    late.pinEdges(to: inner, insets: 1)
    root.layoutIfNeeded()
    #expect(late.frame == Rect(x: 1, y: 1, width: 82, height: 82))
    outer.layoutDirection = .rightToLeft
    outer.addSubview(late)
    second.addSubview(late)
    late.pinEdges([.top, .leading], to: second, insets: 3)
    late.size(10)
    root.layoutIfNeeded()
    #expect(late.frame == Rect(x: 3, y: 3, width: 10, height: 10))
  }

  @Test("a view moved and then taken out leaves nothing behind")
  func movedAndRemoved() {
    second.addSubview(card)
    card.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.issues == [])
    second.addSubview(card)
    card.pinEdges(to: second)
    root.layoutIfNeeded()
    #expect(innerFromRoot == Rect(x: 218, y: 18, width: 84, height: 84))
  }

  @Test("margins and safe areas that reach in are those of the new place")
  func insets() {
    card.preservesSuperviewLayoutMargins = true
    second.layoutMargins = EdgeInsets(all: 30)
    let margins = card.adding(View(), "margins")
    margins.pinEdges(to: card.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(margins.frame == Rect(x: 8, y: 8, width: 84, height: 84))
    second.addSubview(card)
    card.pinEdges(to: second)
    root.layoutIfNeeded()
    #expect(margins.frame == Rect(x: 30, y: 30, width: 40, height: 40))
    first.addSubview(card)
    card.pinEdges(to: first)
    root.layoutIfNeeded()
    #expect(margins.frame == Rect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test("a baseline seen through a view around follows the text to another place inside, and out")
  func baselines() {
    let titled = root.adding(Titled(), "titled")
    let (upper, lower, title) = (View(), View(), View())
    for view in [upper, lower] { titled.addSubview(view) }
    upper.addSubview(title)
    let marker = root.adding(View(), "marker")
    titled.title = title
    Constraints {
      titled.topAnchor == root.topAnchor
      titled.heightAnchor == 200
      upper.topAnchor == titled.topAnchor + 10
      lower.topAnchor == titled.topAnchor + 100
      title.heightAnchor == 20
      title.topAnchor == upper.topAnchor
      marker.topAnchor == titled.firstBaselineAnchor
    }
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 30)
    lower.addSubview(title)
    (title.topAnchor == lower.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 120)
    title.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 200)
  }
}
