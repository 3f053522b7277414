import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Labels with attributed text")
struct AttributedLabelTests {
  private let root = makeRoot(width: 320)
  private let label = Label()

  init() {
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    root.adding(label, "label")
    label.numberOfLines = 0
    Constraints {
      label.leadingAnchor == root.leadingAnchor
      label.topAnchor == root.topAnchor
      label.widthAnchor <= 100
    }
  }

  private func size() -> Size {
    root.layoutIfNeeded()
    return label.frame.size
  }

  private func spaced(_ text: String) -> AttributedText {
    var attributes = TextAttributes(font: .system(size: 17))
    attributes.paragraphStyle.lineSpacing = 5
    attributes.paragraphStyle.alignment = .center
    return AttributedText(text, attributes: attributes)
  }

  @Test("the paragraph style makes the label higher and aligns its lines")
  func paragraphStyle() {
    label.attributedText = spaced("one two three")
    #expect(label.text == "one two three")
    #expect(size() == Size(width: 100, height: 45))
    let lines = label.textLines().lines
    #expect(lines.map(\.top) == [0, 25])
    #expect(lines.map(\.alignment) == [.center, .center])
    #expect(label.fragments(of: lines[1]).map(\.text) == ["three"])
    label.textAlignment = .right
    #expect(label.textLines().lines.map(\.alignment) == [.right, .right])
  }

  @Test("text and attributed text take each other's place")
  func replacing() {
    label.text = "plain"
    #expect(label.attributedText == nil)
    label.attributedText = spaced("plain")
    #expect(label.attributedText == spaced("plain"))
    label.text = "plain"
    #expect(label.attributedText == nil && label.text == "plain")
    label.attributedText = nil
    #expect(label.text.isEmpty && size() == .zero)
  }

  @Test("the label takes its font and alignment from the start of the text")
  func startOfText() {
    var attributes = TextAttributes(font: .boldSystem(size: 20))
    attributes.paragraphStyle.alignment = .right
    label.font = .system(size: 11)
    label.textAlignment = .center
    var text = AttributedText("one\n", attributes: attributes)
    text.append(AttributedText("two", font: .system(size: 15)))
    label.attributedText = text
    #expect(label.attributedText == text)
    #expect(label.font == .boldSystem(size: 20) && label.textAlignment == .right)
    label.attributedText = AttributedText("", font: .system(size: 15))
    #expect(label.font == .boldSystem(size: 20) && label.textAlignment == .right)
    label.attributedText = spaced("three")
    label.text = "four"
    #expect(label.font == .system(size: 17) && label.textAlignment == .center)
  }

  @Test("a font or alignment set afterwards is that of all the text, even one that it begins with")
  func setAfterwards() {
    var text = AttributedText("one ", font: .boldSystem(size: 20))
    text.append(AttributedText("two", font: .system(size: 15)))
    label.attributedText = text
    label.font = label.font
    #expect(label.attributedText == AttributedText("one two", font: .boldSystem(size: 20)))
    label.textAlignment = .right
    #expect(label.attributedText?.runs.map(\.attributes.paragraphStyle.alignment) == [.right])
    label.font = .system(size: .nan)
    #expect(label.attributedText?.runs.map(\.attributes.font) == [.boldSystem(size: 20)])
    #expect(label.issues.count == 1)
  }

  @Test("one that cannot be measured is refused and kept as an issue")
  func refusal() {
    label.attributedText = spaced("one")
    var attributes = TextAttributes()
    attributes.kerning = .nan
    label.attributedText = AttributedText("two", attributes: attributes)
    #expect(label.text == "one")
    #expect(label.issues.count == 1)
    #expect(size() == Size(width: 30, height: 20))
  }

  @Test("its fonts follow the size of text")
  func contentSizeCategory() {
    root.environment = LayoutEnvironment()
    label.attributedText = AttributedText("one", font: .preferred(for: .body))
    #expect(size().height == 21)
    root.environment?.contentSizeCategory = .accessibilityMedium
    #expect(size().height == 34)
  }
}
