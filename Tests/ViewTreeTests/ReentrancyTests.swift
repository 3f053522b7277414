import LayoutGeometry
import Testing
import ViewTree

/// A view that lays out at once whenever its value is set.
private final class Eager: View {
  var value = 0.0 {
    didSet { layoutIfNeeded() }
  }
}

@Suite("Callbacks that change the tree")
struct ReentrancyTests {
  private let root = ProbeView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let probe = ProbeView()
  private let box = View()

  init() {
    root.adding(probe, "probe").pinEdges(to: root)
    probe.adding(box, "box")
  }

  /// Only `view`, laid out from the start, would lie as it does.
  private func isSettled() -> Bool {
    let before = root.allFrames
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return root.allFrames == before
  }

  @Test("a constraint deactivated in layoutSubviews does not count in the same call")
  func deactivation() {
    box.pinEdges([.leading, .top], to: probe)
    let wide = (box.widthAnchor == 200).with(identifier: "wide")
    (box.widthAnchor == 50).with(priority: 500).isActive = true
    wide.isActive = true
    probe.onLayout = { wide.isActive = false }
    root.layoutIfNeeded()
    #expect(box.frame.width == 50 && root.issues == [] && isSettled())
  }

  @Test("a priority changed in updateConstraints counts in the same call")
  func priority() {
    box.pinEdges([.leading, .top], to: probe)
    let (wide, narrow) = (box.widthAnchor == 200, box.widthAnchor == 50)
    for constraint in [wide, narrow] { constraint.with(priority: 500).isActive = true }
    probe.onUpdate = {
      narrow.priority = narrow.priority == .required ? 400 : .required
    }
    for width in [50.0, 200, 50] {
      probe.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
      #expect(box.frame.width == width && root.issues == [])
    }
  }

  @Test("a setter that lays out at once, called in a layout, ends")
  func eagerSetter() {
    let eager = probe.adding(Eager(), "eager")
    eager.pinEdges([.leading, .top], to: probe)
    let width = eager.width(10)
    probe.onLayout = {
      width.constant = 40
      eager.value = 40
    }
    root.layoutIfNeeded()
    #expect(eager.frame.width == 40 && root.issues == [] && isSettled())
  }

  @Test("a view that leaves its superview in its own layout is gone, and its siblings are laid out")
  func removesItself() {
    let sibling = root.adding(View(), "sibling")
    sibling.pinEdges(to: root, insets: 10)
    probe.onLayout = { [weak probe] in probe?.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(probe.superview == nil && root.subviews.map(\.identifier) == ["sibling"])
    #expect(sibling.frame == Rect(x: 10, y: 10, width: 280, height: 280))
    #expect(root.issues == [] && isSettled())
  }

  @Test("a view that empties its superview in a layout leaves nothing behind, itself included")
  func removesAll() {
    for number in 0..<5 {
      let view = ProbeView()
      root.adding(view, "\(number)").pinEdges(to: root)
      view.onLayout = { [weak root] in
        for view in root?.subviews ?? [] { view.removeFromSuperview() }
      }
    }
    root.layoutIfNeeded()
    #expect(root.subviews.isEmpty && root.activeCount == 0 && root.issues == [])
  }

  @Test("a view that goes into another superview in its own layout is laid out there")
  func moves() {
    let other = root.adding(View(), "other")
    other.pinEdges(to: root, insets: 50)
    probe.onLayout = { [weak probe] in
      guard let probe, probe.superview !== other else { return }
      other.addSubview(probe)
      probe.pinEdges(to: other, insets: 5)
    }
    root.layoutIfNeeded()
    #expect(probe.frame == Rect(x: 5, y: 5, width: 190, height: 190))
    #expect(root.issues == [] && isSettled())
  }

  @Test("a view that takes itself in, or what it is in, in its own layout is refused and laid out")
  func cycles() {
    probe.onLayout = { [weak probe, weak root] in
      guard let probe, let root else { return }
      probe.addSubview(probe)
      probe.addSubview(root)
    }
    root.layoutIfNeeded()
    #expect(probe.frame == root.frame && probe.subviews.map(\.identifier) == ["box"])
    #expect(
      root.issues == [.cyclicHierarchy(view: "probe"), .cyclicHierarchy(view: root.displayName)])
  }

  @Test("constraints between views that were removed are refused, and name both")
  func removedViews() {
    let (one, two) = (root.adding(View(), "one"), root.adding(View(), "two"))
    let constraint = one.leadingAnchor == two.trailingAnchor
    constraint.isActive = true
    one.removeFromSuperview()
    two.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(throws: LayoutError.unrelatedItems("one", "two")) {
      try LayoutConstraint.activate([constraint])
    }
    constraint.isActive = true
    #expect(!constraint.isActive && one.issues == [.unrelatedItems("one", "two")])
    root.layoutIfNeeded()
    #expect(root.issues == [])
  }

  @Test(
    "multipliers however large or small leave finite frames",
    arguments: [Double.leastNonzeroMagnitude, 1e-200, 1e-9, 1e9, 1e100, 1e300, -1e300])
  func multipliers(_ multiplier: Double) {
    box.pinEdges([.leading, .top], to: probe)
    box.widthAnchor.constraint(equalTo: probe.widthAnchor, multiplier: multiplier).isActive = true
    box.heightAnchor.constraint(
      lessThanOrEqualTo: box.widthAnchor, multiplier: multiplier
    ).isActive = true
    root.layoutIfNeeded()
    #expect(root.allFrames.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
    let before = root.allFrames
    do throws(LayoutError) {
      try root.layout()
    } catch {
      #expect(root.allFrames == before)
    }
  }

  @Test("a set that names a constraint twice, or is chosen again, has each of its constraints once")
  func duplicates() {
    box.pinEdges([.leading, .top], to: probe)
    let width = box.widthAnchor == 70
    for name in ["wide", "wide", "other", "wide"] {
      probe.constraints(name) {
        width
        width
        box.heightAnchor == 20
      }
      root.layoutIfNeeded()
      #expect(root.activeCount == 4 + 2 + 2)
      #expect(box.frame == Rect(x: 0, y: 0, width: 70, height: 20) && root.issues == [])
    }
  }

  /// Moves a subview that is about to go to another view, once.
  private final class Forwarder: View {
    var next: View?
    override func willRemoveSubview(_ subview: View) {
      guard let next else { return }
      self.next = nil
      next.addSubview(subview)
    }
  }

  @Test("a view that is moved on while it goes stays where it is put", arguments: [true, false])
  func movedOnWhileGoing(isRemoved: Bool) {
    let (first, second, third, view) = (Forwarder(), View(), View(), View())
    first.addSubview(view)
    first.next = second
    if isRemoved { view.removeFromSuperview() } else { third.addSubview(view) }
    #expect(view.superview === second)
    #expect(first.subviews.isEmpty && third.subviews.isEmpty)
    #expect(second.subviews.map(ObjectIdentifier.init) == [view].map(ObjectIdentifier.init))
  }

  /// Does something when it is about to move.
  private final class Mover: View {
    var onMove: () -> Void = {}
    override func willMove(toSuperview newSuperview: View?) { onMove() }
  }

  @Test("the place of a view is found when all have been told that it comes")
  func placeAfterCallbacks() {
    let (outer, first, second) = (View(), View(), View())
    let (front, between) = (Mover(), Mover())
    front.onMove = { outer.addSubview(first) }
    outer.addSubview(front)
    #expect(outer.subviews.map(ObjectIdentifier.init) == [first, front].map(ObjectIdentifier.init))
    outer.addSubview(second)
    between.onMove = { first.removeFromSuperview() }
    outer.insertSubview(between, belowSubview: second)
    #expect(
      outer.subviews.map(ObjectIdentifier.init)
        == [front, between, second].map(ObjectIdentifier.init))
  }

  /// Lays its tree out when it is asked for its contents, once `change` is set, after calling that.
  private final class Asker: View {
    var change: (() -> Void)?

    override var intrinsicContentSize: Size {
      if let change {
        self.change = nil
        change()
        superview?.layoutIfNeeded()
      }
      return Size(width: 10, height: 10)
    }
  }

  @Test("a layout that is asked for while contents are comes with the next round")
  func layoutInContents() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let views = (0..<4).map { _ in Asker() }
    for view in views {
      root.addSubview(view)
      view.pinEdges([.leading, .top], to: root, insets: 5)
    }
    root.layoutIfNeeded()
    let arrival = Asker()
    views[3].change = {
      for view in views.prefix(3) { view.removeFromSuperview() }
      root.addSubview(arrival)
      arrival.pinAfter(views[3], spacing: 2)
      arrival.pinEdges(.top, to: root)
    }
    views[3].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(
      root.subviews.map(\.frame) == [
        Rect(x: 5, y: 5, width: 10, height: 10), Rect(x: 17, y: 0, width: 10, height: 10),
      ])
    #expect(root.issues.isEmpty)
  }
}
