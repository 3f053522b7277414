import LayoutGeometry
import Tables
import Testing
import ViewTree

@Suite("Preparing cells for reuse")
struct PreparingTests {
  private func scrolled(_ makeCell: @escaping @Sendable () -> TableViewCell) -> (TableView, Boxes) {
    let source = Boxes(100)
    source.cell = { table, _ in table.dequeueReusableCell(withIdentifier: "odd") }
    let table = makeTable(source)
    table.rowHeight = 50
    table.register("odd", makeCell)
    table.layoutIfNeeded()
    for _ in 0..<10 {
      table.scroll(to: table.contentOffset.y + 150)
      table.layoutIfNeeded()
    }
    return (table, source)
  }

  @Test("a cell that asks its table for everything while it is prepared leaves the table whole")
  func demanding() {
    let (table, source) = scrolled { DemandingCell() }
    #expect(table.statistics.cellsReused > 0)
    #expect(table.visibleCells.count == table.indexPathsForVisibleRows.count)
    #expect(table.subviews.count == table.visibleCells.count)
    #expect(table.visibleHeights.allSatisfy { $0 == 50 })
    #expect(source.count == 100)
  }

  @Test("a cell that takes its content view out is shown all the same")
  func undoing() {
    let (table, _) = scrolled { UndoingCell() }
    #expect(table.statistics.cellsReused > 0)
    #expect(table.visibleCells.count == 10)
    #expect(table.visibleCells.contains { $0.subviews.isEmpty })
    #expect(table.visibleHeights.allSatisfy { $0 == 50 })
  }
}

/// Loads, scrolls, registers and takes cells whenever it is prepared.
private final class DemandingCell: TableViewCell {
  override func prepareForReuse() {
    guard let table = environmentSource?.view as? TableView, tag < 3 else { return }
    tag += 1
    table.reloadData()
    table.contentOffset.y += 10
    table.layoutIfNeeded()
    _ = table.dequeueReusableCell(withIdentifier: "box")
    table.register("other") { TableViewCell() }
  }
}

/// Takes its content view out when it is prepared.
private final class UndoingCell: TableViewCell {
  override func prepareForReuse() { contentView.removeFromSuperview() }
}
