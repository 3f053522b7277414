import LayoutGeometry
import Testing
import ViewTree

@Suite("Ways to declare constraints")
struct DeclaringTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  @Test("pins return their constraints, active and with the place where they were written")
  func pins() {
    let (a, b) = (root.adding(View(), "a"), root.adding(View(), "b"))
    let made =
      a.pinEdges([.leading, .top], to: root, insets: 8) + a.size(30)
      + [b.pinBelow(a, spacing: 4), b.pinAfter(a, spacing: 6), b.width(50), b.aspectRatio(2)]
    root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 8, y: 8, width: 30, height: 30))
    #expect(b.frame == Rect(x: 44, y: 42, width: 50, height: 25))
    #expect(made.allSatisfy { $0.isActive && $0.source != nil })
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    made[2].constant = 40
    root.layoutIfNeeded()
    #expect(a.frame.width == 40)
  }

  @Test("a centre is pinned with an offset, guides are pinned as views are")
  func guides() {
    let (guide, view) = (LayoutGuide(), root.adding(View(), "view"))
    root.addLayoutGuide(guide)
    guide.pinEdges(to: root.layoutMarginsGuide)
    view.size(Size(width: 20, height: 10))
    view.pinCenter(to: guide, offset: Point(x: 5, y: -5))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 284, height: 184))
    #expect(view.frame == Rect(x: 145, y: 90, width: 20, height: 10))
  }

  @Test("pins that cannot be activated are kept as an issue, and none of them is active")
  func refusedPins() {
    let (inside, outside) = (root.adding(View(), "inside"), View())
    let made = inside.pinEdges(to: outside)
    #expect(made.allSatisfy { !$0.isActive })
    #expect(root.issues.count == 1)
  }

  @Test("a set of constraints replaces the one before, however often it is asked for")
  func sets() {
    let view = root.adding(View(), "view")
    for round in 0..<10 {
      let isTall = round % 2 == 0
      for _ in 0..<3 {
        root.constraints(isTall ? "tall" : "wide") {
          view.widthAnchor == (isTall ? 10 : 100)
          view.heightAnchor == (isTall ? 100 : 10)
          view.leadingAnchor == root.leadingAnchor
          view.topAnchor == root.topAnchor
        }
      }
      root.layoutIfNeeded()
      #expect(root.activeCount == 4)
      #expect(root.issues == [])
      #expect(root.activeConstraints() == (isTall ? "tall" : "wide"))
      #expect(view.frame.height == (isTall ? 100 : 10))
    }
    root.deactivateConstraints()
    #expect(root.activeCount == 0 && root.activeConstraints() == nil)
  }

  @Test("what two sets have in common stays the same constraint")
  func commonConstraints() {
    let view = root.adding(View(), "view")
    let first = root.constraints("a") {
      view.widthAnchor == 10
      view.heightAnchor == 20
    }
    let second = root.constraints("b") {
      view.widthAnchor == 30
      view.topAnchor == root.topAnchor
    }
    #expect(first[0] === second[0] && second[0].constant == 30)
    #expect(!first[1].isActive && second[1].isActive)
  }

  @Test("groups do not touch each other; a set that cannot be activated leaves the one before")
  func groups() {
    let (view, stranger) = (root.adding(View(), "view"), View())
    root.constraints("on", in: "size") { view.widthAnchor == 10 }
    root.constraints("on", in: "place") { view.leadingAnchor == root.leadingAnchor }
    root.constraints("off", in: "size") {
      view.heightAnchor == 10
      view.leadingAnchor == stranger.leadingAnchor
    }
    #expect(root.activeConstraints(in: "size") == "on")
    #expect(root.activeCount == 2)
    #expect(root.issues.count == 1)
  }

  @Test("sums of extents and distances between positions")
  func sums() {
    let (a, b, c) = (root.adding(View(), "a"), root.adding(View(), "b"), root.adding(View(), "c"))
    let total = a.widthAnchor + b.widthAnchor <= 200
    let gaps = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor), multiplier: 2)
    Constraints {
      total
      gaps
      a.leadingAnchor == root.leadingAnchor
      a.widthAnchor == 150
      (b.widthAnchor == 100).with(priority: 500)
      c.trailingAnchor == root.trailingAnchor
      c.widthAnchor == 10
      b.topAnchor == root.topAnchor + a.widthAnchor * 0.5
    }
    root.layoutIfNeeded()
    #expect(b.frame.width == 50)
    #expect(b.frame.minX == 210 && c.frame.minX == 290)
    #expect(b.frame.minY == 75)
    #expect(total.description == "a.width + b.width <= 200.0")
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 300 && b.frame.maxX == 90 && c.frame.maxX == 10)
  }

  @Test("a multiplier can change while live")
  func multiplier() {
    let view = root.adding(View(), "view")
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    Constraints { width }
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    width.multiplier = 0.25
    root.layoutIfNeeded()
    #expect(view.frame.width == 75)
    width.multiplier = .nan
    #expect(width.multiplier == 0.25 && root.issues.count == 1)
  }

  @Test("the standard distance between neighbours")
  func systemSpacing() {
    let (a, b) = (root.adding(View(), "a"), root.adding(View(), "b"))
    a.pinEdges([.leading, .top], to: root)
    a.size(20)
    Constraints {
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor)
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2)
    }
    root.layoutIfNeeded()
    #expect(b.frame.origin == Point(x: 28, y: 36))
  }
}
