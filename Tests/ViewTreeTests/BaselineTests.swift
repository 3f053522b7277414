import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Baselines")
struct BaselineTests {
  /// Pixels so small that rounding does not hide anything.
  private let root: View = {
    let root = makeRoot(width: 1_000, height: 1_000, scale: 1_000)
    root.environment = LayoutEnvironment(scale: 1_000, textMeasurer: BuiltInTextMeasurer())
    return root
  }()

  private func label(_ size: Double, lines: Int = 1) -> Label {
    let label = root.adding(Label(), "label \(size)")
    label.text = lines == 1 ? "Text" : "two words"
    label.numberOfLines = lines
    label.font = .system(size: size)
    return label
  }

  private func firstBaseline(_ label: Label) -> Double {
    label.frame.minY + 0.952148 * label.font.pointSize
  }

  private func lastBaseline(_ label: Label) -> Double {
    let descent = 0.241211 * label.font.pointSize
    return label.frame.maxY - PixelGrid(scale: 1_000).rounded(descent)
  }

  @Test("first baselines of different fonts align, also after a font changes")
  func firstBaselines() {
    let (large, small) = (label(40), label(12))
    Constraints {
      large.topAnchor == root.topAnchor + 10
      small.firstBaselineAnchor == large.firstBaselineAnchor
    }
    for size in [40.0, 60, 7.5, 12] {
      large.font = .system(size: size)
      root.layoutIfNeeded()
      #expect(isClose(firstBaseline(small), firstBaseline(large), 2e-3))
      #expect(large.frame.minY == 10)
    }
    small.font = .boldSystem(size: 31)
    root.layoutIfNeeded()
    #expect(isClose(firstBaseline(small), firstBaseline(large), 2e-3))
  }

  @Test("last baselines count from the bottom of all lines")
  func lastBaselines() {
    let (tall, small) = (label(20, lines: 0), label(12))
    Constraints {
      tall.topAnchor == root.topAnchor + 10
      tall.widthAnchor == 60
      small.lastBaselineAnchor == tall.lastBaselineAnchor
    }
    root.layoutIfNeeded()
    #expect(tall.textLines().lines.count == 2)
    #expect(isClose(lastBaseline(small), lastBaseline(tall), 2e-3))
    #expect(small.frame.minY > 20)
    tall.font = .system(size: 14)
    root.layoutIfNeeded()
    #expect(isClose(lastBaseline(small), lastBaseline(tall), 2e-3))
  }

  @Test("baselines align with edges, and across levels after a font changes")
  func edgesAndLevels() {
    let part = root.adding(View(frame: Rect(x: 0, y: 100, width: 100, height: 100)), "part")
    let inner = Label()
    inner.text = "Text"
    part.adding(inner, "inner")
    let rule = root.adding(View(), "rule")
    Constraints {
      inner.topAnchor == part.topAnchor + 20
      rule.topAnchor == inner.firstBaselineAnchor + 2
      rule.heightAnchor == 1
    }
    for size in [17.0, 34, 10] {
      inner.font = .system(size: size)
      root.layoutIfNeeded()
      #expect(isClose(rule.frame.minY, 122 + 0.952148 * size, 2e-3))
    }
  }

  @Test("the last baseline is the bottom less the descent rounded to the pixel")
  func roundedDescent() {
    for scale in [1.0, 2, 3] {
      let root = makeRoot(scale: scale)
      let label = root.adding(makeLabel(3, lines: 1), "label")
      let rule = root.adding(View(), "rule")
      Constraints {
        label.bottomAnchor == root.topAnchor + 100
        rule.topAnchor == label.lastBaselineAnchor
      }
      root.layoutIfNeeded()
      let descent = PixelGrid(scale: scale).rounded(0.241211 * 17)
      #expect(isClose(rule.frame.minY, 100 - descent))
    }
  }
}
