import SeededRandom
import LayoutGeometry
import Testing
import ViewTree

@Suite("Laws of layout")
struct IncrementalLawTests {
  @Test("a tree after any changes is laid out as the same tree built from scratch")
  func incrementalIsFromScratch() throws {
    for seed in seeds(10_000) {
      var generator = SplitMix64(seed: seed)
      // Most trees are to have no conflict, and some are to have several that stand.
      let plan = TreePlan(requiredShare: seed % 4 == 0 ? 40 : 5, using: &generator)
      var live = try LiveTree(plan)
      live.root.layoutIfNeeded()
      for step in 0..<4 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { live.change(using: &generator) }
        live.root.layoutIfNeeded()
        try #require(live.brokenInvariant == nil, "seed \(seed), step \(step)")
        if step % 2 == 0 { continue }
        let fresh = try LiveTree(live.plan)
        fresh.root.layoutIfNeeded()
        try #require(live.root.issues == fresh.root.issues, "seed \(seed), step \(step)")
        try #require(live.frames == fresh.frames, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("fitting after any changes gives what it gives from scratch")
  func fittingIsFromScratch() throws {
    for seed in seeds(1_000) {
      var generator = SplitMix64(seed: seed)
      var live = try LiveTree(TreePlan(using: &generator))
      for step in 0..<4 {
        live.change(using: &generator)
        let part = Int.random(in: live.views.indices, using: &generator)
        let target = Size(width: generator.points(0...200), height: 0)
        let fresh = try LiveTree(live.plan)
        let (before, count) = (live.frames, live.root.activeCount)
        #expect(
          live.views[part].systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required)
            == fresh.views[part].systemLayoutSizeFitting(
              target, withHorizontalFittingPriority: .required),
          "seed \(seed), step \(step)")
        #expect(live.frames == before && live.root.activeCount == count, "seed \(seed)")
      }
    }
  }

  @Test("laying out twice changes nothing, and the same calls give the same bits")
  func idempotent() throws {
    for seed in seeds(1_000) {
      var generator = SplitMix64(seed: seed)
      let plan = TreePlan(using: &generator)
      let (one, two) = (try LiveTree(plan), try LiveTree(plan))
      one.root.layoutIfNeeded()
      two.root.layoutIfNeeded()
      #expect(one.frames == two.frames, "seed \(seed)")
      let first = one.frames
      one.root.layoutIfNeeded()
      #expect(one.frames == first, "seed \(seed)")
      one.root.setNeedsLayout()
      one.views[1].invalidateIntrinsicContentSize()
      one.root.layoutIfNeeded()
      #expect(one.frames == first, "seed \(seed)")
    }
  }

  @Test("a strict layout that throws leaves every frame as it was, bit for bit")
  func strictThrowsChangeNothing() throws {
    var thrown = 0
    let seeds = seeds(500)
    for seed in seeds {
      var generator = SplitMix64(seed: seed)
      var live = try LiveTree(TreePlan(using: &generator))
      live.root.layoutIfNeeded()
      for _ in 0..<6 {
        live.change(using: &generator)
        // Setting the root's frame is no layout: it counts as the state before.
        let before = live.frames
        do {
          try live.root.layout()
          #expect(live.root.issues.isEmpty, "seed \(seed)")
        } catch {
          thrown += 1
          #expect(live.frames == before, "seed \(seed): \(error)")
          let again = #expect(throws: LayoutError.self) { try live.root.layout() }
          #expect(again == error, "seed \(seed)")
        }
      }
    }
    #expect(thrown > seeds.count / 10)
  }

  @Test("a strict layout throws where the lenient one reports a conflict, and nowhere else")
  func strictIsLenient() throws {
    for seed in seeds() {
      var generator = SplitMix64(seed: seed)
      let plan = TreePlan(using: &generator)
      let (strict, lenient) = (try LiveTree(plan), try LiveTree(plan))
      lenient.root.layoutIfNeeded()
      do {
        try strict.root.layout()
        #expect(lenient.root.conflicts.isEmpty, "seed \(seed)")
        #expect(strict.frames == lenient.frames, "seed \(seed)")
      } catch {
        #expect(lenient.root.issues.first == error, "seed \(seed)")
      }
    }
  }
}
