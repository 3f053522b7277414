import SeededRandom
import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Pixels")
struct PixelCaseTests {
  private func placed(_ rect: Rect, scale: Double) -> Rect {
    let root = makeRoot(height: 5_000, scale: scale)
    let box = root.adding(View(), "box")
    Constraints {
      box.leftAnchor == root.leftAnchor + rect.minX
      box.topAnchor == root.topAnchor + rect.minY
      box.widthAnchor == rect.width
      box.heightAnchor == rect.height
    }
    root.layoutIfNeeded()
    return box.frame
  }

  @Test("edges are rounded, not sizes")
  func edgesAreRounded() {
    let frame = placed(Rect(x: 163.666641, y: 0, width: 54.666656, height: 10), scale: 3)
    #expect(isClose(frame.minX, 491.0 / 3))
    #expect(isClose(frame.maxX, 655.0 / 3))
    #expect(isClose(frame.width, 164.0 / 3))
  }

  @Test("half a point at two pixels a point stays half a point")
  func hairline() {
    let frame = placed(Rect(x: 0, y: 75.5, width: 320, height: 0.5), scale: 2)
    #expect(frame == Rect(x: 0, y: 75.5, width: 320, height: 0.5))
    for step in 0..<50 {
      let y = 75 + Double(step) / 49
      #expect(placed(Rect(x: 0, y: y, width: 320, height: 0.5), scale: 2).height == 0.5)
    }
  }

  @Test("a height of whole points survives far down")
  func farDown() {
    for step in 0..<100 {
      let y = 3_800 + Double(step) / 37
      #expect(isClose(placed(Rect(x: 0, y: y, width: 1, height: 288), scale: 3).height, 288))
    }
  }

  @Test("a label at an odd place keeps its text in one line")
  func oddPlace() throws {
    let root = makeRoot()
    root.environment = LayoutEnvironment(
      scale: 1, textMeasurer: try FixedAdvanceMeasurer(advance: 10.3))
    for lines in [0, 1] {
      let label = root.adding(Label(), "label")
      label.text = "x"
      label.numberOfLines = lines
      Constraints { label.leftAnchor == root.leftAnchor + 0.6 }
      root.layoutIfNeeded()
      #expect(label.frame.minX == 1)
      #expect(label.frame.width == 11)
      #expect(label.textLines().lines.count == 1)
      #expect(!label.textLines().isTruncated)
    }
  }

  @Test("at a preferred width between pixels the box holds its text, which gains no line")
  func preferredWidth() throws {
    let measurer = BuiltInTextMeasurer()
    for seed in seeds(500) {
      var generator = SplitMix64(seed: seed)
      let root = makeRoot(width: 600, height: 4_000)
      root.environment = LayoutEnvironment(scale: 2, textMeasurer: measurer)
      let label = root.adding(Label(), "label")
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 356.25
      let count = Int.random(in: 1...40, using: &generator)
      label.text = (0..<count).map { _ in generator.pick(["ill", "word", "Wide", "a"]) }
        .joined(separator: " ")
      Constraints {
        label.leftAnchor == root.leftAnchor + generator.points(0...9) / 7
        label.topAnchor == root.topAnchor + generator.points(0...9) / 7
      }
      root.layoutIfNeeded()
      let wanted = try measurer.prepare(label.text, font: label.font)
        .wrapped(width: 356, lineLimit: 0)
      let shown = label.textLines()
      #expect(shown.lines.count <= wanted.lines.count, "seed \(seed)")
      #expect(label.frame.width >= wanted.size.width - 1e-9, "seed \(seed)")
      #expect(label.frame.height >= wanted.size.height - 1e-9, "seed \(seed)")
    }
  }
}
