import LayoutGeometry
import Testing
import ViewTree

@Suite("A conflict's choice is kept")
struct KeptConflictTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let box = View()
  private let other = View()
  private let narrow: LayoutConstraint
  private let wide: LayoutConstraint
  private let height: LayoutConstraint

  init() {
    root.adding(box, "box")
    root.adding(other, "other")
    narrow = (box.widthAnchor == 100).with(identifier: "narrow")
    wide = (box.widthAnchor == 200).with(identifier: "wide")
    height = other.heightAnchor == 20
    let constraints = [narrow, wide, height]
    Constraints {
      constraints
      box.leadingAnchor == root.leadingAnchor
      box.topAnchor == root.topAnchor
      box.heightAnchor == 10
      other.leadingAnchor == root.leadingAnchor
      other.topAnchor == root.topAnchor
      other.widthAnchor == 50
    }
    root.layoutIfNeeded()
  }

  /// How often layout starts again for a change.
  private func rebuilds(_ change: () -> Void) -> Int {
    let before = root.layoutStatistics.rebuilds
    change()
    root.layoutIfNeeded()
    return root.layoutStatistics.rebuilds - before
  }

  @Test("what has nothing to do with a conflict changes by itself, and the conflict stands")
  func standing() {
    let standing = root.conflicts
    #expect(standing.count == 1 && box.frame.width == 100)
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(rebuilds { height.constant = 30 } == 0)
    #expect(rebuilds { root.addSubview(view) } == 0)
    #expect(rebuilds { view.removeFromSuperview() } == 0)
    #expect(rebuilds { height.priority = 500 } == 0)
    #expect(rebuilds { root.frame.size.width = 400 } == 0)
    #expect(root.conflicts == standing && box.frame.width == 100 && other.frame.height == 30)
  }

  @Test("a conflict is decided anew when what takes part changes, or its order")
  func decided() {
    #expect(rebuilds { narrow.constant = 120 } == 1)
    #expect(box.frame.width == 120 && root.conflicts.count == 1)
    #expect(rebuilds { narrow.isActive = false } == 1)
    #expect(box.frame.width == 200 && root.conflicts.isEmpty)
    #expect(rebuilds { narrow.isActive = true } == 1)
    #expect(box.frame.width == 200 && root.conflicts.first?.identifiers == ["narrow", "wide"])
    #expect(rebuilds { root.exchangeSubview(at: 0, withSubviewAt: 1) } == 1)
    #expect(rebuilds { narrow.priority = 999 } == 1)
    #expect(box.frame.width == 200 && root.conflicts.isEmpty)
    #expect(rebuilds { height.constant = 40 } == 0)
  }

  @Test("another conflict joins one that stands")
  func joined() {
    let high = (other.heightAnchor == 90).with(identifier: "high")
    #expect(rebuilds { high.isActive = true } == 1)
    #expect(root.conflicts.count == 2 && other.frame.height == 20)
    #expect(rebuilds { height.isActive = false } == 1)
    #expect(root.conflicts.count == 1 && other.frame.height == 90)
  }

  @Test("the constraints that decide a view's place and extent are named, those left out are not")
  func affecting() {
    #expect(box.constraintsAffectingLayout(for: .horizontal).contains { $0 === narrow })
    #expect(!box.constraintsAffectingLayout(for: .horizontal).contains { $0 === wide })
    let vertical = other.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.count == 2 && vertical.contains { $0 === height })
    #expect(View().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("a row that was left out, and is not asked for any more, is no conflict")
  func refusedRowGoes() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.autoresizingMask = .flexibleHeight
    root.addSubview(view)
    root.layoutIfNeeded()
    root.frame.size.height = 20
    root.layoutIfNeeded()
    #expect(root.issues.count == 1)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.pinEdges([.leading, .top], to: root)
    view.size(10)
    try root.layout()
    #expect(root.issues.isEmpty)
    #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("contents that have no size any more are in no conflict")
  func refusedContentsGo() throws {
    let root = ImageView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.image = ImageSource(name: "small", size: Size(width: 10, height: 10))
    root.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.issues.count == 1)
    root.image = nil
    try root.layout()
    #expect(root.issues.isEmpty)
  }
}
