import SeededRandom
import LayoutGeometry
import Tables
import Testing

@Suite("Row offsets")
struct RowOffsetsTests {
  @Test("offsets, rows at offsets and the total are those of a plain array, over random changes")
  func plainArray() throws {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      var plain = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random) * 7
      }
      var heights = RowHeights(estimates: plain)
      for _ in 0..<30 {
        let row = Int.random(in: plain.indices, using: &random)
        plain[row] = Int.random(in: 0...50, using: &random)
        heights.set(row, to: plain[row])
        #expect(heights.isKnown(row))
        #expect(heights.total == plain.reduce(0, +), "seed \(seed)")
        let asked = Int.random(in: 0...plain.count, using: &random)
        #expect(heights.offset(of: asked) == plain.prefix(asked).reduce(0, +), "seed \(seed)")
        let point = Int.random(in: 0...(plain.reduce(0, +) + 5), using: &random)
        var (expected, sum) = (0, 0)
        for (index, height) in plain.enumerated() where sum <= point {
          expected = index
          sum += height
        }
        #expect(heights.row(at: point) == expected, "seed \(seed) at \(point) of \(plain)")
      }
    }
  }

  @Test("without rows there is nothing")
  func empty() {
    let heights = RowHeights(estimates: [])
    #expect(heights.total == 0)
    #expect(heights.row(at: 0) == nil)
  }
}
