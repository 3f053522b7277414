import SeededRandom
import LayoutGeometry
import Tables
import TextLayout
import ViewTree

/// A random history of one table, with a model of plain arrays beside it: what the source has, what
/// the table has loaded, and how high each row is as far as the table can know.
final class TableHistory {
  struct Row {
    var height: Double
    /// Whether the source throws when it is asked for the cell.
    var isMissing: Bool
  }

  struct WeakCell {
    weak var cell: TableViewCell?
  }

  let table = TableView()
  var random: SplitMix64
  var log: [String] = []
  var failure: String?

  // What the source has.
  var rows: [Row] = []
  var sections = [0]
  var usesDelegate = false
  var isFailing = false
  var estimate = 44.0
  var scale = 1.0

  // What the table has loaded, and knows.
  var loaded: [Row] = []
  var loadedSections: [Int] = []
  var grid = PixelGrid(scale: 1)
  var heights: [Int] = []
  var known: Set<Int> = []
  /// The width that the heights hold for, and those of the width before.
  var width = 320.0
  var remembered: (width: Double, heights: [Int], known: Set<Int>)?

  // Counts.
  var loads = 0
  var measured = 0
  var asked = 0
  var mostCells = 0
  var cells: [WeakCell] = []

  /// How many more calls callbacks may make, and whether they have.
  var callsLeft = 0
  var hasCalledBack = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scale = pick([1, 1.5, 2, 3, 8])
    estimate = pick([-1, 44, 1, 10.3, 1_000, 100_000_000, 0])
    usesDelegate = chance(3)
    makeRows()
    table.frame = Rect(x: 0, y: 0, width: 320, height: pick([480, 100, 37.3, 1, 667]))
    table.environment = LayoutEnvironment(
      scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
    table.register("box") { BoxCell() }
    table.estimatedRowHeight = estimate
    table.dataSource = self
    if usesDelegate { table.delegate = self }
  }

  func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  /// True once in `count` times.
  func chance(_ count: Int) -> Bool { Int.random(in: 1...count, using: &random) == 1 }

  func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Other rows in other sections.
  func makeRows() {
    rows = (0..<pick([0, 1, 2, 7, 40, 200])).map { _ in
      var height = Double(integer(1...120)) + pick([0, 0, 0.3, 0.5, 1.0 / 3])
      if chance(12) { height = 700 }
      if chance(20) { height = 0 }
      if usesDelegate, chance(15) { height = pick([.nan, -5, .infinity, 1e8, 0.0001]) }
      return Row(height: height, isMissing: chance(25))
    }
    sections = []
    var left = rows.count
    while left > 0, !chance(3) {
      sections.append(integer(0...left))
      left -= sections.last ?? 0
    }
    sections.append(left)
  }
}

// Pixels and places.

extension TableHistory {
  /// Points in the pixels that the table has loaded.
  func pixels(_ points: Double) -> Int {
    Int(min(max((grid.rounded(points) * grid.scale).rounded(), -1e17), 1e17))
  }

  func number(of path: TableIndexPath) -> Int {
    loadedSections.prefix(path.section).reduce(0, +) + path.row
  }

  func path(of number: Int) -> TableIndexPath {
    var path = TableIndexPath(row: number, section: 0)
    while path.row >= loadedSections[path.section] {
      path.row -= loadedSections[path.section]
      path.section += 1
    }
    return path
  }

  /// What a row measures, in pixels; `nil` if it cannot be measured.
  func trueHeight(_ row: Int) -> Int? {
    let height = loaded[row].height
    if usesDelegate {
      return (0...1e9).contains(height) ? pixels(grid.roundedUp(height)) : nil
    }
    guard !loaded[row].isMissing else { return nil }
    let fitting = grid.roundedUp(height)
    return pixels(fitting > 0 ? fitting : grid.roundedUp(44))
  }

  /// What the constraint in a row's cell says; where a delegate decides, it is of no importance.
  func boxHeight(_ row: Int) -> Double { usesDelegate ? Double(row) : loaded[row].height }

  /// The table has learned how high a row is.
  func note(_ row: Int) {
    guard let height = trueHeight(row), known.insert(row).inserted else { return }
    heights[row] = height
    measured += 1
  }

  /// The table has loaded what the source has.
  func noteLoad() {
    (loaded, loadedSections) = (rows, sections)
    grid = PixelGrid(scale: scale)
    let height = estimate == TableView.automaticDimension ? 44 : estimate
    heights = [Int](repeating: pixels(grid.roundedUp(height)), count: rows.count)
    known = []
    remembered = nil
    loads += 1
  }
}

extension TableHistory: TableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) throws(TableError) -> Int {
    callBack()
    if isFailing { throw .custom("not now") }
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    callBack()
    if section == sections.count - 1 { noteLoad() }
    return sections[section]
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let row = number(of: indexPath)
    asked += 1
    callBack()
    if loaded[row].isMissing { throw .custom("no cell") }
    let cell = try tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.boxHeight.constant = boxHeight(row)
    if !cells.contains(where: { $0.cell === cell }) { cells.append(WeakCell(cell: cell)) }
    callBack()
    if !usesDelegate { note(row) }
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Double {
    let row = number(of: indexPath)
    callBack()
    note(row)
    return loaded[row].height
  }

  /// Asks the table for something from within a callback.
  private func callBack() {
    guard callsLeft > 0, chance(4) else { return }
    callsLeft -= 1
    hasCalledBack = true
    let call = integer(0...7)
    log.append("call \(call)")
    switch call {
    case 0: table.reloadData()
    case 1: table.contentOffset.y = Double(integer(-50...3_000))
    case 2: table.layoutIfNeeded()
    case 3: _ = table.dequeueReusableCell(withIdentifier: "box")
    case 4:
      _ = (table.contentSize, table.numberOfSections, table.visibleCells)
      _ = table.indexPathForRow(at: Point(x: 1, y: 100))
    case 5: table.setNeedsLayout()
    case 6:
      table.frame = Rect(
        x: 0, y: 0, width: table.frame.width, height: Double(integer(0...600)))
    default: table.register("box") { BoxCell() }
    }
  }
}
