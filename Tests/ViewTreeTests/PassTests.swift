import LayoutGeometry
import Testing
import ViewTree

@Suite("Passes")
struct PassTests {
  private let log = ProbeView.Log()
  private let root = ProbeView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let outer = ProbeView()
  private let inner = ProbeView()
  private let left: LayoutConstraint
  private let width: LayoutConstraint

  init() {
    root.identifier = "root"
    root.adding(outer, "outer")
    outer.adding(inner, "inner")
    left = outer.leftAnchor == root.leftAnchor
    width = outer.widthAnchor == 100
    Constraints {
      left
      width
      edges(inner, outer, inset: 10)
      outer.heightAnchor == 50
    }
    for view in [root, outer, inner] { view.log = log }
    root.layoutIfNeeded()
  }

  @Test(
    "the first layout updates every view's constraints, inner ones first, and lays each out once")
  func firstLayout() {
    #expect(
      log.take() == [
        "update inner", "update outer", "update root", "layout root", "layout outer",
        "layout inner",
      ])
    root.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("a view that comes later makes its constraints in the next layout, without being asked to")
  func makingConstraints() {
    _ = log.take()
    let late = ProbeView()
    late.log = log
    late.onUpdate = { [unowned late] in late.pinEdges(to: outer, insets: 5) }
    outer.adding(late, "late")
    root.layoutIfNeeded()
    #expect(late.frame == outer.bounds.inset(by: EdgeInsets(all: 5)))
    #expect(log.take() == ["update late", "layout late"])
    root.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("constraints are updated at once where that is asked for, and by layout no second time")
  func updatingAtOnce() {
    _ = log.take()
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect(log.take() == ["update inner"])
    root.updateConstraintsIfNeeded()
    #expect(log.take() == ["update outer"])
    root.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("subviews are laid out again when a size changes, and not when a view merely moves")
  func sizesAndMoves() {
    _ = log.take()
    left.constant = 40
    root.layoutIfNeeded()
    #expect(log.take() == [])
    #expect(outer.frame.minX == 40)
    width.constant = 110
    root.layoutIfNeeded()
    #expect(log.take() == ["layout outer", "layout inner"])
    root.frame = Rect(x: 5, y: 5, width: 300, height: 300)
    root.layoutIfNeeded()
    #expect(log.take() == [])
    root.frame = Rect(x: 5, y: 5, width: 301, height: 300)
    root.layoutIfNeeded()
    #expect(log.take() == ["layout root"])
  }

  @Test("a view that asks is laid out, once")
  func asking() {
    _ = log.take()
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == ["layout inner"])
  }

  @Test("constraints are updated once, subviews first, before the system is solved")
  func updating() {
    _ = log.take()
    inner.onUpdate = { [width] in width.constant += 1 }
    for view in [root, outer, inner] { view.setNeedsUpdateConstraints() }
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(
      log.take() == ["update inner", "update outer", "update root", "layout outer", "layout inner"])
    #expect(outer.frame.width == 101)
    root.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("fitting updates constraints too, but lays nothing out")
  func fitting() {
    _ = log.take()
    inner.onUpdate = { [width] in width.constant = 77 }
    inner.setNeedsUpdateConstraints()
    #expect(root.systemLayoutSizeFitting(Size(width: 10, height: 10)).width >= 0)
    #expect(log.take() == ["update inner"])
    #expect(outer.systemLayoutSizeFitting(.zero) == Size(width: 77, height: 50))
    #expect(outer.frame.width == 100)
  }

  @Test("in layoutSubviews the frames of the subviews are those of the constraints")
  func framesInLayoutSubviews() {
    var seen: [Rect] = []
    outer.onLayout = { [inner] in seen.append(inner.frame) }
    width.constant = 60
    root.layoutIfNeeded()
    #expect(seen == [Rect(x: 10, y: 10, width: 40, height: 30)])
  }

  @Test("a layout asked for inside layoutSubviews happens")
  func nestedLayout() {
    let extra = outer.adding(View(), "extra")
    let extraWidth = extra.widthAnchor == 1
    Constraints { extraWidth }
    var seen = 0.0
    outer.onLayout = { [outer] in
      extraWidth.constant = 33
      outer.layoutIfNeeded()
      seen = extra.frame.width
    }
    width.constant = 60
    root.layoutIfNeeded()
    #expect(seen == 33)
    #expect(extra.frame.width == 33)
    #expect(root.issues.isEmpty)
  }

  @Test("views added or removed inside layoutSubviews are laid out in the same call")
  func changesInLayoutSubviews() {
    let added = View()
    let after = root.adding(View(), "after")
    Constraints {
      after.leftAnchor == outer.rightAnchor + 0.5
      after.widthAnchor == 7
    }
    root.onLayout = { [root, outer] in
      guard outer.superview != nil else { return }
      outer.removeFromSuperview()
      root.adding(added, "added")
      Constraints {
        added.leftAnchor == root.leftAnchor + 3
        added.widthAnchor == 9
        after.leftAnchor == added.rightAnchor
      }
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(added.frame == Rect(x: 3, y: 0, width: 9, height: 0))
    #expect(after.frame.minX == 12)
    #expect(root.issues.isEmpty)
  }
}

/// A class as users write it, without an initializer.
private final class UserView: View {
  var count = 1
}

@Suite("Subclasses")
struct SubclassTests {
  @Test("a class of another module can be made without a frame, and with one")
  func initializers() {
    #expect(UserView().frame == .zero)
    #expect(UserView(frame: Rect(x: 1, y: 2, width: 3, height: 4)).bounds.width == 3)
  }
}
