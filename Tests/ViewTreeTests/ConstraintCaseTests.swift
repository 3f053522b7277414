import LayoutGeometry
import Testing
import ViewTree

@Suite("Constraints")
struct ConstraintCaseTests {
  @Test("a required width becomes optional and required again")
  func priorityToAndFromRequired() {
    let root = makeRoot()
    let box = root.adding(View(), "box")
    let hundred = box.widthAnchor == 100
    Constraints {
      hundred
      box.leftAnchor == root.leftAnchor
    }
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
    hundred.priority = 500
    let fifty = (box.widthAnchor == 50).with(priority: 750)
    fifty.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    hundred.priority = .required
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
    #expect(root.issues.isEmpty)
  }

  @Test("attributes that do not go together are a typed error")
  func incompatibleAttributes() throws {
    let root = makeRoot()
    let box = root.adding(View(), "box")
    let wrong: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .left), (.left, .leading), (.trailing, .right), (.right, .trailing),
      (.leading, .top), (.centerY, .centerX), (.top, .height), (.width, .left),
      (.firstBaseline, .centerX), (.leading, .right),
    ]
    for (first, second) in wrong {
      #expect(throws: LayoutError.incompatibleAttributes(first, second)) {
        try LayoutConstraint(item: box, attribute: first, toItem: root, attribute: second)
      }
    }
    for attribute in [LayoutAttribute.left, .centerX, .lastBaseline, .trailing] {
      #expect(throws: LayoutError.positionWithoutItem(attribute)) {
        try LayoutConstraint(item: box, attribute: attribute, constant: 10)
      }
    }
    let fine: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .centerX), (.centerX, .right), (.width, .height), (.firstBaseline, .top),
    ]
    for (first, second) in fine {
      let made = try LayoutConstraint(
        item: box, attribute: first, toItem: root, attribute: second)
      #expect(made.secondAttribute == second)
    }
  }

  @Test("numbers that are none are typed errors of the initializer")
  func notFinite() {
    let box = View()
    for bad in [Double.infinity, -.infinity] {
      #expect(throws: LayoutError.notFinite(bad, in: "View.width (file:7)")) {
        try LayoutConstraint(item: box, attribute: .width, constant: bad, file: "file", line: 7)
      }
      #expect(throws: LayoutError.notFinite(bad, in: "View.width (file:7)")) {
        try LayoutConstraint(
          item: box, attribute: .width, toItem: box, attribute: .height, multiplier: bad,
          file: "file", line: 7)
      }
    }
    #expect(throws: LayoutError.self) {
      try LayoutConstraint(item: box, attribute: .width, constant: .nan)
    }
  }

  @Test(
    "leading and trailing mirror, against an edge and against the centre",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func mirroring(direction: LayoutDirection) {
    let root = makeRoot(width: 300)
    root.layoutDirection = direction
    let (edge, centre, end) = (
      root.adding(View(), "edge"), root.adding(View(), "centre"), root.adding(View(), "end")
    )
    Constraints {
      for view in [edge, centre, end] { view.widthAnchor == 100 }
      edge.leadingAnchor == root.leadingAnchor + 20
      centre.trailingAnchor == root.centerXAnchor - 20
      end.trailingAnchor <= root.trailingAnchor - 30
      (end.leadingAnchor == root.leadingAnchor + 1_000).with(priority: 900)
    }
    root.layoutIfNeeded()
    let isLeftToRight = direction == .leftToRight
    #expect(edge.frame.minX == (isLeftToRight ? 20 : 180))
    #expect(centre.frame.minX == (isLeftToRight ? 30 : 170))
    #expect(end.frame.minX == (isLeftToRight ? 170 : 30))
    #expect(root.issues.isEmpty)
  }

  @Test("the direction can change while live, also in a part of the tree")
  func liveDirection() {
    let root = makeRoot(width: 300)
    let part = root.adding(View(), "part")
    let box = part.adding(View(), "box")
    Constraints {
      edges(part, root)
      box.leadingAnchor == part.leadingAnchor + 20
      box.widthAnchor == 100
    }
    root.layoutIfNeeded()
    #expect(box.frame.minX == 20)
    part.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 180)
    part.layoutDirection = nil
    root.layoutIfNeeded()
    #expect(box.frame.minX == 20)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 180)
  }

  @Test("the same conflict drops the same constraint a hundred times")
  func sameConflict() {
    let root = makeRoot()
    let box = root.adding(View(), "box")
    Constraints {
      box.leftAnchor == root.leftAnchor
      (box.widthAnchor == 100).with(identifier: "first")
      (box.widthAnchor == 120).with(identifier: "second")
      (box.widthAnchor >= 110).with(identifier: "third")
    }
    var reports: Set<String> = []
    for _ in 0..<100 {
      root.setNeedsLayout()
      box.setContentHuggingPriority(251, for: .vertical)
      root.layoutIfNeeded()
      reports.insert(root.conflicts.map(\.description).joined(separator: "\n"))
      #expect(box.frame.width == 100)
    }
    #expect(reports.count == 1)
    #expect(root.conflicts.map(\.identifiers) == [["first", "second"], ["first", "third"]])
    #expect(root.conflicts.allSatisfy { $0.dropped == $0.members.count - 1 })
  }

  @Test("a view takes constraints between what is inside it, and lets go of no others")
  func constraintsOfAView() {
    let root = makeRoot()
    let (box, other) = (root.adding(View(), "box"), root.adding(View(), "other"))
    let inside = box.adding(View(), "inside")
    let (width, across) = (inside.widthAnchor == 10, other.topAnchor == inside.topAnchor)
    box.addConstraints([width, across])
    #expect(!width.isActive && !across.isActive)
    #expect(box.issues == [.unrelatedItems("box", "other")])
    root.addConstraints([width, across])
    #expect(width.isActive && across.isActive && root.constraints.contains { $0 === across })
    box.removeConstraint(across)
    #expect(across.isActive)
    box.removeConstraints([width])
    #expect(!width.isActive)
    root.removeConstraint(across)
    box.addConstraint(width)
    #expect(width.isActive && !across.isActive)
  }

  @Test("messages show a relation solved for its left side")
  func descriptions() {
    let root = makeRoot()
    let (a, b) = (root.adding(View(), "a"), root.adding(View(), "b"))
    #expect(
      (a.widthAnchor == b.widthAnchor * 2 + 8).description == "a.width == b.width * 2.0 + 8.0")
    #expect((a.leftAnchor >= b.rightAnchor - 4).description == "a.left >= b.right - 4.0")
    #expect(
      (a.widthAnchor == 10).with(priority: 750).description == "a.width == 10.0 @750")
    #expect((a.widthAnchor * 2 == b.widthAnchor).description == "a.width == b.width * 0.5")
    #expect((a.widthAnchor * 2 <= 100).description == "a.width <= 50.0")
  }
}
