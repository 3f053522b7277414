import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Refusals")
struct RefusalTests {
  private let root = makeRoot()
  private let a: View
  private let b: View

  init() {
    a = root.adding(View(), "a")
    b = root.adding(View(), "b")
    Constraints {
      a.leftAnchor == root.leftAnchor + 10
      a.widthAnchor == 50
    }
    root.layoutIfNeeded()
  }

  /// Nothing has changed, and layout works.
  private func expectUnchanged(active: Int = 2) {
    #expect(root.activeCount == active)
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 10, y: 0, width: 50, height: 0))
  }

  @Test("numbers that are none are refused where they are set")
  func constants() {
    let width = a.constraints[0]
    for bad in [Double.nan, .infinity, -.infinity] {
      width.constant = bad
      #expect(width.constant == 50)
    }
    #expect(a.issues.count == 3)
    #expect(root.issues.count == 3)
    let places = a.issues.compactMap { issue in
      if case .notFinite(_, let place) = issue { place } else { nil }
    }
    #expect(places.count == 3)
    #expect(places.allSatisfy { $0.contains("a.width == 50.0") && $0.contains("RefusalTests") })
    expectUnchanged()
  }

  @Test("numbers that are none are refused when a constraint is activated")
  func activatingNoNumbers() {
    let bad = [
      b.widthAnchor == Double.nan, b.widthAnchor == a.widthAnchor * Double.infinity,
      b.widthAnchor == a.widthAnchor / 0, b.leftAnchor == a.leftAnchor + .infinity,
      b.widthAnchor * Double.nan == 10,
    ]
    for constraint in bad {
      #expect(throws: LayoutError.self) { try LayoutConstraint.activate([constraint]) }
      b.clearIssues()
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(b.issues.count == 1)
    }
    expectUnchanged()
  }

  @Test("priorities outside 1…1000 are refused")
  func priorities() {
    let width = a.constraints[0]
    for bad in [0, 1_001, -5, Int.max, Int.min] {
      a.clearIssues()
      width.priority = LayoutPriority(bad)
      a.setContentHuggingPriority(LayoutPriority(bad), for: .horizontal)
      a.setContentCompressionResistancePriority(LayoutPriority(bad), for: .vertical)
      #expect(a.issues.count == 2)
      #expect(a.issues.contains(.invalidPriority(bad, in: "a")))
      let size = a.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: LayoutPriority(bad))
      #expect(size == .zero)
    }
    #expect(width.priority == .required)
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    expectUnchanged()
  }

  @Test("views of two trees cannot be related: both ways say so")
  func unrelated() {
    let stranger = View()
    stranger.identifier = "stranger"
    let crossing = a.topAnchor == stranger.topAnchor
    #expect(throws: LayoutError.unrelatedItems("a", "stranger")) {
      try LayoutConstraint.activate([crossing])
    }
    crossing.isActive = true
    #expect(!crossing.isActive)
    #expect(a.issues == [.unrelatedItems("a", "stranger")])
    expectUnchanged()
    root.addSubview(stranger)
    crossing.isActive = true
    #expect(crossing.isActive)
  }

  @Test("pins before the views are in one tree are refused by name, and hold once activated in it")
  func pinsTooEarly() throws {
    let box = View()
    box.identifier = "box"
    let pins = box.pinEdges(to: root, insets: 5)
    #expect(pins.allSatisfy { !$0.isActive })
    root.addSubview(box)
    #expect(root.issues == [.unrelatedItems("box", root.displayName)])
    root.clearIssues()
    try LayoutConstraint.activate(pins)
    root.layoutIfNeeded()
    #expect(box.frame == root.bounds.inset(by: EdgeInsets(all: 5)) && root.issues.isEmpty)
  }

  @Test("a layout of its own inside a tree is another tree to constraints")
  func acrossLayouts() {
    b.hasLayoutOfItsOwn = true
    let inside = b.adding(View(), "inside")
    for (first, second) in [(a, inside), (root, b), (inside, a)] {
      let crossing = first.topAnchor == second.topAnchor
      #expect(throws: LayoutError.self) { try LayoutConstraint.activate([crossing]) }
      crossing.isActive = true
      #expect(!crossing.isActive)
    }
    (inside.topAnchor == b.topAnchor).isActive = true
    #expect(b.constraints.count == 1)
    expectUnchanged(active: 3)
  }

  @Test("a list with one bad constraint is refused as a whole")
  func allOrNothing() {
    let stranger = View()
    let fine = [b.widthAnchor == 10, b.leftAnchor == a.rightAnchor]
    let bad = b.topAnchor == stranger.topAnchor
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate(fine + [bad]) }
    #expect(fine.allSatisfy { !$0.isActive })
    expectUnchanged()
  }

  @Test("a group with one bad constraint is refused, and the view that it is about says so")
  func groups() {
    let stranger = View()
    let group = Constraints(isActive: false) {
      a.heightAnchor == 10
      b.topAnchor == stranger.topAnchor
    }
    group.isActive = true
    #expect(!group.isActive)
    #expect(b.issues.count == 1)
    #expect(a.issues.isEmpty)
    expectUnchanged()
  }

  @Test("frames that are none are refused")
  func frames() {
    let before = root.frame
    for bad in [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
      Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 0, y: 0, width: 1, height: -0.001),
      Rect(x: 0, y: 0, width: .infinity, height: 1),
    ] {
      root.clearIssues()
      root.frame = bad
      #expect(root.frame == before)
      #expect(root.issues.count == 1)
      #expect(View(frame: bad).frame == .zero)
      #expect(View(frame: bad).issues == [.invalidFrame(view: "View")])
    }
    expectUnchanged()
  }

  @Test("sizes to fit that are none are refused")
  func targets() {
    for bad in [Size(width: .nan, height: 0), Size(width: 0, height: .infinity)] {
      a.clearIssues()
      #expect(a.systemLayoutSizeFitting(bad) == .zero)
      #expect(a.issues.count == 1)
    }
    expectUnchanged()
  }

  @Test("a constraint whose item is gone is refused, and does nothing")
  func deadItems() {
    func dead() -> LayoutConstraint { b.leftAnchor == View().leftAnchor }
    func deadFirst() -> LayoutConstraint { View().leftAnchor == b.leftAnchor }
    for constraint in [dead(), deadFirst()] {
      constraint.isActive = true
      constraint.constant = 4
      constraint.priority = 3
      constraint.constant = .nan
      #expect(!constraint.isActive)
      #expect(constraint.description.contains("(gone)"))
      #expect(throws: LayoutError.self) { try LayoutConstraint.activate([constraint]) }
    }
    #expect(b.issues.count == 2)
    let guide = LayoutGuide()
    let homeless = guide.widthAnchor == 10
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate([homeless]) }
    homeless.isActive = true
    #expect(!homeless.isActive)
    expectUnchanged()
  }

  @Test("a font that cannot be measured is refused, and an issue of its label")
  func fonts() {
    for size in [0, -1, Double.nan, .infinity] {
      let label = root.adding(makeLabel(3), "label")
      label.font = .system(size: size)
      let group = Constraints {
        label.topAnchor == root.topAnchor
        b.topAnchor == label.firstBaselineAnchor
        b.bottomAnchor == label.lastBaselineAnchor + 7
      }
      root.layoutIfNeeded()
      #expect(label.font == .system(size: 17))
      #expect(label.frame.size == Size(width: 30, height: 20))
      let texts = label.issues.filter { if case .text = $0 { true } else { false } }
      #expect(texts.count == 1)
      #expect(label.issues.count == 1)
      #expect(root.issues.count == 1)
      root.clearIssues()
      #expect(label.issues.isEmpty)
      group.isActive = false
      label.removeFromSuperview()
      expectUnchanged()
    }
  }

  @Test("scales that are none count as one, odd preferred widths and line limits as none")
  func oddSettings() {
    for scale in [0, -2, Double.nan, .infinity] {
      root.environment = LayoutEnvironment(
        scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
      expectUnchanged()
    }
    let label = root.adding(makeLabel(3), "label")
    label.translatesAutoresizingMaskIntoConstraints = false
    for odd in [Double.nan, -.infinity, .infinity, -4] {
      label.preferredMaxLayoutWidth = odd
      label.numberOfLines = odd > 0 ? Int.max : Int.min
      root.layoutIfNeeded()
      #expect(label.frame.size == Size(width: 30, height: 20))
    }
    #expect(root.issues.isEmpty && label.issues.isEmpty)
  }
}
