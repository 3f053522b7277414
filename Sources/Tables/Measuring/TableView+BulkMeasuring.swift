import LayoutGeometry
import ViewTree

extension TableView {
  /// Measures rows that are not on the screen with one cell, one after the other, as far as they are
  /// not known. What it finds is what the table would have found when it came to them.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``, what the delegate throws, and what is wrong with a row:
  ///   those before it are known then.
  /// - Complexity: a measurement and O(log rows) for each.
  public final func measure<Cell: TableViewCell, Item: Sendable>(
    rows paths: [TableIndexPath], using registration: CellRegistration<Cell, Item>,
    item: (TableIndexPath) -> Item
  ) throws(TableError) {
    let measurer = try measurer(paths, registration, item)
    let prototype = measurer.makePrototype()
    let rows = measurer.rows
    for start in stride(from: 0, to: rows.count, by: RowMeasurer<Cell, Item>.chunk) {
      let chunk = rows[start..<min(start + RowMeasurer<Cell, Item>.chunk, rows.count)]
      try note(
        chunk.lazy.map { row in
          (number: row.number, path: row.path, measurement: measurer.measure(row, with: prototype))
        },
        registration.identifier)
    }
  }

  /// What is to be measured of some rows. Rows whose height is fixed are known afterwards.
  private func measurer<Cell: TableViewCell, Item: Sendable>(
    _ paths: [TableIndexPath], _ registration: CellRegistration<Cell, Item>,
    _ item: (TableIndexPath) -> Item
  ) throws(TableError) -> RowMeasurer<Cell, Item> {
    noteSurroundings()
    loadIfNeeded()
    var rows: [RowMeasurer<Cell, Item>.Row] = []
    for path in paths {
      guard let number = data.number(of: path) else { throw .noSuchRow(path) }
      guard !data.heights.isKnown(number) else { continue }
      let height = try delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height == Self.automaticDimension {
        rows.append(.init(number: number, path: path, item: item(path), dress: try dress(of: path)))
      } else {
        _ = self.height(of: number)
      }
    }
    return RowMeasurer(
      registration: registration, rows: rows, width: contentWidth,
      environment: resolvedEnvironment, direction: resolvedLayoutDirection)
  }

  /// Takes over what was found about rows, up to the first one that something is wrong with.
  private func note(
    _ found: some Sequence<(number: Int, path: TableIndexPath, measurement: CellMeasurement)>,
    _ identifier: String
  ) throws(TableError) {
    var heights: [(index: Int, value: Int)] = []
    defer {
      heights.sort { $0.index < $1.index }
      data.set(heights)
      setNeedsLayout()
    }
    for (number, path, measurement) in found {
      statistics.rowsMeasured += 1
      heights.append((number, data.height(try height(for: measurement, path, identifier))))
    }
  }

  /// How many bytes the heights of all elements take, nearly. O(rows)
  package final var heightStorage: Int { data.heights.storage }

  private var allRows: [TableIndexPath] {
    loadIfNeeded()
    return (0..<data.sections.count).flatMap { section in
      (0..<data.rows(in: section)).map { TableIndexPath(row: $0, section: section) }
    }
  }
}

#if !hasFeature(Embedded)
  extension TableView {
    /// Measures rows as ``measure(rows:using:item:)`` does, on all cores: each task has a cell of its
    /// own. The results are the same to the last bit.
    ///
    /// - Parameters:
    ///   - workers: How many tasks there are at most.
    ///   - item: What a row shows; called here, before the tasks begin.
    /// - Throws: As ``measure(rows:using:item:)``, and ``TableError/changedWhileMeasuring`` if the
    ///   data or the width is another at the end.
    public final func measureInParallel<Cell: TableViewCell, Item: Sendable>(
      rows paths: [TableIndexPath], using registration: CellRegistration<Cell, Item>,
      workers: Int = 16, item: (TableIndexPath) -> Item
    ) async throws(TableError) {
      let measurer = try measurer(paths, registration, item)
      let version = dataVersion
      let chunks =
        (measurer.rows.count + RowMeasurer<Cell, Item>.chunk - 1)
        / RowMeasurer<Cell, Item>.chunk
      let tasks = max(1, min(workers, chunks))
      var found = [CellMeasurement?](repeating: nil, count: measurer.rows.count)
      await withTaskGroup(of: [(Int, CellMeasurement)].self) { group in
        for part in 0..<tasks {
          group.addTask { measurer.measure(part: part, of: tasks) }
        }
        for await part in group {
          for (place, measurement) in part { found[place] = measurement }
        }
      }
      guard version == dataVersion else { throw .changedWhileMeasuring }
      let known = zip(measurer.rows, found).lazy.compactMap { row, measurement in
        measurement.map { (number: row.number, path: row.path, measurement: $0) }
      }
      try note(known, registration.identifier)
    }

    /// Measures all rows that are not known yet on all cores, as
    /// ``measureInParallel(rows:using:workers:item:)`` does.
    public final func measureAll<Cell: TableViewCell, Item: Sendable>(
      using registration: CellRegistration<Cell, Item>, workers: Int = 16,
      item: (TableIndexPath) -> Item
    ) async throws(TableError) {
      try await measureInParallel(
        rows: allRows, using: registration, workers: workers, item: item)
    }
  }
#endif
