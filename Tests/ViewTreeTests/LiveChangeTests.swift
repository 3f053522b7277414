import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Live changes")
struct LiveChangeTests {
  private let root = makeRoot(width: 320)
  private let label = makeLabel(90)
  private let below = View()
  private let gap: LayoutConstraint

  init() {
    root.adding(label, "label")
    root.adding(below, "below")
    gap = below.topAnchor == label.bottomAnchor + 8
    Constraints {
      label.leadingAnchor == root.leadingAnchor + 10
      label.trailingAnchor <= root.trailingAnchor - 10
      label.topAnchor == root.topAnchor
      gap
      below.heightAnchor == 10
      below.widthAnchor == label.widthAnchor
      below.leadingAnchor == label.leadingAnchor
    }
    root.layoutIfNeeded()
  }

  private func frames() -> [Rect] {
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
    return [label.frame, below.frame]
  }

  @Test("a constant moves what depends on it")
  func constant() {
    gap.constant = 20
    #expect(frames()[1].minY == 80)
    gap.constant = -5
    #expect(frames()[1].minY == 55)
  }

  @Test("a text, a font and a number of lines change the box and what follows it")
  func text() throws {
    #expect(
      frames() == [
        Rect(x: 10, y: 0, width: 300, height: 60), Rect(x: 10, y: 68, width: 300, height: 10),
      ])
    label.text = "short"
    #expect(
      frames() == [
        Rect(x: 10, y: 0, width: 50, height: 20), Rect(x: 10, y: 28, width: 50, height: 10),
      ])
    label.text = String(repeating: "x", count: 70)
    #expect(frames()[0].height == 60)
    label.numberOfLines = 2
    #expect(frames()[0].height == 40)
    label.numberOfLines = 1
    #expect(frames()[0].height == 20)
    label.numberOfLines = 0
    #expect(frames()[0].height == 60)
    root.environment = LayoutEnvironment(textMeasurer: BuiltInTextMeasurer())
    let before = frames()[0].height
    label.font = .system(size: 34)
    #expect(frames()[0].height >= before * 1.8)
    let wrapped = try BuiltInTextMeasurer().prepare(label.text, font: label.font)
      .wrapped(width: 300, lineLimit: 0)
    #expect(frames()[0].height == wrapped.size.height.rounded(.up))
  }

  @Test("a preferred width is obeyed where it is set")
  func preferredWidth() {
    label.preferredMaxLayoutWidth = 100
    #expect(frames()[0] == Rect(x: 10, y: 0, width: 100, height: 180))
    label.preferredMaxLayoutWidth = 205
    #expect(frames()[0] == Rect(x: 10, y: 0, width: 200, height: 100))
    label.preferredMaxLayoutWidth = 0
    #expect(frames()[0] == Rect(x: 10, y: 0, width: 300, height: 60))
  }

  @Test("the scale changes the pixels that texts and edges lie on")
  func scale() {
    gap.constant = 8.4
    label.text = "short"
    #expect(frames()[1].minY == 28)
    root.environment = LayoutEnvironment(
      scale: 2, textMeasurer: FixedAdvanceMeasurer.standard)
    #expect(frames()[1].minY == 28.5)
    root.environment?.textMeasurer = BuiltInTextMeasurer()
    #expect(frames()[0].height == 20.5)
    root.environment?.scale = 3
    #expect(isClose(frames()[0].height, 61.0 / 3))
    root.environment?.scale = 1
    #expect(frames()[0].height == 21)
  }

  @Test("a group is switched as one, again and again")
  func groups() {
    let narrow = Constraints(isActive: false) {
      label.widthAnchor == 100
      below.heightAnchor >= 4
    }
    let count = root.activeCount
    for _ in 0..<5 {
      narrow.isActive = true
      #expect(narrow.isActive)
      #expect(root.activeCount == count + 2)
      #expect(frames()[0].width == 100)
      narrow.isActive = false
      #expect(root.activeCount == count)
      #expect(frames()[0].width == 300)
    }
    narrow.constraints[0].isActive = true
    #expect(!narrow.isActive)
  }

  @Test("activating what is active, and deactivating what is not, changes nothing")
  func twice() throws {
    let count = root.activeCount
    try LayoutConstraint.activate([gap, gap])
    gap.isActive = true
    #expect(root.activeCount == count)
    gap.isActive = false
    gap.isActive = false
    LayoutConstraint.deactivate([gap, gap])
    #expect(root.activeCount == count - 1)
    try LayoutConstraint.activate([gap, gap])
    #expect(root.activeCount == count)
    #expect(frames()[1].minY == 68)
  }

  @Test("a conflict goes when its cause goes, and comes back with it")
  func conflictsComeAndGo() {
    let wide = (label.widthAnchor == 400).with(identifier: "wide")
    let start = frames()
    for _ in 0..<3 {
      wide.isActive = true
      root.layoutIfNeeded()
      #expect(root.conflicts.count == 1)
      wide.priority = 900
      #expect(frames()[0].width == 300)
      wide.priority = .required
      root.layoutIfNeeded()
      #expect(root.conflicts.count == 1)
      wide.isActive = false
      #expect(frames() == start)
    }
  }

  @Test("a font made for a text style follows the size of text, others do not")
  func contentSizeCategory() {
    root.environment = LayoutEnvironment()
    label.text = "One line"
    label.font = .preferred(for: .body)
    let other = root.adding(Label(), "other")
    other.translatesAutoresizingMaskIntoConstraints = false
    other.text = "One line"
    root.layoutIfNeeded()
    let start = [label.frame, other.frame, below.frame]
    #expect(start[0].height == 21)
    root.environment?.contentSizeCategory = .accessibilityMedium
    root.layoutIfNeeded()
    #expect(label.frame.height == 34)  // 28 points
    #expect(label.frame.width > start[0].width)
    #expect(below.frame.minY == 42)
    #expect(other.frame == start[1])
    root.environment?.contentSizeCategory = .large
    root.layoutIfNeeded()
    #expect([label.frame, other.frame, below.frame] == start)
  }

  @Test("an image without a size of its own leaves its extent to others")
  func images() {
    let image = root.adding(makeImage(30, 40), "image")
    image.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(image.frame.size == Size(width: 30, height: 40))
    image.image = nil
    root.layoutIfNeeded()
    #expect(image.frame.size == .zero)
    image.image = ImageSource(name: "bad", size: Size(width: Double.nan, height: 7))
    root.layoutIfNeeded()
    #expect(image.frame.size == Size(width: 0, height: 7))
  }

  private final class Inset: View {
    var reach = 0.0 {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(all: reach) }
  }

  @Test("a frame is at least as large as its alignment insets, also when these are others")
  func alignmentInsetsGrow() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = Inset()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
    view.reach = 6
    root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 12, height: 12))
    view.reach = 0
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }

  @Test("a frame is not negative where alignment insets are")
  func negativeAlignmentInsets() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = Inset()
    view.reach = -4
    root.addSubview(view)
    view.pinEdges([.leading, .top], to: root)
    let size = view.size(Size(width: 3, height: 3))
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
    #expect(root.issues.count == 2)
    for constraint in size { constraint.constant = 20 }
    root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 12, height: 12))
    #expect(root.issues.isEmpty)
  }
}
