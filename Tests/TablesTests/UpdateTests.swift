import LayoutGeometry
import Tables
import Testing
import ViewTree

@Suite("Batches of updates")
struct UpdateTests {
  /// Sections of rows by name, each as high as its name is long.
  private final class Names: TableViewDataSource {
    var sections: [[String]]
    private(set) var cellsAsked: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) throws(TableError) -> TableViewCell {
      let name = sections[indexPath.section][indexPath.row]
      cellsAsked.append(name)
      let cell = try tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = name
      return cell
    }

    func forgetAsked() { cellsAsked = [] }
  }

  private func names(_ table: TableView) -> [String] {
    table.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
  }

  private func shown(_ sections: [[String]]) -> (TableView, Names) {
    let source = Names(sections)
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.forgetAsked()
    return (table, source)
  }

  private func path(_ row: Int, _ section: Int = 0) -> TableIndexPath {
    TableIndexPath(row: row, section: section)
  }

  @Test("deletions count before the batch, insertions after it, in whatever order they are said")
  func documentedOrder() throws {
    for (target, expected) in [(1, ["A", "X", "C", "D"]), (3, ["A", "C", "D", "X"])] {
      for insertsFirst in [false, true] {
        let (table, source) = shown([["A", "B", "C", "D"]])
        source.sections[0] = expected
        try table.performBatchUpdates { () throws(TableError) in
          if insertsFirst { try table.insertRows(at: [path(target)]) }
          try table.deleteRows(at: [path(1)])
          if !insertsFirst { try table.insertRows(at: [path(target)]) }
        }
        table.layoutIfNeeded()
        #expect(names(table) == expected)
        #expect(source.cellsAsked == ["X"])
      }
    }
  }

  @Test("three rows inserted one after the other at the start are there in the other order, once")
  func threeInserts() throws {
    let (table, source) = shown([["old"]])
    for name in ["first", "second", "third"] {
      source.sections[0].insert(name, at: 0)
      try table.insertRows(at: [path(0)])
    }
    table.layoutIfNeeded()
    #expect(names(table) == ["third", "second", "first", "old"])
    #expect(table.subviews.count == 4)
  }

  @Test("a moved row keeps its cell and its height, and goes to the place after the batch")
  func move() throws {
    let long = String(repeating: "x", count: 90)
    let (table, source) = shown([[long, "b", "c"], ["d"]])
    let cell = try #require(table.cellForRow(at: path(0)))
    source.sections = [["b", "c"], ["d", long]]
    let measured = table.statistics.rowsMeasured
    try table.moveRow(at: path(0), to: path(1, 1))
    table.layoutIfNeeded()
    #expect(names(table) == ["b", "c", "d", long])
    #expect(table.cellForRow(at: path(1, 1)) === cell)
    #expect(cell.frame == Rect(x: 0, y: 108, width: 320, height: 76))
    #expect(table.statistics.rowsMeasured == measured)
    #expect(source.cellsAsked.isEmpty)
    #expect(
      table.subviews.map { ObjectIdentifier($0) } == table.visibleCells.map(ObjectIdentifier.init))
  }

  @Test("sections go, come, move and are reloaded with all their rows")
  func sections() throws {
    let (table, source) = shown([["a1", "a2"], ["b1"], ["c1"], ["d1"]])
    source.sections = [["d1"], ["new1", "new2"], ["a1", "a2"], ["c1!", "c2!"]]
    try table.performBatchUpdates { () throws(TableError) in
      try table.deleteSections([1])
      try table.insertSections([1])
      try table.moveSection(3, toSection: 0)
      try table.reloadSections([2])
    }
    table.layoutIfNeeded()
    #expect(names(table) == ["d1", "new1", "new2", "a1", "a2", "c1!", "c2!"])
    #expect(source.cellsAsked == ["new1", "new2", "c1!", "c2!"])
  }

  @Test("a reloaded row gets its cell anew, a reconfigured one is filled where it is")
  func reloads() throws {
    let (table, source) = shown([["a", "b", "c"]])
    let cells = table.visibleCells
    source.sections[0] = ["a", String(repeating: "x", count: 90), "c!"]
    try table.performBatchUpdates { () throws(TableError) in
      try table.reconfigureRows(at: [path(1)])
      try table.reloadRows(at: [path(2)])
    }
    table.layoutIfNeeded()
    #expect(names(table) == source.sections[0])
    #expect(table.visibleHeights == [36, 76, 36])
    #expect(table.visibleCells[1] === cells[1])
    #expect((table.visibleCells[1] as? TextCell)?.timesPrepared == 0)
    #expect((table.visibleCells[2] as? TextCell)?.timesPrepared == 1)
  }

  @Test("a batch that does not add up says by how much, and changes nothing")
  func counts() throws {
    let (table, source) = shown([["a", "b"], ["c"]])
    let before = names(table)
    source.sections[0] = ["a", "b", "x", "y"]
    let counts = #expect(throws: TableError.self) {
      try table.performBatchUpdates { () throws(TableError) in
        try table.insertRows(at: [path(0)])
        try table.moveRow(at: path(0, 1), to: path(1))
        try table.deleteRows(at: [path(1)])
      }
    }
    guard case .rowCountAfterUpdate(section: 0, let counts) = counts else {
      Issue.record("\(String(describing: counts))")
      return
    }
    #expect(counts.before == 2 && counts.after == 4)
    #expect(counts.inserted == 1 && counts.deleted == 1)
    #expect(counts.movedIn == 1 && counts.movedOut == 0)
    #expect(names(table) == before)
    #expect(try table.numberOfRows(inSection: 0) == 2)
    source.sections = [["a", "b"]]
    #expect(throws: TableError.self) { try table.insertSections([1]) }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(names(table) == ["a", "b"])
  }

  @Test("an empty batch of a table whose data has changed does not add up either")
  func emptyBatch() throws {
    let (table, source) = shown([["a", "b"], ["c"]])
    let before = names(table)
    try table.performBatchUpdates {}
    source.sections[1] = []
    #expect {
      table.beginUpdates()
      try table.endUpdates()
    } throws: { error in
      guard case .rowCountAfterUpdate(section: 1, let counts) = error as? TableError else {
        return false
      }
      return counts.before == 1 && counts.after == 0 && counts.deleted == 0
    }
    source.sections = [["a", "b"]]
    #expect(throws: TableError.self) { try table.performBatchUpdates {} }
    table.layoutIfNeeded()
    #expect(names(table) == before)
    source.sections = [["a", "b"], ["c"]]
    try table.performBatchUpdates {}
    table.dataSource = nil
    try table.performBatchUpdates {}
  }

  /// What can be said about row 1 of section 0, or about section 1.
  private enum Change {
    case deleteRow, reloadRow, reconfigureRow, moveRow, deleteSection, reloadSection, moveSection

    static let ofRows = [Change.deleteRow, .reloadRow, .reconfigureRow, .moveRow]
    static let ofSections = [Change.deleteSection, .reloadSection, .moveSection]

    func tell(_ table: TableView) throws(TableError) {
      let row = TableIndexPath.row(1)
      switch self {
      case .deleteRow: try table.deleteRows(at: [row])
      case .reloadRow: try table.reloadRows(at: [row])
      case .reconfigureRow: try table.reconfigureRows(at: [row])
      case .moveRow: try table.moveRow(at: row, to: .row(2))
      case .deleteSection: try table.deleteSections([1])
      case .reloadSection: try table.reloadSections([1])
      case .moveSection: try table.moveSection(1, toSection: 0)
      }
    }
  }

  @Test("whatever two things are said about one row or section, in whatever order, are an error")
  func pairs() throws {
    for (updates, error) in [
      (Change.ofRows, TableError.rowUpdatedTwice(path(1))),
      (Change.ofSections, .sectionUpdatedTwice(1)),
    ] {
      for first in updates {
        for second in updates {
          let (table, source) = shown([["a", "b", "c"], ["d"]])
          let (offset, cells) = (table.contentOffset, table.visibleCells)
          #expect(throws: error) {
            try table.performBatchUpdates { () throws(TableError) in
              try first.tell(table)
              try second.tell(table)
            }
          }
          table.layoutIfNeeded()
          #expect(names(table) == source.sections.flatMap { $0 })
          #expect(table.contentOffset == offset && table.visibleCells.elementsEqual(cells, by: ===))
        }
      }
    }
  }

  @Test("two things said about one row or place are an error, never a trap")
  func twice() throws {
    let (table, source) = shown([["a", "b", "c"]])
    let before = source.sections
    let wrong: [(TableError, () throws(TableError) -> Void)] = [
      (
        .rowUpdatedTwice(path(0)),
        { () throws(TableError) in
          try table.moveRow(at: path(0), to: path(1))
          try table.reloadRows(at: [path(0)])
        }
      ),
      (
        .rowUpdatedTwice(path(1)),
        { () throws(TableError) in
          try table.moveRow(at: path(1), to: path(0))
          try table.deleteRows(at: [path(1)])
        }
      ),
      (
        .rowInsertedTwice(path(2)),
        { () throws(TableError) in
          try table.moveRow(at: path(1), to: path(2))
          try table.insertRows(at: [path(2)])
        }
      ),
      (.noSuchRow(path(3)), { () throws(TableError) in try table.deleteRows(at: [path(3)]) }),
      (.noSuchRow(path(-1)), { () throws(TableError) in try table.reloadRows(at: [path(-1)]) }),
      (.noSuchSection(7), { () throws(TableError) in try table.deleteSections([7]) }),
      (
        .sectionUpdatedTwice(0),
        { () throws(TableError) in
          try table.reloadSections([0])
          try table.deleteSections([0])
        }
      ),
    ]
    for (error, updates) in wrong {
      #expect(throws: error) { try table.performBatchUpdates(updates) }
      table.layoutIfNeeded()
      #expect(names(table) == before[0])
    }
    #expect(throws: TableError.noUpdatesBegun) { try table.endUpdates() }
  }

  @Test("a batch takes closures that throw anything, and undoes itself for whatever they throw")
  func plainClosures() throws {
    struct Refusal: Error {}
    let (table, source) = shown([["a", "b"]])
    source.sections = [["b", "c"]]
    #expect(throws: Refusal.self) {
      try table.performBatchUpdates {
        try table.deleteRows(at: [path(0)])
        throw Refusal()
      }
    }
    #expect(!table.hasUncommittedUpdates && names(table) == ["a", "b"])
    #expect(throws: TableError.rowUpdatedTwice(path(0))) {
      try table.performBatchUpdates {
        for _ in 0..<2 { try table.deleteRows(at: [path(0)]) }
      }
    }
    try table.performBatchUpdates {
      try table.deleteRows(at: [path(0)])
      try table.insertRows(at: [path(1)])
    }
    #expect(names(table) == ["b", "c"])
  }

  @Test("rows inserted beyond the end are an error, also where the counts add up")
  func beyondTheEnd() throws {
    let (table, source) = shown([["a"], ["b"]])
    source.sections = [["a", "x"], ["b"]]
    #expect(throws: TableError.noSuchRowAfterUpdate(path(5))) {
      try table.insertRows(at: [path(5)])
    }
    #expect(throws: TableError.noSuchRowAfterUpdate(path(0, 2))) {
      try table.insertRows(at: [path(0, 2)])
    }
    try table.insertRows(at: [path(1)])
    table.layoutIfNeeded()
    #expect(names(table) == ["a", "x", "b"])
  }

  @Test("a batch inside another is part of it, and what throws inside leaves the table alone")
  func nested() throws {
    let (table, source) = shown([["a", "b"]])
    source.sections = [["x", "b", "y"]]
    try table.performBatchUpdates { () throws(TableError) in
      try table.deleteRows(at: [path(0)])
      try table.performBatchUpdates { () throws(TableError) in
        try table.insertRows(at: [path(0)])
      }
      table.layoutIfNeeded()
      #expect(names(table) == ["a", "b"])
      try table.insertRows(at: [path(2)])
    }
    table.layoutIfNeeded()
    #expect(names(table) == ["x", "b", "y"])
    #expect(throws: TableError.custom("no")) {
      try table.performBatchUpdates { () throws(TableError) in
        try table.deleteRows(at: [path(0)])
        throw .custom("no")
      }
    }
    table.layoutIfNeeded()
    #expect(names(table) == ["x", "b", "y"])
  }

  @Test(
    "what is inserted, deleted or resized above leaves the screen as it is; at the top it is seen")
  func anchoring() throws {
    let (table, source) = shown([(0..<100).map { "\($0)" }])
    table.scroll(to: 1_000)
    let before = names(table)
    let position = try table.place(ofRow: 28).position
    source.sections[0].removeFirst(2)
    source.sections[0].insert(contentsOf: ["x", "y", "z"], at: 5)
    try table.performBatchUpdates { () throws(TableError) in
      try table.deleteRows(at: [path(0), path(1)])
      try table.insertRows(at: [path(5), path(6), path(7)])
    }
    table.layoutIfNeeded()
    #expect(names(table) == before)
    #expect(try table.place(ofRow: 29).position == position)
    table.scroll(to: 0)
    source.sections[0].insert("top", at: 0)
    try table.insertRows(at: [path(0)])
    table.layoutIfNeeded()
    #expect(names(table).first == "top" && table.contentOffset.y == 0)
  }

  @Test("an empty batch leaves the offset where it is, and asks the delegate for heights again")
  func empty() throws {
    let (table, source) = shown([(0..<100).map { "\($0)" }])
    table.scroll(to: 1_000)
    source.forgetAsked()
    try table.performBatchUpdates { () throws(TableError) in }
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 1_000)
    let answers = Answers()
    answers.height = { _, _ in 40 }
    table.delegate = answers
    table.layoutIfNeeded()
    answers.height = { _, _ in 50 }
    source.forgetAsked()
    try table.performBatchUpdates { () throws(TableError) in }
    table.layoutIfNeeded()
    #expect(table.visibleHeights.allSatisfy { $0 == 50 })
    #expect(source.cellsAsked.isEmpty)
  }

  @Test("the selection goes along with its rows")
  func selection() throws {
    let (table, source) = shown([["a", "b", "c"], ["d"]])
    table.allowsMultipleSelection = true
    for path in [path(0), path(2), path(0, 1)] { try table.selectRow(at: path) }
    source.sections = [["d"], ["x", "c", "a"]]
    try table.performBatchUpdates { () throws(TableError) in
      try table.deleteRows(at: [path(1)])
      try table.moveSection(1, toSection: 0)
      try table.moveRow(at: path(0), to: path(2, 1))
      try table.insertRows(at: [path(0, 1)])
    }
    table.layoutIfNeeded()
    #expect(names(table) == ["d", "x", "c", "a"])
    #expect(table.indexPathsForSelectedRows == [path(0, 0), path(1, 1), path(2, 1)])
    #expect(table.visibleCells.map(\.isSelected) == [true, false, true, true])
  }
}
