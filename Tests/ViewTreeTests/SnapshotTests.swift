import LayoutGeometry
import SeededRandom
import Testing
import ViewTree

@Suite("Snapshots")
struct SnapshotTests {
  @Test("a snapshot has identities, frames and baselines, and stays when the tree changes")
  func snapshot() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let (outer, label) = (root.adding(View(), "outer"), Label())
    outer.adding(label, "label")
    label.text = "Text"
    outer.pinEdges(to: root, insets: 10)
    let inset = label.pinEdges([.top, .leading], to: outer, insets: 5)
    let snapshot = root.layoutSnapshot()
    #expect(snapshot.items.map(\.identifier) == [nil, "outer", "label"])
    #expect(snapshot.items.map(\.parent) == [nil, 0, 1])
    #expect(snapshot[label]?.frame == label.frame)
    #expect(snapshot.frameFromRoot(of: 2).origin == Point(x: 15, y: 15))
    #expect(isClose(snapshot[label]?.firstBaseline ?? 0, 16.1865, 1e-3))
    #expect(snapshot[outer]?.firstBaseline == 180)
    #expect(snapshot.frameFromRoot(of: 9) == .zero && snapshot[View()] == nil)
    inset[0].constant = 50
    #expect(root.layoutSnapshot() != snapshot)
    #expect(snapshot[label]?.frame.minY == 5)
  }

  @Test("on the way from one snapshot to another everything moves in proportion")
  func interpolation() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (root.adding(View(), "a"), View())
    a.pinEdges([.top, .leading], to: root)
    let size = a.size(Size(width: 100, height: 20))
    let before = root.layoutSnapshot()
    size[0].constant = 200
    root.addSubview(b)
    b.frame = Rect(x: 7, y: 7, width: 7, height: 7)
    let after = root.layoutSnapshot()
    let quarter = before.interpolated(to: after, fraction: 0.25)
    #expect(quarter[a]?.frame.width == 125)
    #expect(quarter[b]?.frame == b.frame)
    #expect(before.interpolated(to: after, fraction: 0)[a] == before[a])
    #expect(before.interpolated(to: after, fraction: 1) == after)
    #expect(before.interpolated(to: after, fraction: .nan) == after)
    #expect(before.interpolated(to: before, fraction: 0.3) == before)
  }

  @Test("trees laid out on several threads come out as on one")
  func threads() async throws {
    let seeds = seeds(160)
    let expected = try seeds.map { try Self.frames($0) }
    let found = try await withThrowingTaskGroup(of: (UInt64, [Rect]).self) { group in
      for seed in seeds { group.addTask { (seed, try Self.frames(seed)) } }
      var frames: [UInt64: [Rect]] = [:]
      for try await (seed, rects) in group { frames[seed] = rects }
      return frames
    }
    for (seed, frames) in zip(seeds, expected) { #expect(found[seed] == frames, "seed \(seed)") }
  }

  private static func frames(_ seed: UInt64) throws -> [Rect] {
    var generator = SplitMix64(seed: seed)
    return try LiveTree(TreePlan(using: &generator)).root.layoutSnapshot().items.map(\.frame)
  }
}
