import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Priorities")
struct PriorityTests {
  private let root = makeRoot(width: 200, height: 100)
  private let left = makeLabel(8, lines: 1)
  private let right = makeLabel(8, lines: 1)

  init() {
    root.adding(left, "left")
    root.adding(right, "right")
    Constraints {
      left.leadingAnchor == root.leadingAnchor
      right.leadingAnchor == left.trailingAnchor
      right.trailingAnchor == root.trailingAnchor
      left.topAnchor == root.topAnchor
      right.topAnchor == root.topAnchor
    }
  }

  private var widths: [Double] {
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
    return [left.frame.width, right.frame.width]
  }

  @Test("what hugs more stays at its text, the other takes the room")
  func hugging() {
    left.setContentHuggingPriority(251, for: .horizontal)
    #expect(widths == [80, 120])
    right.setContentHuggingPriority(252, for: .horizontal)
    #expect(widths == [120, 80])
    left.setContentHuggingPriority(.required, for: .horizontal)
    #expect(widths == [80, 120])
  }

  @Test("what resists less is compressed and truncated")
  func compression() {
    left.text = String(repeating: "x", count: 15)
    right.setContentCompressionResistancePriority(751, for: .horizontal)
    #expect(widths == [120, 80])
    #expect(left.textLines().isTruncated)
    #expect(left.textLines().lines.first.map { left.drawnText(of: $0) } == "xxxxxxxxxxx…")
    #expect(!right.textLines().isTruncated)
    left.setContentCompressionResistancePriority(752, for: .horizontal)
    #expect(widths == [150, 50])
    #expect(!left.textLines().isTruncated)
    #expect(right.textLines().isTruncated)
  }

  @Test("a priority above resistance wins, one below hugging does nothing")
  func againstConstraints() {
    let wish = (left.widthAnchor == 30).with(priority: 751)
    wish.isActive = true
    #expect(widths == [30, 170])
    wish.priority = 749
    #expect(widths == [80, 120])
    wish.priority = 240
    #expect(widths[0] >= 80)
  }

  @Test("many wishes of one level never outvote one above them")
  func lexicographic() {
    for width in 1...20 {
      (left.widthAnchor == 100 + Double(width)).with(priority: 800).isActive = true
    }
    let stronger = (left.widthAnchor == 90).with(priority: 801)
    stronger.isActive = true
    #expect(widths == [90, 110])
    stronger.isActive = false
    #expect((110...111).contains(widths[0]))
  }

  @Test("a label holds as many lines as it may, and truncates the last")
  func lineLimit() {
    let label = root.adding(makeLabel(90, lines: 2), "label")
    Constraints {
      label.leadingAnchor == root.leadingAnchor
      label.widthAnchor == 200
      label.topAnchor == root.topAnchor
    }
    root.layoutIfNeeded()
    #expect(label.frame.height == 40)
    #expect(label.textLines().isTruncated)
    label.numberOfLines = 5
    root.layoutIfNeeded()
    #expect(label.frame.height == 100)
    #expect(!label.textLines().isTruncated)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height == 20)
  }

  @Test("widths and heights are never negative, and a conflict names it only where it takes part")
  func neverNegative() {
    let box = root.adding(View(), "box")
    Constraints {
      (box.widthAnchor == -5).with(priority: 999)
      box.heightAnchor <= 10
    }
    root.layoutIfNeeded()
    #expect(box.frame.size == .zero)
    #expect(root.issues.isEmpty)
    (box.widthAnchor <= -1).with(identifier: "under").isActive = true
    root.layoutIfNeeded()
    #expect(root.conflicts.map(\.identifiers) == [["box.width >= 0", "under"]])
    #expect(box.frame.width == 0)
  }
}
