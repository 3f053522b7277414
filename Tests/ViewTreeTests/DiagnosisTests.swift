import LayoutGeometry
import SeededRandom
import Testing
import ViewTree

@Suite("Diagnosis")
struct DiagnosisTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  @Test("what is undetermined is named with the range that it can move in")
  func ambiguity() throws {
    root.identifier = "root"
    let box = root.adding(View(), "box")
    box.pinEdges([.leading, .top, .bottom], to: root)
    Constraints {
      box.widthAnchor >= 40
      box.trailingAnchor <= root.trailingAnchor - 60
    }
    #expect(
      try root.layoutAmbiguities().map(\.description)
        == ["box.width is anything from 40.0 to 240.0"])
    #expect(box.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    box.width(100)
    #expect(try root.layoutAmbiguities() == [])
  }

  @Test("a value that is undetermined is explained as such, with its range")
  func undetermined() throws {
    let box = root.adding(View(), "box")
    box.pinEdges([.leading, .top, .bottom], to: root)
    Constraints { box.widthAnchor >= 40 }
    Constraints { box.widthAnchor <= 90 }
    let extent = try box.explain(.horizontal).extent
    #expect(extent.range == 40...90 && extent.steps.isEmpty)
    #expect(
      extent.description == "box.width is 40.0, undetermined: anything from 40.0 to 90.0")
    #expect(try box.explain(.vertical).extent.range == nil)
  }

  @Test("a conflict with a view's autoresizing mask says which property was forgotten, once a view")
  func forgottenMask() throws {
    let box = root.adding(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), "box")
    try LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    let advice =
      "If constraints are to place box, set its translatesAutoresizingMaskIntoConstraints to false."
    #expect(!root.conflicts.isEmpty)
    for conflict in root.conflicts {
      let lines = conflict.description.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("If") } == [Substring(advice)])
    }
    box.translatesAutoresizingMaskIntoConstraints = false
    box.width(20)
    root.layoutIfNeeded()
    #expect(root.conflicts.allSatisfy { !$0.description.contains("If ") })
  }

  @Test("advice says what layout would do without each member of a conflict")
  func advice() {
    let (box, next) = (root.adding(View(), "box"), root.adding(View(), "next"))
    box.pinEdges([.leading, .top], to: root)
    next.pinAfter(box)
    Constraints {
      (box.widthAnchor == 100).with(identifier: "narrow")
      (box.widthAnchor >= 200).with(identifier: "wide")
    }
    #expect(
      root.conflictAdvice().map(\.description) == [
        """
        Without "narrow" box.width == 100.0: box.width becomes 200.0.
        Without "wide" box.width >= 200.0: everything stays as it is now.
        """
      ])
    #expect(root.conflictAdvice().map(\.conflict) == root.conflicts)
    box.constraints("none") { box.heightAnchor == 5 }
    #expect(root.conflictAdvice().count == 1)
  }

  @Test("two ratios that tie leave the height open between them")
  func tiedRatios() throws {
    let box = root.adding(View(), "box")
    box.pinEdges([.leading, .top], to: root)
    box.width(304)
    Constraints {
      (box.heightAnchor == box.widthAnchor * (9.0 / 16)).with(priority: 999)
      (box.heightAnchor == box.widthAnchor).with(priority: 999)
    }
    let found = try root.layoutAmbiguities()
    #expect(found.map(\.attribute) == [.height])
    #expect(found.map(\.description) == ["box.height is anything from 171.0 to 304.0"])
  }

  @Test("a value is explained by the chain of constraints from the root")
  func explanation() throws {
    root.identifier = "root"
    let (a, b) = (root.adding(View(), "a"), root.adding(View(), "b"))
    let inset = a.pinEdges([.leading, .top, .bottom], to: root, insets: 10)
    inset[1].identifier = "inset"
    a.width(100).identifier = "width"
    b.pinAfter(a, spacing: 5).identifier = "gap"
    b.pinEdges([.top, .bottom], to: root)
    Constraints {
      (b.trailingAnchor == root.trailingAnchor).with(identifier: "end")
      (b.widthAnchor >= 20).with(identifier: "spare")
    }
    let (position, extent) = try b.explain(.horizontal)
    #expect(position.value == 115 && extent.value == 185)
    #expect(position.steps.map(\.identifier) == ["inset", "width", "gap"])
    #expect(extent.steps.map(\.identifier) == [nil, "inset", "width", "gap", "end"])
    #expect(extent.steps[0].relation == "root.width is what its frame says")
    #expect(
      position.description.hasPrefix("b.left is 115.0\n  ← \"inset\" a.leading == root.leading"))
  }

  @Test("without any constraint that an explanation names, the value is another or undetermined")
  func explanationLaw() throws {
    var named = 0
    for seed in seeds(1_200) {
      var generator = SplitMix64(seed: seed)
      let plan = TreePlan(using: &generator)
      let tree = try LiveTree(plan)
      tree.root.layoutIfNeeded()
      guard tree.root.issues == [] else { continue }
      let index = Int.random(in: 1..<tree.views.count, using: &generator)
      let axis = generator.pick([LayoutAxis.horizontal, .vertical])
      let (position, extent) = try tree.views[index].explain(axis)
      for part in [position, extent] {
        for step in part.steps {
          guard let name = step.identifier, let number = Int(name.dropFirst()) else { continue }
          named += 1
          let other = try LiveTree(plan)
          other.constraints[number].isActive = false
          let open = try other.root.layoutAmbiguities().contains {
            $0.item == part.item && $0.attribute == part.attribute
          }
          let (newPosition, newExtent) = try other.views[index].explain(axis)
          let value = (part == position ? newPosition : newExtent).value
          #expect(
            open || abs(value - part.value) > 1e-7, "seed \(seed): \(part) without \(name)")
        }
      }
    }
    #expect(named * 6 > seeds(1_200).count)
  }

  @Test("a tree is described line by line, and as JSON")
  func descriptions() {
    root.identifier = "root"
    let label = Label(frame: Rect(x: 1, y: 2, width: 30, height: 4))
    label.text = "say \"hi\"\n"
    label.isHidden = true
    root.addSubview(label)
    let box = root.adding(View(), "box")
    LayoutConstraint.deactivate(box.size(1))
    #expect(
      root.recursiveDescription == """
        View "root" (0.0, 0.0, 300.0 × 200.0)
          Label (1.0, 2.0, 30.0 × 4.0) "say "hi"
        " hidden
          View "box" (0.0, 0.0, 0.0 × 0.0)
        """)
    box.widthAnchor.constraint(equalToConstant: 5, file: "A/B.swift", line: 7).isActive = true
    #expect(
      box.layoutJSON
        == #"{"class":"View","identifier":"box","frame":[0.0,0.0,0.0,0.0],"#
        + #""constraints":[{"relation":"box.width == 5.0","source":"A/B.swift:7"}]}"#)
    label.identifier = "say \"hi\"\n\u{1}\\"
    #expect(
      label.layoutJSON
        == #"{"class":"Label","identifier":"say \"hi\"\n\u0001\\","frame":[1.0,2.0,30.0,4.0],"hidden":true}"#
    )
  }
}
