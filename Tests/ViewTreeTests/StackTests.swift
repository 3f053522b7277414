import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Stack views")
struct StackTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))

  /// A stack at the root's corner, of images of these sizes.
  private func makeStack(_ sizes: [(Double, Double)]) -> StackView {
    let stack = StackView(arrangedSubviews: sizes.map { makeImage($0.0, $0.1) })
    for (number, view) in stack.arrangedSubviews.enumerated() { view.identifier = "v\(number)" }
    root.adding(stack, "stack")
    Constraints {
      stack.leadingAnchor == root.leadingAnchor
      stack.topAnchor == root.topAnchor
    }
    return stack
  }

  private func spans(_ stack: StackView) -> [[Double]] {
    root.layoutIfNeeded()
    let isRow = stack.axis == .horizontal
    return stack.arrangedSubviews.map {
      isRow ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test("views are inserted, moved and removed while live")
  func insertion() {
    let stack = makeStack([(20, 10), (30, 10)])
    stack.spacing = 5
    #expect(spans(stack) == [[0, 20], [25, 30]])
    let third = makeImage(40, 10)
    stack.insertArrangedSubview(third, at: 1)
    #expect(spans(stack) == [[0, 20], [25, 40], [70, 30]])
    stack.insertArrangedSubview(third, at: 0)
    #expect(spans(stack) == [[0, 40], [45, 20], [70, 30]])
    stack.removeArrangedSubview(third)
    #expect(third.superview === stack)
    #expect(spans(stack) == [[0, 20], [25, 30]])
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(spans(stack) == [[0, 30]] && stack.frame.width == 30)
    #expect(root.issues == [])
  }

  @Test("a view that leaves and comes back before the next layout is arranged as before")
  func leavesAndReturns() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let stack = StackView(arrangedSubviews: [])
    root.addSubview(stack)
    stack.pinEdges(to: root)
    let views = (0..<2).map { _ in View() }
    stack.distribution = .fillEqually
    for view in views { stack.addArrangedSubview(view) }
    root.layoutIfNeeded()
    let frames = views.map(\.frame)
    #expect(frames[1] == Rect(x: 150, y: 0, width: 150, height: 100))
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == frames)
    #expect(root.issues.isEmpty)
  }

  @Test("hiding a view closes its gap at once, and hiding it twice is hiding it once")
  func hiding() {
    let stack = makeStack([(20, 10), (30, 10), (40, 10)])
    stack.spacing = 5
    stack.setCustomSpacing(50, after: stack.arrangedSubviews[1])
    #expect(spans(stack) == [[0, 20], [25, 30], [105, 40]])
    for _ in 0..<2 { stack.arrangedSubviews[1].isHidden = true }
    #expect(spans(stack)[2] == [25, 40] && spans(stack)[1][1] == 0)
    stack.arrangedSubviews[1].isHidden = false
    #expect(spans(stack) == [[0, 20], [25, 30], [105, 40]])
    #expect(root.issues == [])
  }

  @Test("axis, distribution, alignment, spacing and margins change while live")
  func properties() {
    let stack = makeStack([(20, 10), (40, 30)])
    #expect(spans(stack) == [[0, 20], [20, 40]])
    stack.axis = .vertical
    stack.alignment = .trailing
    #expect(spans(stack) == [[0, 10], [10, 30]])
    #expect(stack.arrangedSubviews[0].frame.minX == 20)
    stack.distribution = .fillEqually
    stack.spacing = 4
    #expect(spans(stack) == [[0, 30], [34, 30]])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(spans(stack) == [[1, 30], [35, 30]])
    #expect(stack.frame.size == Size(width: 46, height: 68))
    stack.alignment = .fill
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [2, 2])
    #expect(root.issues == [])
  }

  @Test("in proportion: 25 and 75 in 200; within margins the first one is firmer")
  func proportions() {
    let stack = makeStack([(25, 10), (75, 10)])
    stack.distribution = .fillProportionally
    stack.width(200)
    #expect(spans(stack) == [[0, 50], [50, 150]])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(all: 10)
    #expect(spans(stack) == [[10, 50], [60, 130]])
    (stack.arrangedSubviews[0] as? ImageView)?.image = ImageSource(
      name: "wider", size: Size(width: 75, height: 10))
    #expect(spans(stack) == [[10, 100], [110, 80]])
  }

  @Test("a single view in proportion within margins is a conflict")
  func singleProportion() {
    let stack = makeStack([(25, 10)])
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(all: 10)
    stack.width(200)
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    #expect(root.conflicts.first?.identifiers.contains("stack-proportion") == true)
  }

  @Test("hiding a view with a required height names that height and the hiding")
  func hidingConflict() {
    let stack = makeStack([(20, 10), (40, 30)])
    stack.axis = .vertical
    let height = stack.arrangedSubviews[1].height(128).with(identifier: "height")
    root.layoutIfNeeded()
    #expect(root.issues == [])
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(root.conflicts.map(\.identifiers) == [["height", "stack-hiding"]])
    height.priority = 999
    root.layoutIfNeeded()
    #expect(root.issues == [] && stack.frame.height == 10)
  }

  @Test("a hidden stack in a stack has no height and reports nothing")
  func hiddenStack() {
    let outer = makeStack([(20, 20)])
    outer.axis = .vertical
    outer.spacing = 8
    let inner = StackView(arrangedSubviews: [makeImage(20, 20), makeImage(20, 20)])
    inner.axis = .vertical
    inner.spacing = 8
    outer.addArrangedSubview(inner)
    root.layoutIfNeeded()
    #expect(outer.frame.height == 76)
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(outer.frame.height == 20 && inner.frame.height == 0)
    #expect(root.issues == [])
    inner.isHidden = false
    root.layoutIfNeeded()
    #expect(outer.frame.height == 76 && inner.frame.height == 48)
    inner.isHidden = true
    inner.removeFromSuperview()
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame.height == 48)
    outer.addArrangedSubview(inner)
    root.layoutIfNeeded()
    #expect(outer.frame.height == 20 && root.issues == [])
  }

  /// A label whose one line has that height, and the baseline that far below its top.
  private func makeLabel(ascent: Double, height: Double) throws -> Label {
    let label = Label()
    label.text = "x"
    label.environment = LayoutEnvironment(
      textMeasurer: try FixedAdvanceMeasurer(lineHeight: height, ascent: ascent))
    return label
  }

  @Test("first baselines of texts on a line: ascents 16 and 32 put the smaller one 16 down")
  func baselines() throws {
    for heights in [[20.0, 40], [40, 20], [20, 40, 20]] {
      let labels = try heights.map { try makeLabel(ascent: $0 * 0.8, height: $0) }
      let stack = StackView(arrangedSubviews: labels)
      stack.alignment = .firstBaseline
      root.addSubview(stack)
      stack.pinEdges([.leading, .top], to: root)
      root.layoutIfNeeded()
      #expect(labels.map(\.frame.minY) == heights.map { $0 == 20 ? 16 : 0 })
      #expect(labels.map(\.frame.height) == heights)
      #expect(stack.frame.height == 40 && root.issues == [])
      stack.removeFromSuperview()
    }
  }

  @Test("first baselines of two sizes of the system's font on a line, to the pixel")
  func systemBaselines() {
    let labels = [17.0, 34].map { size in
      let label = Label()
      label.font = .system(size: size)
      label.text = "x"
      return label
    }
    let stack = StackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    root.addSubview(stack)
    stack.pinEdges([.leading, .top], to: root)
    root.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.textLines().firstBaseline }
    #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    #expect(labels.map(\.frame.minY) == [16, 0] && stack.frame.height == 41)
  }

  /// A view whose baseline is the bottom of another one inside it.
  private final class Letter: View {
    private let ascender = View()
    private let height: Double

    init(ascent: Double, height: Double) {
      self.height = height
      super.init(frame: .zero)
      addSubview(ascender)
      ascender.pinEdges([.leading, .top, .trailing], to: self)
      ascender.height(ascent)
    }

    override var intrinsicContentSize: Size { Size(width: 10, height: height) }
    override var viewForFirstBaselineLayout: View { ascender }
  }

  @Test("in a row of ascents 16 and 32 first baselines lie on a line: the smaller view is 16 down")
  func ascents() {
    let rows: [[Double]] = [[16, 32], [32, 16], [16, 32, 8], [24, 24], [40, 16, 32]]
    for row in rows {
      let stack = StackView(arrangedSubviews: row.map { Letter(ascent: $0, height: $0 * 1.25) })
      stack.alignment = .firstBaseline
      root.addSubview(stack)
      stack.pinEdges([.leading, .top], to: root)
      root.layoutIfNeeded()
      let largest = row.max() ?? 0
      #expect(stack.arrangedSubviews.map(\.frame.minY) == row.map { largest - $0 })
      #expect(stack.arrangedSubviews.map(\.frame.height) == row.map { $0 * 1.25 })
      #expect(stack.frame.height == largest * 1.25)
      stack.removeFromSuperview()
    }
    #expect(root.issues == [])
  }

  @Test("a column's baselines are those of its first and last visible view, whatever they become")
  func ownBaselines() {
    let labels = [17.0, 34, 17].map { size in
      let label = Label()
      label.text = "x"
      label.font = .system(size: size)
      return label
    }
    let (stack, mark) = (StackView(arrangedSubviews: labels), root.adding(View(), "mark"))
    stack.axis = .vertical
    root.adding(stack, "stack")
    stack.pinEdges([.leading, .top], to: root)
    mark.pinEdges(.leading, to: root)
    Constraints {
      mark.topAnchor == stack.firstBaselineAnchor
      mark.bottomAnchor == stack.lastBaselineAnchor
    }
    root.layoutIfNeeded()
    #expect(mark.frame == Rect(x: 0, y: 16, width: 0, height: 63))
    labels[0].font = .system(size: 34)
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 32)
    labels[0].isHidden = true
    labels[2].isHidden = true
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 32 && mark.frame.maxY == 33)
    #expect(root.issues == [])
  }

  @Test("equal distances between centres, and the least gaps before them")
  func equalCentering() {
    let stack = makeStack([(40, 10), (80, 10), (40, 10)])
    stack.distribution = .equalCentering
    let width = stack.width(300)
    #expect(spans(stack)[1] == [110, 80])
    for (view, extent) in zip(stack.arrangedSubviews, [20.0, 80, 120]) {
      (view as? ImageView)?.image = ImageSource(name: "i", size: Size(width: extent, height: 10))
    }
    stack.spacing = 8
    width.constant = 260
    #expect(spans(stack)[1] == [52, 80])
  }

  @Test("numbers that are none, strangers and cycles are refused")
  func refused() {
    let stack = makeStack([(20, 10)])
    stack.spacing = .nan
    stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(5, after: View())
    stack.addArrangedSubview(root)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.count == 1)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == nil)
    #expect(root.issues.count == 3)
  }

  @Test("the system's spacing is 8 points, and the default one after a view that of the stack")
  func namedSpacing() {
    let stack = makeStack([(20, 10), (30, 10), (40, 10)])
    stack.spacing = StackView.spacingUseSystem
    let first = stack.arrangedSubviews[0]
    #expect(stack.systemLayoutSizeFitting(.zero).width == 106)
    stack.setCustomSpacing(30, after: first)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 128)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: first)
    #expect(stack.customSpacing(after: first) == nil)
    stack.spacing = 1
    stack.setCustomSpacing(StackView.spacingUseSystem, after: first)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 99)
  }

  @Test("a stack changes no constraint that says the same as before")
  func reuse() {
    let stack = makeStack([(20, 10), (30, 10), (40, 10)])
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    stack.spacing = 7
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.rowsChanged - before.rowsChanged == 2)
    #expect(root.layoutStatistics.rebuilds == before.rebuilds)
  }
}
