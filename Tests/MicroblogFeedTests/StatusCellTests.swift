import LayoutGeometry
import MicroblogFeed
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("The cell")
struct StatusCellTests {
  private func makeCell(width: Double = 320, _ status: Status) -> StatusCell {
    let cell = StatusCell()
    cell.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    cell.frame = Rect(x: 0, y: 0, width: width, height: 44)
    cell.status = status
    return cell
  }

  private func makeStatus(
    characters: Int = 90, name: String = "Ada", isVIP: Bool = false, picture: String? = nil
  ) -> Status {
    Status(
      text: String(repeating: "x", count: characters), icon: "i", name: name, isVIP: isVIP,
      picture: picture)
  }

  /// The frames of avatar, name, badge, text and picture in a cell as high as it asks to be.
  private func parts(_ cell: StatusCell) -> [Rect] {
    cell.frame = Rect(x: 0, y: 0, width: cell.frame.width, height: cell.cellHeight)
    cell.layoutIfNeeded()
    #expect(cell.issues.isEmpty)
    return cell.contentView.subviews.map(\.frame)
  }

  @Test("with a picture: 10 + 30 + 10 + text + 10 + 100 + 10")
  func withPicture() {
    #expect(makeCell(makeStatus(picture: "p")).cellHeight == 10 + 30 + 10 + 60 + 10 + 100 + 10)
  }

  @Test("without a picture only one of the two tens around it remains")
  func withoutPicture() {
    #expect(makeCell(makeStatus()).cellHeight == 10 + 30 + 10 + 60 + 10)
    #expect(makeCell(makeStatus(characters: 0)).cellHeight == 60)
  }

  @Test("one status after another changes constants only, measures one text, and moves no frame")
  func manyStatuses() {
    let cell = makeCell(makeStatus(picture: "p"))
    #expect(cell.cellHeight == 230)
    let (before, frames) = (cell.fittingStatistics, cell.contentView.subviews.map(\.frame))
    let statuses = StatusGenerator.statuses(100)
    for status in statuses {
      cell.status = status
      #expect(cell.cellHeight == makeCell(status).cellHeight)
    }
    let after = cell.fittingStatistics
    #expect(after.rebuilds == before.rebuilds)
    #expect(after.rowsMade == before.rowsMade)
    #expect(after.heightsMeasured - before.heightsMeasured <= statuses.count)
    #expect(after.framesComputed == 0)
    #expect(cell.contentView.subviews.map(\.frame) == frames)
  }

  @Test("every part is where the design says")
  func places() {
    let parts = parts(makeCell(makeStatus(isVIP: true, picture: "p")))
    #expect(parts[0] == Rect(x: 10, y: 10, width: 30, height: 30))
    #expect(parts[1] == Rect(x: 50, y: 15, width: 30, height: 20))
    #expect(parts[2] == Rect(x: 90, y: 18, width: 14, height: 14))
    #expect(parts[3] == Rect(x: 10, y: 50, width: 300, height: 60))
    #expect(parts[4] == Rect(x: 10, y: 120, width: 100, height: 100))
  }

  @Test("a long name truncates, so that name and badge stay inside the right inset")
  func longName() {
    let name = String(repeating: "n", count: 80)
    let parts = parts(makeCell(makeStatus(name: name, isVIP: true)))
    #expect(parts[1].maxX == 320 - 10 - 14 - 10)
    #expect(parts[1].height == 20)
    #expect(parts[2].maxX == 310)
  }

  @Test("the height does not depend on the cell having been shown")
  func heightBeforeShowing() {
    let fresh = makeCell(makeStatus(picture: "p"))
    let height = fresh.cellHeight
    let shown = makeCell(makeStatus(picture: "p"))
    shown.layoutIfNeeded()
    #expect(shown.cellHeight == height)
    #expect(fresh.contentView.subviews.allSatisfy { $0.frame == .zero })
  }

  @Test("the text's height follows the width; a preferred width is obeyed")
  func widths() throws {
    #expect(makeCell(width: 320, makeStatus()).cellHeight == 120)
    #expect(makeCell(width: 500, makeStatus()).cellHeight == 100)
    let cell = makeCell(width: 500, makeStatus())
    let text = try #require(cell.contentView.subviews[3] as? Label)
    #expect(text.preferredMaxLayoutWidth == 0)
    text.preferredMaxLayoutWidth = 100
    #expect(cell.cellHeight == 60 + 9 * 20)
  }

  @Test(
    "a reused cell shows no trace of its earlier rows, and has as many constraints as a new one")
  func reuse() {
    let statuses =
      StatusGenerator.statuses(60) + [makeStatus(), makeStatus(isVIP: true, picture: "p")]
    let reused = makeCell(statuses[0])
    for status in statuses {
      reused.status = status
      let fresh = makeCell(status)
      #expect(parts(reused) == parts(fresh))
      #expect(reused.frame == fresh.frame)
      for (old, new) in zip(reused.contentView.subviews, fresh.contentView.subviews) {
        #expect(old.isHidden == new.isHidden)
        #expect((old as? Label)?.text == (new as? Label)?.text)
        #expect((old as? Label)?.textColor == (new as? Label)?.textColor)
        #expect((old as? ImageView)?.image == (new as? ImageView)?.image)
      }
      #expect(reused.contentView.constraints.count == fresh.contentView.constraints.count)
    }
  }
}
