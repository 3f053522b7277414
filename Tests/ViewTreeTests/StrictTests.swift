import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Strict layout")
struct StrictTests {
  /// A label whose height is required to be that of its text at its width, no more and no less.
  private func exactLabel(_ characters: Int, in root: View) -> Label {
    let label = root.adding(makeLabel(characters), "label")
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }

  @Test("a height that is right for the wrapped text is no conflict with its one-line height")
  func firstMeasure() throws {
    let root = makeRoot()
    let label = exactLabel(90, in: root)
    Constraints {
      label.widthAnchor == 300
      label.heightAnchor == 60
    }
    try root.layout()
    #expect(label.frame.size == Size(width: 300, height: 60))
    #expect(root.issues.isEmpty)
  }

  @Test("a text and its height changed together are no conflict with the height before")
  func changedTogether() throws {
    let root = makeRoot()
    let label = exactLabel(90, in: root)
    let height = label.heightAnchor == 60
    Constraints {
      label.widthAnchor == 300
      height
    }
    try root.layout()
    for (characters, points) in [(10, 20.0), (120, 80), (30, 20)] {
      label.text = String(repeating: "x", count: characters)
      height.constant = points
      try root.layout()
      #expect(label.frame.height == points)
      #expect(root.issues.isEmpty)
    }
    height.constant = 30
    #expect(throws: LayoutError.self) { try root.layout() }
    #expect(label.frame.height == 20)
  }

  @Test(
    "strict layout throws what layoutIfNeeded has gone on without, although nothing has changed")
  func afterLenientLayout() {
    let root = makeRoot()
    let box = root.adding(View(), "box")
    let wide = box.width(200)
    box.width(100)
    root.layoutIfNeeded()
    let issues = root.issues
    #expect(issues.count == 1)
    for _ in 0..<2 {
      #expect(throws: issues[0]) { try root.layout() }
      #expect(root.issues == issues && box.frame.width == 200)
    }
    wide.isActive = false
    #expect(throws: Never.self) { try root.layout() }
    #expect(box.frame.width == 100 && root.issues.isEmpty)
  }

  @Test("a conflict that layoutSubviews brings about leaves the frames as they were")
  func conflictInLayoutSubviews() {
    let root = makeRoot()
    let box = root.adding(ProbeView(), "box")
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    let width = box.widthAnchor == 10
    Constraints {
      width
      guide.widthAnchor == box.widthAnchor
    }
    root.layoutIfNeeded()
    box.onLayout = { [unowned box] in
      if box.constraints.count < 3 { (box.widthAnchor == 30).isActive = true }
    }
    width.constant = 20
    for _ in 0..<2 {
      #expect(throws: LayoutError.self) { try root.layout() }
      #expect(box.frame.width == 10)
      #expect(guide.layoutFrame.width == 10)
    }
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    #expect(guide.layoutFrame.width == 20)
  }

  @Test("numbers too extreme for double precision are an error, and nothing moves")
  func extremeNumbers() throws {
    let root = makeRoot()
    let (a, b) = (root.adding(View(), "a"), root.adding(View(), "b"))
    let width = a.widthAnchor == 10
    Constraints {
      width
      a.leftAnchor == root.leftAnchor + 5
      b.leftAnchor == a.rightAnchor
      b.widthAnchor == a.widthAnchor * 1e6
    }
    try root.layout()
    let before = root.allFrames
    for extreme in [1e300, -1e300, 1e308, .greatestFiniteMagnitude] {
      width.constant = extreme
      do {
        try root.layout()
        #expect(root.allFrames.allSatisfy { $0.isFinite })
      } catch {
        #expect(root.allFrames == before)
      }
      root.layoutIfNeeded()
      #expect(root.allFrames.allSatisfy { $0.isFinite })
      width.constant = 10
      root.clearIssues()
      try root.layout()
      #expect(root.allFrames == before)
      #expect(root.issues.isEmpty)
    }
  }

  @Test("what a layout that went on has given up is thrown when it is asked for")
  func thrownLater() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (good, bad) = (View(), View())
    for view in [good, bad] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let width = good.widthAnchor.constraint(equalToConstant: 50)
    let extreme = bad.widthAnchor.constraint(equalToConstant: 1e308)
    width.isActive = true
    extreme.isActive = true
    width.constant = 60
    root.layoutIfNeeded()
    for _ in 0..<2 { #expect(throws: LayoutError.tooExtreme) { try root.layout() } }
    extreme.isActive = false
    try root.layout()
    #expect(good.frame.width == 60)
  }
}
