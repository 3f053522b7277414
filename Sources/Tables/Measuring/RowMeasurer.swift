import LayoutGeometry
import ViewTree

/// Rows to be measured away from their table, with everything that their heights depend on.
struct RowMeasurer<Cell: TableViewCell, Item: Sendable>: Sendable {
  struct Row: Sendable {
    let number: Int
    let path: TableIndexPath
    let item: Item
    let dress: CellDress
  }

  let registration: CellRegistration<Cell, Item>
  let rows: [Row]
  let width: Double
  let environment: LayoutEnvironment
  let direction: LayoutDirection

  /// Rows that one thread measures before it takes others.
  static var chunk: Int { 64 }

  /// A cell that is only measured.
  func makePrototype() -> Cell {
    let cell = registration.make()
    cell.reuseIdentifier = registration.identifier
    cell.environment = environment
    cell.layoutDirection = direction
    return cell
  }

  /// Measures a row with a cell that may have measured others before.
  func measure(_ row: Row, with prototype: Cell) -> CellMeasurement {
    prototype.prepareForReuse()
    prototype.wear(row.dress)
    registration.configure(prototype, row.item)
    return prototype.measurement(width: width)
  }

  /// Measures every `workers`th chunk of rows, from one on; each with the row's place in the list.
  func measure(part: Int, of workers: Int) -> [(Int, CellMeasurement)] {
    let prototype = makePrototype()
    var found: [(Int, CellMeasurement)] = []
    for start in stride(from: part * Self.chunk, to: rows.count, by: workers * Self.chunk) {
      for place in start..<min(start + Self.chunk, rows.count) {
        found.append((place, measure(rows[place], with: prototype)))
      }
    }
    return found
  }
}
