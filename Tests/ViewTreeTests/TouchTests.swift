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
}
