import LayoutGeometry
import Testing
import TextLayout
import ViewTree

/// A view whose intrinsic size is what a test says, and that counts how often it is asked.
private final class Contents: View {
  var size: () -> Size = { Size(width: 10, height: 10) }
  private(set) var timesAsked = 0

  override var intrinsicContentSize: Size {
    timesAsked += 1
    return size()
  }
}

@Suite("Fitting and asking for contents")
struct FittingTests {
  /// A root of 100 by 100 points with contents at its upper leading corner.
  private func makeTree() -> (root: View, contents: Contents) {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    let contents = root.adding(Contents(), "contents")
    Constraints {
      contents.topAnchor == root.topAnchor
      contents.leadingAnchor == root.leadingAnchor
    }
    return (root, contents)
  }

  @Test("a conflict that a fitting met is no issue any more once it is gone")
  func staleIssues() {
    let (root, contents) = makeTree()
    let heights = [contents.heightAnchor == 10, contents.heightAnchor == 20]
    Constraints { heights }
    _ = root.systemLayoutSizeFitting(.zero)
    #expect(root.conflicts.count == 1)
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    heights[1].isActive = false
    _ = root.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
  }

  @Test("ten thousand changes between two fittings cost the second one no more than one change")
  func manyChanges() {
    let (root, contents) = makeTree()
    _ = root.systemLayoutSizeFitting(.zero)
    var asked: [Int] = []
    for changes in [1, 10_000] {
      for _ in 0..<changes { contents.invalidateIntrinsicContentSize() }
      let before = contents.timesAsked
      _ = root.systemLayoutSizeFitting(.zero)
      asked.append(contents.timesAsked - before)
    }
    #expect(asked[0] == asked[1])
    #expect(asked[0] > 0)
  }

  @Test("a constraint changed ten thousand times between fittings leaves with the next of them")
  func manyConstraintChanges() {
    let (root, contents) = makeTree()
    _ = root.systemLayoutSizeFitting(.zero)
    weak var gone: LayoutConstraint?
    do {
      let width = contents.widthAnchor == 20
      gone = width
      for _ in 0..<5_000 {
        width.isActive = true
        width.isActive = false
      }
    }
    #expect(root.systemLayoutSizeFitting(.zero).width == 0)
    root.layoutIfNeeded()
    #expect(gone == nil)
    #expect(root.issues.isEmpty)
  }

  @Test("an intrinsic size that fits an ancestor is reported and ends")
  func fitsAncestor() {
    let (root, contents) = makeTree()
    contents.size = { root.systemLayoutSizeFitting(.zero) }
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(.zero)
    #expect(root.issues.contains { if case .feedbackLoop = $0 { true } else { false } })
    #expect(contents.frame.isFinite)
    contents.size = { Size(width: 3, height: 4) }
    contents.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(contents.frame == Rect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test("constraints that are updated by fitting the view are reported and end")
  func updateFitsItself() {
    let root = ProbeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.identifier = "root"
    var rounds = 0
    root.onUpdate = {
      rounds += 1
      root.setNeedsUpdateConstraints()
      _ = root.systemLayoutSizeFitting(.zero)
    }
    root.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(rounds < 1_000)
    #expect(root.issues.contains(.feedbackLoop(views: ["root"])))
  }

  @Test("a fitting inside a fitting that ends leaves the outer one right")
  func nestedFitting() {
    let (root, contents) = makeTree()
    (contents.bottomAnchor == root.bottomAnchor - 5).isActive = true
    var isFirst = true
    contents.size = {
      if isFirst {
        isFirst = false
        _ = root.systemLayoutSizeFitting(.zero)
      }
      return Size(width: 30, height: 30)
    }
    #expect(root.systemLayoutSizeFitting(.zero).height == 35)
    #expect(root.systemLayoutSizeFitting(.zero).height == 35)
  }

  @Test(
    "a text changed while another view is asked for its contents is laid out at the next layout")
  func textChangedMeanwhile() {
    let (root, contents) = makeTree()
    let label = root.adding(Label(), "label")
    Constraints {
      label.topAnchor == contents.bottomAnchor
      label.leadingAnchor == root.leadingAnchor
    }
    contents.size = {
      label.text = "hello"
      return Size(width: 3, height: 3)
    }
    for _ in 0..<2 { root.layoutIfNeeded() }
    #expect(label.frame == Rect(x: 0, y: 3, width: 50, height: 20))
    #expect(root.issues.isEmpty)
  }

  @Test("a constraint changed while a view is asked for its contents holds at the next layout")
  func constraintChangedMeanwhile() {
    let (root, contents) = makeTree()
    let box = root.adding(View(), "box")
    let width = box.widthAnchor == 5
    Constraints {
      box.topAnchor == root.topAnchor
      box.leadingAnchor == root.leadingAnchor
      box.heightAnchor == 3
      width
    }
    root.layoutIfNeeded()
    contents.size = {
      width.constant = 50
      return Size(width: 9, height: 9)
    }
    contents.invalidateIntrinsicContentSize()
    for _ in 0..<2 { root.layoutIfNeeded() }
    #expect(box.frame.width == 50)
  }

  @Test("a view added while another is asked for its contents is there after the next layout")
  func viewAddedMeanwhile() {
    let (root, contents) = makeTree()
    let box = View()
    contents.size = {
      if box.superview == nil {
        root.addSubview(box)
        Constraints {
          box.topAnchor == contents.bottomAnchor
          box.leadingAnchor == contents.leadingAnchor
          box.widthAnchor == 7
          box.heightAnchor == 7
        }
      }
      return Size(width: 3, height: 3)
    }
    for _ in 0..<2 { root.layoutIfNeeded() }
    #expect(box.frame == Rect(x: 0, y: 3, width: 7, height: 7))
  }

  @Test("a text is drawn with the lines that it was measured with, whatever its box is rounded to")
  func thirds() {
    for width in 300...340 {
      let (root, _) = makeTree()
      root.frame = Rect(x: 0, y: 0, width: Double(width), height: 100)
      let label = root.adding(Label(), "label")
      label.numberOfLines = 0
      label.text = "xxxxx xxxxx"
      Constraints {
        label.leadingAnchor == root.leadingAnchor
        label.topAnchor == root.topAnchor
        label.widthAnchor == root.widthAnchor * (1.0 / 3)
      }
      root.layoutIfNeeded()
      #expect(Double(label.textLines().lines.count) * 20 == label.frame.height, "\(width)")
    }
  }

  @Test("a number that was enormous leaves no trace", arguments: [1e12, 1e17, 1e20, 1e50, 1e200])
  func enormous(number: Double) {
    let (root, contents) = makeTree()
    let height = contents.heightAnchor == 20
    let wish = (contents.widthAnchor == 30).with(priority: 900)
    Constraints {
      height
      contents.widthAnchor <= root.widthAnchor
      contents.bottomAnchor == root.bottomAnchor - 1
      wish
    }
    root.translatesAutoresizingMaskIntoConstraints = false
    for constraint in [height, wish] {
      let usual = constraint.constant
      _ = root.systemLayoutSizeFitting(.zero)
      constraint.constant = number
      _ = root.systemLayoutSizeFitting(.zero)
      constraint.constant = usual
      #expect(root.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 21))
    }
  }
}
