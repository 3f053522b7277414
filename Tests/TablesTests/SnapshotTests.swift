import LayoutGeometry
import SeededRandom
import Tables
import Testing
import ViewTree

@Suite("Snapshots")
struct SnapshotTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  private func makeSource(_ table: TableView) -> TableViewDiffableDataSource<Int, Int> {
    TableViewDiffableDataSource<Int, Int>(tableView: table) {
      (table, path, item) throws(TableError) in
      let cell = try table.dequeueReusableCell(withIdentifier: "box", for: path)
      (cell as? BoxCell)?.boxHeight.constant = Double(item % 40 + 1)
      cell.tag = item
      return cell
    }
  }

  private func randomSnapshot(_ random: inout SplitMix64) -> Snapshot {
    var snapshot = Snapshot()
    let sections = Array(
      (0..<5).shuffled(using: &random).prefix(.random(in: 0...5, using: &random)))
    snapshot.appendSections(sections)
    var items = (0..<30).shuffled(using: &random)[...]
    if Bool.random(using: &random) { items.sort() }
    for section in sections {
      let count = Int.random(in: 0...min(12, items.count), using: &random)
      snapshot.appendItems(Array(items.prefix(count)), toSection: section)
      items = items.dropFirst(count)
    }
    return snapshot
  }

  @Test("from any snapshot to any other, the table shows the other one, and no cell for nothing")
  func anyToAny() throws {
    for seed in UInt64(0)..<60 {
      var random = SplitMix64(seed: seed)
      let table = makeTable(height: 100_000, nil)
      let source = makeSource(table)
      for _ in 0..<6 {
        let snapshot = randomSnapshot(&random)
        try source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.tag) == snapshot.itemIdentifiers, "seed \(seed)")
        #expect(table.numberOfSections == snapshot.numberOfSections, "seed \(seed)")
        #expect(table.errors.isEmpty, "seed \(seed)")
        for item in snapshot.itemIdentifiers {
          let path = try #require(source.indexPath(for: item))
          #expect(source.itemIdentifier(for: path) == item)
        }
      }
      #expect(table.statistics.cellsMade <= 30)
    }
  }

  @Test("one row moved is one move: no other cell changes, and nothing is measured")
  func fewMoves() throws {
    let table = makeTable(nil)
    let source = makeSource(table)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<12))
    try source.apply(snapshot)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    let before = table.statistics
    snapshot.deleteItems([9])
    snapshot.insertItems([9], beforeItem: 2)
    try source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [0, 1, 9, 2, 3, 4, 5, 6, 7, 8, 10, 11])
    #expect(table.statistics == before)
    #expect(
      Set(cells.map { ObjectIdentifier($0) }) == Set(table.visibleCells.map(ObjectIdentifier.init)))
  }

  @Test("reloaded and reconfigured items are asked for again, the others are not")
  func reloads() throws {
    let table = makeTable(nil)
    let source = makeSource(table)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    try source.apply(snapshot)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    snapshot.reconfigureItems([2])
    snapshot.reloadItems([3])
    try source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1] === cells[1])
    #expect(table.statistics.rowsMeasured == 5)
    #expect(table.statistics.cellsReused == 1)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("items named again, to be reloaded and reconfigured both, or gone since, are no error")
  func namedAgain() throws {
    let table = makeTable(nil)
    let source = makeSource(table)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3, 4])
    try source.apply(snapshot)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    // With the snapshot, what it names is taken along, also when it is changed and shown again.
    snapshot.reloadItems([3, 3, 4])
    snapshot.reconfigureItems([2, 3, 2, 9])
    for items in [[1, 2, 3, 4], [2, 3], [3, 2, 1]] {
      snapshot.deleteItems([1, 2, 3, 4])
      snapshot.appendItems(items)
      try source.apply(snapshot)
      table.layoutIfNeeded()
      #expect(table.errors.isEmpty)
      #expect(table.visibleCells.map(\.tag) == items)
      #expect(source.snapshot().itemIdentifiers == items)
      #expect(table.visibleCells[items.firstIndex(of: 2) ?? 0] === cells[1])
    }
  }

  @Test("an identity that is there twice is an error, and the snapshot before is shown")
  func twice() throws {
    let table = makeTable(nil)
    let source = makeSource(table)
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    try source.apply(snapshot)
    var wrong = snapshot
    wrong.appendItems([2], toSection: 1)
    #expect(throws: TableError.rowTwice(TableIndexPath(row: 0, section: 1))) {
      try source.apply(wrong)
    }
    wrong = snapshot
    wrong.appendSections([1])
    #expect(throws: TableError.sectionTwice(2)) { try source.apply(wrong) }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2])
  }
}
