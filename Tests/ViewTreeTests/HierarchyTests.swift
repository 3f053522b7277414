import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Hierarchy")
struct HierarchyTests {
  private let root = makeRoot(width: 400, height: 400)
  private let first: View
  private let second: View
  private let card: View
  private let title: Label
  private let crossing: LayoutConstraint
  private let inner: LayoutConstraint

  init() {
    first = root.adding(View(frame: Rect(x: 10, y: 10, width: 100, height: 100)), "first")
    second = root.adding(View(frame: Rect(x: 210, y: 10, width: 100, height: 100)), "second")
    card = first.adding(View(), "card")
    title = card.adding(makeLabel(3), "title")
    crossing = title.topAnchor == root.topAnchor + 50
    inner = title.leadingAnchor == card.leadingAnchor + 4
    Constraints {
      crossing
      inner
      card.leadingAnchor == first.leadingAnchor + 5
      card.widthAnchor == 60
    }
    root.layoutIfNeeded()
  }

  @Test("a view added to the superview it has comes to the front and keeps its constraints")
  func readding() {
    root.addSubview(first)
    #expect(root.subviews.map(\.identifier) == ["second", "first"])
    #expect(crossing.isActive && inner.isActive)
    root.insertSubview(first, at: 0)
    #expect(root.subviews.map(\.identifier) == ["first", "second"])
    root.layoutIfNeeded()
    #expect(title.frameFromRoot.origin == Point(x: 19, y: 50))
  }

  @Test("a moved view loses the constraints across and keeps those inside")
  func moving() {
    #expect(title.frameFromRoot.origin == Point(x: 19, y: 50))
    second.addSubview(card)
    #expect(card.superview === second)
    #expect(first.subviews.isEmpty)
    #expect(!crossing.isActive)
    #expect(inner.isActive)
    #expect(root.constraints.isEmpty && first.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(card.frame == Rect(x: 0, y: 0, width: 60, height: 0))
    #expect(title.frame.origin == Point(x: 4, y: 0))
    crossing.isActive = true
    root.layoutIfNeeded()
    #expect(title.frameFromRoot.origin == Point(x: 214, y: 50))
  }

  @Test(
    "a view that goes ends the constraints across, however many there are around",
    arguments: [0, 40])
  func constraintsAround(count: Int) {
    for _ in 0..<count { root.adding(View(), "other").pinEdges(to: root) }
    let guide = LayoutGuide()
    card.addLayoutGuide(guide)
    guide.pinEdges(to: second)
    root.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(!crossing.isActive && inner.isActive)
    #expect(root.constraints.count == 4 * count && first.constraints.isEmpty)
    #expect(card.constraints.count == 2)
  }

  @Test("constraints that somebody keeps are inactive when the views that they were for are gone")
  func keptConstraints() {
    var kept: [LayoutConstraint] = []
    do {
      let (outer, box) = (View(), View())
      outer.addSubview(box)
      kept = box.pinEdges(to: outer) + outer.size(100)
      #expect(kept.allSatisfy { $0.isActive })
    }
    #expect(kept.allSatisfy { !$0.isActive && $0.firstItem == nil })
  }

  @Test("a view removed and added again is laid out as if it were new")
  func removingAndAdding() {
    for _ in 0..<3 {
      let before = root.allFrames
      card.removeFromSuperview()
      #expect(card.superview == nil)
      #expect(!crossing.isActive && inner.isActive)
      root.layoutIfNeeded()
      first.addSubview(card)
      (card.leadingAnchor == first.leadingAnchor + 5).isActive = true
      crossing.isActive = true
      root.layoutIfNeeded()
      #expect(root.allFrames == before)
      #expect(root.issues.isEmpty)
    }
  }

  @Test("a view that was a root before is laid out when it is one again")
  func rootAgain() {
    let part = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let box = part.adding(View(), "box")
    let width = box.widthAnchor == 10
    Constraints { width }
    part.layoutIfNeeded()
    #expect(box.frame.width == 10)
    root.addSubview(part)
    root.layoutIfNeeded()
    width.constant = 20
    part.removeFromSuperview()
    part.layoutIfNeeded()
    #expect(box.frame.width == 20)
  }

  @Test("a subtree outlives its root and is laid out on its own")
  func orphans() {
    let part = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    part.layoutIfNeeded()
    let box = part.adding(makeLabel(3, lines: 1), "box")
    box.translatesAutoresizingMaskIntoConstraints = false
    do {
      let passing = makeRoot()
      passing.addSubview(part)
      passing.layoutIfNeeded()
      #expect(box.frame.size == Size(width: 30, height: 20))
    }
    #expect(part.superview == nil)
    part.layoutIfNeeded()
    #expect(box.frame.height == 21)
  }

  @Test("what a view is fitted by follows where it is")
  func fittingFollowsTheSurroundings() {
    let part = View()
    let label = part.adding(makeLabel(3, lines: 1), "label")
    Constraints { edges(label, part) }
    #expect(part.systemLayoutSizeFitting(.zero).height == 21)
    root.addSubview(part)
    #expect(part.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 20))
    root.environment = LayoutEnvironment(textMeasurer: BuiltInTextMeasurer())
    #expect(part.systemLayoutSizeFitting(.zero).height == 21)
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    #expect(part.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 20))
    part.removeFromSuperview()
    #expect(part.systemLayoutSizeFitting(.zero).height == 21)
  }

  @Test("a layout of its own inside a tree follows the tree's surroundings")
  func layoutOfItsOwn() {
    let cell = View(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    cell.hasLayoutOfItsOwn = true
    root.addSubview(cell)
    let label = cell.adding(makeLabel(3, lines: 1), "label")
    Constraints { label.leadingAnchor == cell.leadingAnchor + 5 }
    cell.layoutIfNeeded()
    #expect(label.frame == Rect(x: 5, y: 0, width: 30, height: 20))
    root.layoutDirection = .rightToLeft
    cell.layoutIfNeeded()
    #expect(label.frame == Rect(x: 165, y: 0, width: 30, height: 20))
    root.environment = LayoutEnvironment(textMeasurer: BuiltInTextMeasurer())
    cell.layoutIfNeeded()
    #expect(label.frame.height == 21)
    cell.removeFromSuperview()
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 5)
  }

  @Test("subviews stay in the order they were put in, places beyond the ends count as the ends")
  func order() {
    let views = (0..<4).map { _ in View() }
    let outer = View()
    outer.insertSubview(views[0], at: 10)
    outer.insertSubview(views[1], at: -10)
    outer.insertSubview(views[2], at: 1)
    outer.addSubview(views[3])
    #expect(
      outer.subviews.map(ObjectIdentifier.init) == [1, 2, 0, 3].map { ObjectIdentifier(views[$0]) })
    outer.addSubview(views[1])
    #expect(outer.subviews.last === views[1])
    #expect(outer.subviews.count == 4)
  }

  @Test("a view comes in front of a sibling, behind it, to the front and to the back")
  func besides() {
    let third = View()
    var order: [String?] { root.subviews.map(\.identifier) }
    third.identifier = "third"
    root.insertSubview(third, belowSubview: second)
    #expect(order == ["first", "third", "second"])
    root.insertSubview(first, aboveSubview: third)
    #expect(order == ["third", "first", "second"])
    root.insertSubview(second, belowSubview: third)
    #expect(order == ["second", "third", "first"])
    root.sendSubviewToBack(first)
    root.bringSubviewToFront(second)
    #expect(order == ["first", "third", "second"])
    root.bringSubviewToFront(card)
    root.insertSubview(third, aboveSubview: card)
    root.insertSubview(second, aboveSubview: second)
    #expect(order == ["first", "third", "second"] && card.superview === first)
    #expect(crossing.isActive && root.issues == [])
  }

  @Test("points and rectangles are converted between views, as far as they have been scrolled")
  func coordinates() {
    let scroll = root.adding(ScrollView(frame: Rect(x: 50, y: 60, width: 100, height: 100)), "s")
    let inner = scroll.adding(View(frame: Rect(x: 5, y: 6, width: 10, height: 10)), "inner")
    scroll.contentOffset = Point(x: 0, y: 40)
    #expect(inner.convert(Point(x: 1, y: 1), to: root) == Point(x: 56, y: 27))
    #expect(inner.convert(Point(x: 1, y: 1), to: nil) == Point(x: 56, y: 27))
    #expect(root.convert(Point(x: 56, y: 27), to: inner) == Point(x: 1, y: 1))
    #expect(inner.convert(Point(x: 56, y: 27), from: root) == Point(x: 1, y: 1))
    #expect(first.convert(inner.bounds, from: inner) == Rect(x: 45, y: 16, width: 10, height: 10))
    #expect(first.convert(first.bounds, to: second) == Rect(x: -200, y: 0, width: 100, height: 100))
    #expect(scroll.convert(scroll.bounds, to: nil) == scroll.frame)
  }

  @Test("a view cannot be put inside itself: refused, and it stays where it was")
  func cycles() {
    let before = root.allFrames
    for (inner, outer) in [(card, card), (first, title), (root, title), (first, first)] {
      inner.clearIssues()
      outer.clearIssues()
      outer.addSubview(inner)
      #expect(outer.issues == [.cyclicHierarchy(view: inner.displayName)])
      outer.clearIssues()
      outer.insertSubview(inner, at: 0)
      #expect(outer.issues == [.cyclicHierarchy(view: inner.displayName)])
    }
    #expect(first.superview === root && card.superview === first)
    #expect(crossing.isActive)
    root.layoutIfNeeded()
    #expect(root.allFrames == before)
  }

  @Test("views are found by tag, depth first")
  func tags() {
    title.tag = 7
    second.tag = 7
    #expect(root.viewWithTag(7) === title)
    #expect(root.viewWithTag(8) == nil)
    #expect(title.isDescendant(of: first) && !first.isDescendant(of: title))
  }
}
