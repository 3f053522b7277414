import SeededRandom
import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Laws of snapping")
struct SnappingLawTests {
  @Test("neighbours share an edge after rounding, whatever they are in; sizes are off by a pixel")
  func sharedEdges() {
    for seed in seeds() {
      var generator = SplitMix64(seed: seed)
      let scale = Double(generator.pick([1, 2, 3]))
      let root = makeRoot(width: 2_000, height: 2_000, scale: scale)
      var containers = [root]
      for number in 0..<4 {
        let outer = generator.pick(containers)
        let container = outer.adding(View(), "container \(number)")
        Constraints {
          container.leftAnchor == outer.leftAnchor + generator.points(-20...40) / 3.7
          container.topAnchor == outer.topAnchor + generator.points(-20...40) / 3.7
          container.widthAnchor == generator.points(0...90) / 3.7
        }
        containers.append(container)
      }
      var chain: [View] = []
      var widths: [Double] = []
      for number in 0..<6 {
        let view = generator.pick(containers).adding(View(), "link \(number)")
        widths.append(generator.points(0...90) / 3.7)
        Constraints {
          if let last = chain.last {
            view.leftAnchor == last.rightAnchor
          } else {
            view.leftAnchor == root.leftAnchor + 200.3
          }
          view.widthAnchor == widths[number]
          view.topAnchor == root.topAnchor + 7.77
        }
        chain.append(view)
      }
      root.layoutIfNeeded()
      #expect(root.issues.isEmpty, "seed \(seed)")
      for (left, right) in zip(chain, chain.dropFirst()) {
        #expect(isClose(left.frameFromRoot.maxX, right.frameFromRoot.minX), "seed \(seed)")
      }
      for (view, width) in zip(chain, widths) {
        let (frame, grid) = (view.frameFromRoot, PixelGrid(scale: scale))
        #expect(abs(frame.width - width) < 1 / scale + 1e-4, "seed \(seed)")
        #expect(isClose(frame.minX, grid.rounded(frame.minX)), "seed \(seed)")
        #expect(isClose(frame.minY, grid.rounded(7.77)), "seed \(seed)")
      }
    }
  }

  @Test("a label that must not be compressed holds its text, wherever it lies")
  func textsFit() throws {
    for seed in seeds() {
      var generator = SplitMix64(seed: seed)
      let scale = Double(generator.pick([1, 2, 3]))
      let root = makeRoot(width: 500, height: 1_000, scale: scale)
      root.environment = LayoutEnvironment(scale: scale, textMeasurer: BuiltInTextMeasurer())
      let part = root.adding(View(), "part")
      let label = part.adding(Label(), "label")
      label.text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        generator.pick(["ill", "word", "Wide", "a", "1.5"])
      }.joined(separator: " ")
      label.numberOfLines = generator.pick([0, 1])
      label.font = .system(size: generator.points(6...40))
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      label.setContentCompressionResistancePriority(
        label.numberOfLines == 1 ? .required : .defaultHigh, for: .horizontal)
      Constraints {
        part.leftAnchor == root.leftAnchor + generator.points(0...9) / 3.7
        part.topAnchor == root.topAnchor + generator.points(0...9) / 3.7
        label.leftAnchor == part.leftAnchor + generator.points(0...9) / 3.7
        label.topAnchor == part.topAnchor + generator.points(0...9) / 3.7
        if label.numberOfLines == 0 { label.widthAnchor <= generator.points(50...300) / 1.7 }
      }
      root.layoutIfNeeded()
      let shown = label.textLines()
      #expect(root.issues.isEmpty, "seed \(seed)")
      #expect(label.frame.height >= shown.size.height - 1e-4, "seed \(seed)")
      #expect(!shown.isTruncated, "seed \(seed)")
      if label.numberOfLines == 1 {
        #expect(label.frame.width >= shown.size.width - 1e-4, "seed \(seed)")
        #expect(shown.lines.count == 1, "seed \(seed)")
      }
    }
  }
}
