import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Self-sizing rows")
struct RowCaseTests {
  /// An outer view with a content view of 100 and a label of 85 with gaps of 8 in it.
  private func tooTall(bottomPriority: LayoutPriority) -> (outer: View, label: View) {
    let outer = makeContent()
    let content = outer.adding(View(), "content")
    let label = content.adding(View(), "label")
    Constraints {
      edges(content, outer)
      (content.heightAnchor == 100).with(identifier: "height")
      label.leadingAnchor == content.leadingAnchor
      label.trailingAnchor == content.trailingAnchor
      (label.topAnchor == content.topAnchor + 8).with(identifier: "top")
      (label.heightAnchor == 85).with(identifier: "label")
      (content.bottomAnchor == label.bottomAnchor + 8).with(identifier: "bottom")
        .with(priority: bottomPriority)
    }
    return (outer, label)
  }

  @Test("a content too tall for its row is a conflict of exactly the four constraints")
  func tooTallIsAConflict() {
    let (outer, _) = tooTall(bottomPriority: .required)
    _ = outer.fittingHeight(width: 320)
    #expect(outer.conflicts.map(\.identifiers) == [["height", "top", "label", "bottom"]])
    #expect(outer.conflicts.first?.members.count == 4)
  }

  @Test("with the bottom at 999 there is no issue, and the gap is what is left")
  func bottomGivesWay() {
    let (outer, label) = tooTall(bottomPriority: 999)
    #expect(outer.fittingHeight(width: 320) == 100)
    #expect(outer.issues.isEmpty)
    outer.frame = Rect(x: 0, y: 0, width: 320, height: 100)
    outer.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 8, width: 320, height: 85))
    #expect(outer.issues.isEmpty)
  }

  @Test("fitting leaves the constraints and the frames as they are")
  func fittingChangesNothing() {
    let (outer, _) = tooTall(bottomPriority: 999)
    outer.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    outer.layoutIfNeeded()
    let (count, frames) = (outer.activeCount, outer.allFrames)
    for width in [320.0, 100, 0, 5_000] { _ = outer.fittingHeight(width: width) }
    _ = outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(outer.activeCount == count)
    #expect(outer.allFrames == frames)
    outer.layoutIfNeeded()
    #expect(outer.allFrames == frames)
  }

  @Test("a prototype 500 wide is fitted at the width asked for, not at its own")
  func prototypeWidth() {
    let content = makeContent()
    content.frame = Rect(x: 0, y: 0, width: 500, height: 44)
    let label = content.adding(makeLabel(90), "label")
    Constraints { edges(label, content, inset: 10) }
    content.layoutIfNeeded()
    #expect(content.fittingHeight(width: 320) == 80)
    #expect(content.fittingHeight(width: 500) == 60)
  }

  @Test("a button that grows after the first measure makes its label wrap")
  func growingButton() {
    let content = makeContent()
    let label = content.adding(makeLabel(50), "label")
    let button = content.adding(makeImage(40, 20), "button")
    button.setContentHuggingPriority(251, for: .horizontal)
    button.setContentCompressionResistancePriority(751, for: .horizontal)
    Constraints {
      label.leadingAnchor == content.leadingAnchor + 8
      button.leadingAnchor == label.trailingAnchor + 8
      button.trailingAnchor == content.trailingAnchor - 8
      button.centerYAnchor == content.centerYAnchor
      label.topAnchor == content.topAnchor + 8
      label.bottomAnchor == content.bottomAnchor - 8
    }
    #expect(content.fittingHeight(width: 320) == 56)
    button.image = ImageSource(name: "wide", size: Size(width: 100, height: 20))
    #expect(content.fittingHeight(width: 320) == 76)
    content.frame = Rect(x: 0, y: 0, width: 320, height: 76)
    content.layoutIfNeeded()
    #expect(label.frame == Rect(x: 8, y: 8, width: 196, height: 60))
    #expect(button.frame == Rect(x: 212, y: 28, width: 100, height: 20))
  }

  @Test("three labels return to their first heights after a turn of the screen and back")
  func turnAndBack() {
    let root = makeRoot(width: 320)
    let labels = [90, 47, 130].map { root.adding(makeLabel($0), "label \($0)") }
    var above = root.topAnchor
    for label in labels {
      Constraints {
        label.leadingAnchor == root.leadingAnchor + 8
        label.trailingAnchor == root.trailingAnchor - 8
        label.topAnchor == above + 8
      }
      above = label.bottomAnchor
    }
    root.layoutIfNeeded()
    let first = root.allFrames
    #expect(labels.map(\.frame.height) == [60, 40, 100])
    root.frame = Rect(x: 0, y: 0, width: 568, height: 320)
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.height) == [40, 20, 60])
    root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    root.layoutIfNeeded()
    #expect(root.allFrames == first)
  }

  @Test("a reused row changes its ratio; both ratios at once are a conflict of the two")
  func ratios() {
    let content = makeContent()
    let image = content.adding(View(), "image")
    let wide = (image.heightAnchor == image.widthAnchor * 9 / 16).with(identifier: "wide")
    let square = (image.heightAnchor == image.widthAnchor).with(identifier: "square")
    Constraints { edges(image, content) }
    for _ in 0..<10 {
      let count = content.activeCount
      wide.isActive = true
      #expect(content.fittingHeight(width: 304) == 171)
      wide.isActive = false
      square.isActive = true
      #expect(content.fittingHeight(width: 304) == 304)
      square.isActive = false
      #expect(content.activeCount == count)
    }
    wide.isActive = true
    square.isActive = true
    #expect(content.fittingHeight(width: 304) == 171)
    let named = content.conflicts.first?.members.compactMap(\.identifier)
    #expect(named.map(Set.init) == ["wide", "square"])
  }

  @Test("two ratios at 999 tie: the height lies between them, the same every time")
  func tiedRatios() {
    let root = makeRoot(width: 304)
    let image = root.adding(View(), "image")
    Constraints {
      image.leadingAnchor == root.leadingAnchor
      image.trailingAnchor == root.trailingAnchor
      image.topAnchor == root.topAnchor
      (image.heightAnchor == image.widthAnchor * 9 / 16).with(priority: 999)
      (image.heightAnchor == image.widthAnchor).with(priority: 999)
    }
    root.layoutIfNeeded()
    let first = image.frame.height
    #expect((171...304).contains(first))
    for _ in 0..<10 {
      root.frame = Rect(x: 0, y: 0, width: 100, height: 480)
      root.layoutIfNeeded()
      root.frame = Rect(x: 0, y: 0, width: 304, height: 480)
      root.layoutIfNeeded()
      #expect(image.frame.height == first)
    }
    #expect(root.issues.isEmpty)
  }

  @Test("a label by itself fits a width, a target and nothing")
  func loneLabel() {
    let label = makeLabel(90)
    label.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    #expect(label.fittingHeight(width: 300) == 60)
    #expect(label.fittingHeight(width: 305) == 60)
    #expect(label.fittingHeight(width: 299) == 80)
    #expect(label.systemLayoutSizeFitting(.zero) == Size(width: 900, height: 20))
    let expanded = label.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    #expect(expanded == Size(width: 900, height: 20))
  }

  @Test("a prototype fitted with two texts has two heights and the same constraints")
  func twoTexts() {
    let header = makeContent()
    let label = header.adding(makeLabel(10), "title")
    Constraints { edges(label, header, inset: 8) }
    let count = header.activeCount
    #expect(header.fittingHeight(width: 320) == 36)
    label.text = String(repeating: "x", count: 90)
    #expect(header.fittingHeight(width: 320) == 76)
    label.text = "x"
    #expect(header.fittingHeight(width: 320) == 36)
    #expect(header.activeCount == count)
  }
}
