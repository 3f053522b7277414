import LayoutGeometry
import Testing
import TextLayout
import ViewTree

/// A root whose texts are measured with 10 points a character and 20 a line.
func makeRoot(
  width: Double = 320, height: Double = 480, scale: Double = 1
) -> View {
  let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
  root.environment = LayoutEnvironment(
    scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
  return root
}

func makeLabel(_ characters: Int, lines: Int = 0) -> Label {
  let label = Label()
  label.text = String(repeating: "x", count: characters)
  label.numberOfLines = lines
  return label
}

@Suite("Layout")
struct LayoutTests {
  @Test("edges, sizes and constants become frames")
  func frames() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let box = View()
    root.addSubview(box)
    Constraints {
      box.leadingAnchor == root.leadingAnchor + 10
      box.trailingAnchor == root.trailingAnchor - 10
      box.topAnchor == root.topAnchor + 20
      box.heightAnchor == 44
    }
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 20, width: 300, height: 44))
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 20, width: 180, height: 44))
    #expect(root.issues.isEmpty)
  }

  @Test("a label wraps at the width that layout gives, and its height follows")
  func wraps() {
    let root = makeRoot()
    let label = makeLabel(90)
    root.addSubview(label)
    Constraints {
      label.leadingAnchor == root.leadingAnchor + 8
      label.trailingAnchor == root.trailingAnchor - 8
      label.topAnchor == root.topAnchor + 8
    }
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 8, y: 8, width: 304, height: 60))
    label.text = "short"
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 8, y: 8, width: 304, height: 20))
  }

  @Test("leading and trailing follow the direction of text")
  func direction() {
    let root = makeRoot(width: 300)
    let box = View()
    root.addSubview(box)
    Constraints {
      box.leadingAnchor == root.leadingAnchor + 20
      box.widthAnchor == 100
    }
    root.layoutIfNeeded()
    #expect(box.frame.minX == 20)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 180)
  }

  @Test("a conflict names its constraints with identifiers and lines; the last one is dropped")
  func conflict() throws {
    let root = makeRoot()
    let box = View()
    box.identifier = "box"
    root.addSubview(box)
    Constraints {
      (box.widthAnchor == 100).with(identifier: "narrow")
      (box.widthAnchor >= 200).with(identifier: "wide")
    }
    let line = #line - 2
    root.layoutIfNeeded()
    guard case .unsatisfiable(let report) = root.issues.first else {
      Issue.record("no conflict")
      return
    }
    #expect(report.members.map(\.identifier) == ["narrow", "wide"])
    #expect(report.members.map { $0.source?.line } == [line - 1, line])
    #expect(report.dropped == 1)
    #expect(box.frame.width == 100)
    #expect(throws: LayoutError.unsatisfiable(report)) {
      try {
        root.setNeedsLayout(); try root.layout()
      }()
    }
  }
}
