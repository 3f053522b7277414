import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Controls")
struct ControlTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  /// The frame of a view at the root's corner, by its contents alone.
  private func frame(of view: View) -> Rect {
    root.addSubview(view)
    view.pinEdges([.leading, .top], to: root)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test("sizes are those of the platform, and frames reach beyond alignment rectangles")
  func sizes() {
    #expect(frame(of: Switch()) == Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(frame(of: Stepper()).size == Size(width: 94, height: 32))
    #expect(frame(of: ProgressView()).height == 4)
    let spinner = ActivityIndicator()
    #expect(frame(of: spinner).size == Size(width: 20, height: 20))
    spinner.style = .large
    #expect(frame(of: spinner).size == Size(width: 37, height: 37))
    let pages = PageControl()
    pages.numberOfPages = 3
    #expect(frame(of: pages).size == Size(width: 39, height: 37))
    pages.numberOfPages = -1
    #expect(frame(of: pages).width == 0)
    let slider = Slider()
    #expect(frame(of: slider).minX == -2 && slider.frame.height == 31)
    #expect(root.issues == [])
  }

  @Test("segments are as wide as the widest title")
  func segments() {
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    let control = SegmentedControl()
    control.segments = ["One", "Three"]
    #expect(frame(of: control).size == Size(width: 140, height: 32))
    control.segments = []
    #expect(frame(of: control).width == 0)
  }

  @Test("a button is as large as its title and image; its insets replace the standard ones")
  func button() {
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    let button = Button()
    #expect(frame(of: button).width == 30)
    button.title = "Press"
    #expect(frame(of: button).size == Size(width: 50, height: 32))
    button.image = ImageSource(name: "icon", size: Size(width: 24, height: 40))
    #expect(frame(of: button).size == Size(width: 74, height: 52))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frame(of: button).size == Size(width: 80, height: 44))
    button.contentEdgeInsets = EdgeInsets(top: .nan)
    button.font = .system(size: -1)
    #expect(button.contentEdgeInsets.top == 1 && button.font.pointSize == 15)
    #expect(root.issues.count == 2)
  }

  @Test("a button at its standard font is 30 high, a field with a border 34, or 30 at 14 points")
  func standardHeights() {
    let button = Button()
    button.title = "Press"
    #expect(frame(of: button).height == 30)
    let field = TextField()
    #expect(frame(of: field).height == 21)
    field.borderStyle = .roundedRect
    #expect(frame(of: field).height == 34)
    field.font = .system(size: 14)
    #expect(frame(of: field).height == 30)
    field.placeholder = "Name"
    let width = frame(of: field).width
    field.text = "A longer name"
    #expect(frame(of: field).width > width)
  }

  @Test("a text view that does not scroll is as high as its text at the width it gets")
  func textView() {
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    let view = TextView()
    view.text = String(repeating: "x", count: 25)
    #expect(frame(of: view).size == .zero)
    view.isScrollEnabled = false
    #expect(frame(of: view).size == Size(width: 260, height: 36))
    let width = view.width(110)
    #expect(frame(of: view).size == Size(width: 110, height: 76))
    view.text = "x"
    #expect(frame(of: view).height == 36)
    width.constant = 5
    #expect(frame(of: view).height >= 36)
  }

  @Test("a label, a button and a field beside each other have their baselines on a line")
  func baselines() {
    let (label, button, field) = (Label(), Button(), TextField())
    (label.text, button.title, field.text) = ("a", "b", "c")
    button.font = .system(size: 17)
    for view in [label, button, field] as [View] { root.addSubview(view) }
    label.pinEdges([.leading, .top], to: root, insets: 20)
    button.pinAfter(label)
    field.pinAfter(button)
    field.height(61)
    Constraints {
      button.firstBaselineAnchor == label.firstBaselineAnchor
      field.firstBaselineAnchor == label.firstBaselineAnchor
    }
    let snapshot = root.layoutSnapshot()
    let lines = [label, button, field].compactMap { (view: View) in
      snapshot[view].map { $0.frame.minY + $0.firstBaseline }
    }
    #expect(lines.allSatisfy { isClose($0, 36.1865, 0.5) })
  }

  @Test("a button shows the title of its state, or else that of the normal one")
  func titles() {
    let button = Button()
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone far away", for: .disabled)
    let narrow = button.intrinsicContentSize
    #expect(button.title == "Go" && button.currentTitle == "Go" && button.state == .normal)
    button.isEnabled = false
    #expect(button.currentTitle == "Gone far away" && button.state == .disabled)
    #expect(button.intrinsicContentSize.width > narrow.width)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.disabled, .selected, .highlighted] && button.currentTitle == "Go")
    #expect(button.intrinsicContentSize == narrow)
    button.setTitle(nil, for: .normal)
    #expect(button.title == "" && button.currentTitle == nil)
    #expect(button.title(for: .disabled) == "Gone far away")
  }

  @Test("a view made for its contents is as large as they are, and stays so in a layout of frames")
  func madeForContents() {
    let image = ImageSource(name: "image", size: Size(width: 30, height: 20))
    #expect(ImageView(image: image).frame == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(ImageView(image: image).image == image)
    #expect(ImageView(image: nil).frame == .zero)
    let control = SegmentedControl(items: ["one", "two"])
    #expect(control.segments == ["one", "two"])
    #expect(control.bounds.size == control.sizeThatFits(.zero))
    #expect(control.frame.width > 40)
  }

  @Test("a spinner turns when it is told to")
  func spinning() {
    let spinner = ActivityIndicator()
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating)
  }

  @Test("alignment insets that change are followed when contents are invalidated")
  func changingInsets() {
    final class Shadowed: View {
      var reach = 0.0
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(all: reach) }
    }
    let view = Shadowed()
    view.size(10)
    #expect(frame(of: view) == Rect(x: 0, y: 0, width: 10, height: 10))
    view.reach = 4
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: -4, y: -4, width: 18, height: 18))
  }
}
