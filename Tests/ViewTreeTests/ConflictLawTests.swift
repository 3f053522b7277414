import SeededRandom
import LayoutGeometry
import Testing
import ViewTree

@Suite("Laws of conflicts")
struct ConflictLawTests {
  /// The plan with its active constraints in another order that is the same for each owner.
  private func reordered(
    _ plan: TreePlan, owners: [ObjectIdentifier], using generator: inout SplitMix64
  ) -> TreePlan {
    var queues: [[Int]] = []
    var places: [ObjectIdentifier: Int] = [:]
    for (constraint, owner) in zip(plan.active, owners) {
      if let place = places[owner] {
        queues[place].append(constraint)
      } else {
        places[owner] = queues.count
        queues.append([constraint])
      }
    }
    var shuffled = plan
    shuffled.active = []
    while !queues.isEmpty {
      let place = Int.random(in: queues.indices, using: &generator)
      shuffled.active.append(queues[place].removeFirst())
      if queues[place].isEmpty { queues.remove(at: place) }
    }
    return shuffled
  }

  @Test("what is dropped depends on the tree and the order in each view, not on history")
  func deterministic() throws {
    var conflicting = 0
    for seed in seeds(1_000) {
      var generator = SplitMix64(seed: seed)
      let plan = TreePlan(using: &generator)
      let tree = try LiveTree(plan)
      tree.root.layoutIfNeeded()
      if !tree.root.conflicts.isEmpty { conflicting += 1 }
      let owners = plan.active.map { number in
        tree.views.first { view in
          view.constraints.contains { $0 === tree.constraints[number] }
        }.map(ObjectIdentifier.init) ?? ObjectIdentifier(tree.root)
      }
      let other = try LiveTree(reordered(plan, owners: owners, using: &generator))
      other.root.layoutIfNeeded()
      #expect(other.root.issues == tree.root.issues, "seed \(seed)")
      #expect(other.frames == tree.frames, "seed \(seed)")
    }
    #expect(conflicting > seeds(1_000).count / 10)
  }

  @Test("without any one member of a conflict, the others hold; without the dropped ones, all do")
  func irreducible() throws {
    for seed in seeds(300) {
      var generator = SplitMix64(seed: seed)
      var plan = TreePlan(using: &generator)
      // Another set of constraints gives other widths, and wrapped texts other heights to hold.
      // Insets that follow frames may settle in more than one way.
      for view in plan.views.indices {
        plan.views[view].lines = 1
        plan.views[view].preservesMargins = false
        plan.views[view].safeArea = nil
      }
      let tree = try LiveTree(plan)
      tree.root.layoutIfNeeded()
      let numbers = Dictionary(
        uniqueKeysWithValues: tree.constraints.enumerated().compactMap { number, constraint in
          constraint.identifier.map { ($0, number) }
        })
      var dropped: [Int] = []
      for report in tree.root.conflicts {
        let members = report.members.compactMap { $0.identifier.flatMap { numbers[$0] } }
        for member in members {
          var without = plan
          without.active.removeAll { !members.contains($0) || $0 == member }
          try expectNoConflict(without, within: report, "seed \(seed), without \(member)")
        }
        if let last = report.members[report.dropped].identifier.flatMap({ numbers[$0] }) {
          dropped.append(last)
        }
      }
      if dropped.count == tree.root.conflicts.count {
        var rest = plan
        rest.active.removeAll { dropped.contains($0) }
        let calm = try LiveTree(rest)
        calm.root.layoutIfNeeded()
        #expect(calm.root.conflicts.isEmpty, "seed \(seed)")
        #expect(calm.frames == tree.frames, "seed \(seed)")
      }
    }
  }

  /// None of the conflicts there are lies within `report` alone. Others may be left: what the
  /// engine itself requires can stand in the same way twice.
  private func expectNoConflict(
    _ plan: TreePlan, within report: ConflictReport, _ comment: Comment
  ) throws {
    let tree = try LiveTree(plan)
    tree.root.layoutIfNeeded()
    for left in tree.root.conflicts {
      #expect(!left.members.allSatisfy { report.members.contains($0) }, comment)
    }
  }
}
