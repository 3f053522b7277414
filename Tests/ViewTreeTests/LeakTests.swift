import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Lifetimes")
struct LeakTests {
  /// What points weakly at parts of a tree.
  private struct Weak {
    weak var object: AnyObject?
  }

  private func parts(of view: View) -> [Weak] {
    [Weak(object: view)] + view.constraints.map { Weak(object: $0) }
      + view.layoutGuides.map { Weak(object: $0) } + view.subviews.flatMap { parts(of: $0) }
  }

  private func makeTree() -> View {
    let root = makeRoot()
    let part = root.adding(View(), "part")
    let label = part.adding(makeLabel(50), "label")
    let guide = LayoutGuide()
    part.addLayoutGuide(guide)
    root.adding(View(frame: Rect(x: 0, y: 0, width: 10, height: 10)), "masked")
    Constraints {
      edges(part, root)
      edges(label, part)
      guide.widthAnchor == label.widthAnchor
    }
    return root
  }

  @Test(
    "a tree goes when nobody holds it",
    arguments: ["untouched", "laid out", "fitted", "changed", "in conflict", "refused"])
  func trees(use: String) {
    var found: [Weak] = []
    do {
      let root = makeTree()
      let label = root.subviews[0].subviews[0]
      found = parts(of: root)
      switch use {
      case "laid out": root.layoutIfNeeded()
      case "fitted":
        _ = root.systemLayoutSizeFitting(.zero)
        _ = root.subviews[0].systemLayoutSizeFitting(.zero)
        _ = label.systemLayoutSizeFitting(.zero)
      case "changed":
        root.layoutIfNeeded()
        root.invalidateIntrinsicContentSize()
        root.constraints[0].constant = 3
        root.subviews[1].frame = Rect(x: 1, y: 1, width: 1, height: 1)
        root.frame = Rect(x: 0, y: 0, width: 1, height: 1)
      case "in conflict":
        (label.widthAnchor == 1_000).isActive = true
        root.layoutIfNeeded()
        #expect(root.conflicts.count == 1)
      case "refused":
        (label.widthAnchor == Double.nan).isActive = true
        (label.widthAnchor == 1e300).isActive = true
        _ = try? root.layout()
      default: break
      }
    }
    #expect(found.count > 10)
    #expect(found.allSatisfy { $0.object == nil })
  }

  @Test("fifty thousand views, each inside another, go without running out of stack")
  func nested() {
    weak var innermost: View?
    weak var middle: View?
    do {
      var root = View()
      innermost = root
      for level in 0..<50_000 {
        let outer = View()
        outer.addSubview(root)
        root = outer
        if level == 25_000 { middle = root }
      }
      #expect(innermost?.superview != nil)
      #expect(middle != nil)
    }
    #expect(innermost == nil)
    #expect(middle == nil)
  }

  @Test("a label that is a root of its own goes")
  func loneLabel() {
    weak var gone: View?
    do {
      let label = makeLabel(40)
      label.layoutIfNeeded()
      _ = label.systemLayoutSizeFitting(.zero)
      gone = label
    }
    #expect(gone == nil)
  }

  @Test("a removed view goes at once, and its constraints with it")
  func removedViews() {
    let root = makeTree()
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(.zero)
    weak var part: View?
    weak var inner: LayoutConstraint?
    weak var crossing: LayoutConstraint?
    do {
      part = root.subviews[0]
      inner = root.subviews[0].constraints[0]
      crossing = root.constraints[0]
      root.subviews[0].removeFromSuperview()
    }
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(.zero)
    #expect(part == nil)
    #expect(inner == nil)
    #expect(crossing == nil)
  }

  @Test("a deactivated constraint that nobody holds goes")
  func deactivatedConstraints() {
    let root = makeTree()
    root.layoutIfNeeded()
    weak var gone: LayoutConstraint?
    do {
      let constraint = root.subviews[1].heightAnchor >= 1
      constraint.isActive = true
      root.layoutIfNeeded()
      constraint.isActive = false
      gone = constraint
    }
    root.layoutIfNeeded()
    #expect(gone == nil)
  }

  @Test("a constraint keeps neither of its items alive, an inactive group none of its views")
  func constraintsHoldNothing() {
    weak var gone: View?
    let kept: Constraints
    do {
      let root = makeTree()
      gone = root
      kept = Constraints { root.subviews[0].widthAnchor >= 10 }
      #expect(kept.isActive)
      root.layoutIfNeeded()
    }
    #expect(gone == nil)
    #expect(!kept.isActive)
    kept.isActive = true
    #expect(!kept.isActive)
    #expect(kept.constraints.first?.firstItem == nil)
  }

  @Test("views made and removed by the hundred, at recycled addresses, are each laid out afresh")
  func recycledAddresses() {
    let root = makeRoot()
    for count in 0..<300 {
      do {
        let label = root.adding(makeLabel(count % 7 * 20), "label")
        Constraints {
          label.leftAnchor == root.leftAnchor
          label.widthAnchor == 100
        }
        root.layoutIfNeeded()
        #expect(label.frame.height == Double(count % 7 * 40))
      }
      root.subviews[0].removeFromSuperview()
      if count % 3 == 0 { root.layoutIfNeeded() }
    }
    #expect(root.activeCount == 0 && root.issues.isEmpty)
  }
}
