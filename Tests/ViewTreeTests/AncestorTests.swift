import LayoutGeometry
import Testing
import ViewTree

@Suite("Across levels")
struct AncestorTests {
  @Test("a nephew follows his uncle, and his frame counts from his own superview")
  func nephew() {
    let root = makeRoot(width: 400, height: 400)
    let uncle = root.adding(View(frame: Rect(x: 100, y: 120, width: 50, height: 60)), "uncle")
    let father = root.adding(View(frame: Rect(x: 30, y: 40, width: 200, height: 300)), "father")
    let nephew = father.adding(View(), "nephew")
    Constraints {
      nephew.leftAnchor == uncle.rightAnchor + 5
      nephew.topAnchor == uncle.centerYAnchor
      nephew.widthAnchor == uncle.widthAnchor * 2
      nephew.heightAnchor == 10
    }
    root.layoutIfNeeded()
    #expect(nephew.frame == Rect(x: 125, y: 110, width: 100, height: 10))
    #expect(nephew.frameFromRoot == Rect(x: 155, y: 150, width: 100, height: 10))
    father.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(nephew.frame == Rect(x: 155, y: 150, width: 100, height: 10))
  }

  @Test("a multiplied position counts from the nearest common ancestor")
  func multipliedPosition() {
    let root = makeRoot(width: 1_000, height: 1_000)
    let house = root.adding(View(frame: Rect(x: 500, y: 500, width: 400, height: 400)), "house")
    let uncle = house.adding(View(frame: Rect(x: 100, y: 60, width: 50, height: 40)), "uncle")
    let father = house.adding(View(frame: Rect(x: 30, y: 40, width: 300, height: 300)), "father")
    let nephew = father.adding(View(), "nephew")
    Constraints {
      nephew.leftAnchor == uncle.rightAnchor * 2 + 1
      nephew.bottomAnchor == uncle.bottomAnchor * 1.5
      nephew.widthAnchor == 10
      nephew.heightAnchor == 10
    }
    root.layoutIfNeeded()
    #expect(nephew.frame == Rect(x: 301 - 30, y: 150 - 10 - 40, width: 10, height: 10))
  }

  @Test("a centre times two thirds of the superview's centre is at a third of its width")
  func multipliedCentre() {
    let root = makeRoot(width: 300, height: 600)
    let box = root.adding(View(), "box")
    Constraints {
      box.centerXAnchor == root.centerXAnchor * (2.0 / 3)
      box.centerYAnchor == root.bottomAnchor * 0.25
      box.widthAnchor == 20
      box.heightAnchor == 20
    }
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 90, y: 140, width: 20, height: 20))
  }

  @Test("a multiplied leading position mirrors as a whole")
  func multipliedMirror() {
    let root = makeRoot(width: 300)
    root.layoutDirection = .rightToLeft
    let father = root.adding(View(frame: Rect(x: 40, y: 0, width: 200, height: 100)), "father")
    let (a, b) = (root.adding(View(), "a"), father.adding(View(), "b"))
    Constraints {
      a.leadingAnchor == root.leadingAnchor + 30
      a.widthAnchor == 20
      b.leadingAnchor == a.trailingAnchor * 2
      b.widthAnchor == 10
    }
    root.layoutIfNeeded()
    #expect(a.frameFromRoot.maxX == 270)
    #expect(b.frameFromRoot.maxX == 200)
  }

  @Test("a guide takes part like a view and tells where it lies")
  func guides() {
    let root = makeRoot(width: 400, height: 400)
    let part = root.adding(View(frame: Rect(x: 50, y: 50, width: 300, height: 300)), "part")
    let guide = LayoutGuide()
    guide.identifier = "gap"
    part.addLayoutGuide(guide)
    let (left, right) = (part.adding(View(), "left"), root.adding(View(), "right"))
    Constraints {
      guide.leadingAnchor == left.trailingAnchor
      right.leadingAnchor == guide.trailingAnchor
      guide.widthAnchor == 40
      guide.topAnchor == part.topAnchor + 10
      guide.heightAnchor == 20
      left.leadingAnchor == part.leadingAnchor
      left.widthAnchor == 60
      right.topAnchor == guide.lastBaselineAnchor
      right.widthAnchor == guide.heightAnchor
    }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 60, y: 10, width: 40, height: 20))
    #expect(right.frame == Rect(x: 150, y: 80, width: 20, height: 0))
    #expect(root.issues.isEmpty)
    part.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(part.constraints.count == 1 && left.constraints.count == 1)
    root.layoutIfNeeded()
    #expect(left.frame.width == 60)
    #expect(guide.owningView == nil)
  }

  @Test("the nearest common ancestor owns an active constraint")
  func owners() {
    let root = makeRoot()
    let part = root.adding(View(), "part")
    let (a, b) = (part.adding(View(), "a"), part.adding(View(), "b"))
    Constraints {
      a.leftAnchor == b.leftAnchor
      a.widthAnchor == 10
      a.topAnchor == root.topAnchor
      b.topAnchor == part.topAnchor
    }
    #expect(part.constraints.count == 2)
    #expect(a.constraints.count == 1)
    #expect(root.constraints.count == 1)
    #expect(b.constraints.isEmpty)
  }
}
