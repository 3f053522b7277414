import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("A change costs what it touches")
struct TouchTests {
  /// A view that counts its callbacks, with two labels below each other.
  private final class Cell: View {
    let title = Label()
    let detail = Label()
    var layouts = 0

    override init(frame: Rect) {
      super.init(frame: frame)
      addSubview(title)
      addSubview(detail)
      detail.numberOfLines = 0
      Constraints {
        title.leadingAnchor == leadingAnchor + 8
        title.topAnchor == topAnchor + 8
        detail.leadingAnchor == title.trailingAnchor + 8
        detail.trailingAnchor <= trailingAnchor - 8
        detail.topAnchor == topAnchor + 8
      }
    }

    override func layoutSubviews() { layouts += 1 }
  }

  /// Independent cells, each at a frame.
  private func makeCells(_ count: Int) -> (root: View, cells: [Cell]) {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44 * Double(count)))
    root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    let cells = (0..<count).map { number in
      let cell = Cell(frame: Rect(x: 0, y: 44 * Double(number), width: 320, height: 44))
      cell.title.text = "Cell \(number)"
      cell.detail.text = "Detail"
      root.addSubview(cell)
      return cell
    }
    root.layoutIfNeeded()
    return (root, cells)
  }

  @Test("another text in one of many independent cells touches that cell's views")
  func oneText() {
    #if CheckedInvariants
      let (root, cells) = makeCells(10)
    #else
      let (root, cells) = makeCells(1_000)
    #endif
    for cell in cells { cell.layouts = 0 }
    let before = root.layoutStatistics
    cells[7].title.text = "Another"
    root.layoutIfNeeded()
    let after = root.layoutStatistics
    #expect(after.rebuilds == before.rebuilds)
    #expect(after.framesChanged - before.framesChanged == 2)
    #expect(after.framesComputed - before.framesComputed == 2)
    #expect(after.heightsMeasured == before.heightsMeasured)
    #expect(after.rowsChanged - before.rowsChanged <= 8)
    #expect(cells.allSatisfy { $0.layouts == 0 })
    #expect(cells[7].detail.frame.minX == 8 + 70 + 8)
  }

  @Test("nothing changed costs nothing; the same value again neither")
  func nothing() {
    let (root, cells) = makeCells(10)
    let before = root.layoutStatistics
    root.layoutIfNeeded()
    cells[0].title.text = "Cell 0"
    cells[1].frame = cells[1].frame
    root.layoutIfNeeded()
    #expect(root.layoutStatistics == before)
  }

  @Test("what moves by whole pixels keeps the frames inside, uncomputed")
  func moving() {
    let (root, cells) = makeCells(10)
    let before = root.layoutStatistics
    cells[3].frame.origin.y += 500
    root.layoutIfNeeded()
    let after = root.layoutStatistics
    #expect(after.framesComputed - before.framesComputed == 1)
    #expect(cells[3].frame.minY == 632)
    cells[3].frame.origin.y += 0.5
    root.layoutIfNeeded()
    #expect(root.layoutStatistics.framesComputed - after.framesComputed == 3)
  }

  @Test("layoutSubviews runs where a size changed, not where a position did")
  func notification() {
    let (root, cells) = makeCells(10)
    for cell in cells { cell.layouts = 0 }
    cells[2].frame.origin.x = 10
    cells[4].frame.size.width = 300
    root.layoutIfNeeded()
    #expect(cells.map(\.layouts) == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
  }

  @Test("a frame set on a view that constraints place is overwritten by the next layout")
  func overwritten() {
    let (root, cells) = makeCells(3)
    let frame = cells[1].title.frame
    cells[1].title.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(cells[1].title.frame == frame)
  }

  /// What a change costs in a tree of so many cells, with a stack and an empty view behind them.
  private func cost(of change: (Scenery) -> Void, cells count: Int) -> [String: Int] {
    let (root, cells) = makeCells(count)
    let stack = StackView(arrangedSubviews: (0..<5).map { makeImage(10 + Double($0), 20) })
    root.adding(stack, "stack")
    stack.pinEdges([.top, .leading], to: root)
    let shelf = root.adding(View(frame: Rect(x: 0, y: 0, width: 320, height: 44)), "shelf")
    let pin = cells[1].widthAnchor <= 400
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    change(Scenery(root: root, cells: cells, stack: stack, shelf: shelf, pin: pin))
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
    return root.layoutStatistics - before
  }

  private struct Scenery {
    let root: View
    let cells: [Cell]
    let stack: StackView
    let shelf: View
    let pin: LayoutConstraint
  }

  private static let place = Rect(x: 0, y: 0, width: 320, height: 44)

  private static let changes: [(name: String, change: @Sendable (Scenery) -> Void)] = [
    ("adding a cell", { $0.root.addSubview(Cell(frame: place)) }),
    ("adding a cell behind the others", { $0.root.insertSubview(Cell(frame: place), at: 0) }),
    ("removing a cell", { $0.cells[3].removeFromSuperview() }),
    ("removing a label", { $0.cells[3].detail.removeFromSuperview() }),
    ("moving a cell to another parent", { $0.shelf.addSubview($0.cells[3]) }),
    ("bringing a cell to the front", { $0.root.addSubview($0.cells[3]) }),
    ("activating a constraint", { $0.pin.isActive = true }),
    ("hiding a view in a stack", { $0.stack.arrangedSubviews[2].isHidden = true }),
    ("a view more in a stack", { $0.stack.addArrangedSubview(makeImage(5, 5)) }),
    ("a view less in a stack", { $0.stack.arrangedSubviews[4].removeFromSuperview() }),
    ("another alignment of a stack", { $0.stack.alignment = .center }),
    ("a guide", { $0.shelf.addLayoutGuide(LayoutGuide()) }),
    ("another direction in a cell", { $0.cells[5].layoutDirection = .rightToLeft }),
    ("a mask that no longer counts", { $0.shelf.autoresizingMask = .flexibleWidth }),
    ("other margins", { $0.cells[4].layoutMargins = EdgeInsets(all: 3) }),
  ]

  @Test("a change costs the same among ten cells and among many")
  func costsDoNotGrow() {
    #if CheckedInvariants
      let many = 40
    #elseif DEBUG
      let many = 200
    #else
      let many = 1_000
    #endif
    for (name, change) in Self.changes {
      let few = cost(of: change, cells: 10)
      #expect(cost(of: change, cells: many) == few, "\(name)")
      #expect(few["rebuilds"] == 0, "\(name)")
      #expect(few["rowsChanged", default: 0] < 60, "\(name)")
    }
  }
}

extension LayoutStatistics {
  /// What has been done since `before`.
  fileprivate static func - (after: Self, before: Self) -> [String: Int] {
    [
      "rebuilds": after.rebuilds - before.rebuilds,
      "rowsChanged": after.rowsChanged - before.rowsChanged,
      "heightsMeasured": after.heightsMeasured - before.heightsMeasured,
      "framesComputed": after.framesComputed - before.framesComputed,
      "framesChanged": after.framesChanged - before.framesChanged,
      "viewsNotified": after.viewsNotified - before.viewsNotified,
    ]
  }
}
