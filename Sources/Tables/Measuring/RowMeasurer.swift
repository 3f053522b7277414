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
  func measure(chunk number: Int, with prototype: Prototype) -> MeasuredRows {
    var found = MeasuredRows()
    for place in places(ofChunk: number) {
      prototype.cell.prepareForReuse()
      prototype.fill(place)
      prototype.cell.wear(dresses[rows[place].dress])
      found.append(prototype.cell.measurement(width: basis.width), grid)
    }
    return found
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

  /// What is behind a height below zero.
  func measurement(behind height: Int) -> CellMeasurement { others[~height] }
}

#if !hasFeature(Embedded)
  /// Hands out the numbers of chunks: who has measured one takes the next.
  actor ChunkQueue {
    private var rest: Range<Int>

    init(_ count: Int) { rest = 0..<count }

    func next() -> Int? { rest.popFirst() }
  }

  extension RowMeasurer {
    /// Measures chunks with a cell of its own, as long as there are any.
    func measure(from queue: ChunkQueue) async -> [(chunk: Int, found: MeasuredRows)] {
      let prototype = makePrototype()
      var all: [(chunk: Int, found: MeasuredRows)] = []
      while let number = await queue.next() {
        all.append((number, measure(chunk: number, with: prototype)))
      }
      return all
    }
  }
#endif
