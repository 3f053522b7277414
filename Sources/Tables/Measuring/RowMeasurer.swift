import LayoutGeometry
import ViewTree

/// Rows to be measured away from their table, with everything that their heights depend on.
///
/// What kind of cells and items they are is known to the closure that makes prototypes alone: all the
/// rest is the same code for all, with no types to be looked up while it runs.
struct RowMeasurer: Sendable {
  struct Row: Sendable {
    let number: Int
    let path: TableIndexPath
    /// The place of its dress: few rows have one of their own.
    let dress: Int
  }

  /// What the table must still be when heights are taken over.
  struct Basis: Equatable {
    let dataVersion: Int
    /// Of the cells, in points.
    let width: Double
  }

  /// A cell that is only measured.
  struct Prototype {
    let cell: TableViewCell
    /// What is around the cell, as the table is around those on the screen.
    let surroundings: CellSurroundings
    /// Fills the cell with what the row at a place in the list shows.
    let fill: (Int) -> Void
  }

  let rows: [Row]
  let dresses: [CellDress]
  let basis: Basis
  let grid: PixelGrid
  let makePrototype: @Sendable () -> Prototype

  /// Rows that one thread measures before it takes others.
  static var chunk: Int { 64 }

  /// How many chunks there are.
  var chunks: Int { (rows.count + Self.chunk - 1) / Self.chunk }

  /// The places of the rows of a chunk.
  func places(ofChunk number: Int) -> Range<Int> {
    number * Self.chunk..<min((number + 1) * Self.chunk, rows.count)
  }

  /// Measures the rows of a chunk with a cell that may have measured others before.
  func measure(chunk number: Int, with prototype: Prototype, into found: inout MeasuredRows) {
    for place in places(ofChunk: number) {
      prototype.cell.prepareForReuse()
      prototype.fill(place)
      prototype.cell.wear(dresses[rows[place].dress])
      found.append(prototype.cell.measurement(width: basis.width), grid)
    }
  }

  /// Measures every `workers`th chunk of rows, from one on, with a cell of its own.
  func measure(part: Int, of workers: Int) -> MeasuredRows {
    let prototype = makePrototype()
    var found = MeasuredRows()
    for number in stride(from: part, to: chunks, by: workers) {
      measure(chunk: number, with: prototype, into: &found)
    }
    return found
  }

  /// Puts together what was found of all parts, in the order of the rows.
  func joined(_ parts: [MeasuredRows]) -> MeasuredRows {
    var all = MeasuredRows()
    var taken = [Int](repeating: 0, count: parts.count)
    for number in 0..<chunks {
      let (part, count) = (number % parts.count, places(ofChunk: number).count)
      all.append(parts[part], taken[part]..<taken[part] + count)
      taken[part] += count
    }
    return all
  }
}

/// What was found about the heights of rows, in their order.
struct MeasuredRows: Sendable {
  /// In pixels; below zero, where there is something about a row besides, the complement of that's place.
  private(set) var heights: [Int] = []
  private var others: [CellMeasurement] = []

  mutating func append(_ measurement: CellMeasurement, _ grid: PixelGrid) {
    if case .height(let height) = measurement, height <= LoadedTable.mostHeight {
      heights.append(LoadedTable.height(height, grid))
    } else {
      heights.append(~others.count)
      others.append(measurement)
    }
  }

  mutating func append(_ found: MeasuredRows, _ places: Range<Int>) {
    for height in found.heights[places] {
      heights.append(height >= 0 ? height : ~others.count)
      if height < 0 { others.append(found.others[~height]) }
    }
  }

  /// What is behind a height below zero.
  func measurement(behind height: Int) -> CellMeasurement { others[~height] }
}
