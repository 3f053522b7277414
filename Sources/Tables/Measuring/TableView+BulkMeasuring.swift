import LayoutGeometry
import ViewTree

extension TableView {
  /// Measures rows that are not on the screen with one cell, one after the other, as far as they are
  /// not known. What it finds is what the table would have found when it came to them.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``, what the delegate throws, and what is wrong with a row:
  ///   those before it are known then;
  ///   ``TableError/changedWhileMeasuring`` if a callback changed the data, or the width.
  /// - Complexity: a measurement and O(log rows) for each.
  public final func measure<Cell: TableViewCell, Item: Sendable>(
    rows paths: [TableIndexPath], using registration: CellRegistration<Cell, Item>,
    item: (TableIndexPath) -> Item
  ) throws(TableError) {
    let measurer = try measurer(paths, registration, item)
    let prototype = measurer.makePrototype()
    for number in 0..<measurer.chunks {
      let found = measurer.measure(chunk: number, with: prototype)
      try check(measurer.basis)
      try note(found, measurer.rows[measurer.places(ofChunk: number)], registration.identifier)
    }
  }

  /// What is to be measured of some rows. Rows whose height is fixed are known afterwards.
  private func measurer<Cell: TableViewCell, Item: Sendable>(
    _ paths: [TableIndexPath], _ registration: CellRegistration<Cell, Item>,
    _ item: (TableIndexPath) -> Item
  ) throws(TableError) -> RowMeasurer {
    noteSurroundings()
    loadIfNeeded()
    let basis = basis
    let (rows, dresses) = try rowsToMeasure(paths)
    let items = rows.map { item($0.path) }
    try check(basis)
    let (key, sideInset) = (surroundings, sideInset)
    return RowMeasurer(rows: rows, dresses: dresses, basis: basis, grid: data.grid) {
      let cell = registration.make()
      cell.reuseIdentifier = registration.identifier
      let surroundings = CellSurroundings(of: cell, key, sideInset: sideInset)
      return RowMeasurer.Prototype(cell: cell, surroundings: surroundings) {
        registration.configure(cell, items[$0])
      }
    }
  }

  /// What rows are measured on now.
  private var basis: RowMeasurer.Basis {
    RowMeasurer.Basis(dataVersion: dataVersion, width: contentWidth)
  }

  /// A callback may have changed what rows are measured on.
  private func check(_ basis: RowMeasurer.Basis) throws(TableError) {
    if basis != self.basis { throw .changedWhileMeasuring }
  }

  /// Those of some rows that are to be measured, and how their cells are dressed: the first dress is
  /// that of most.
  private func rowsToMeasure(
    _ paths: [TableIndexPath]
  ) throws(TableError) -> (rows: [RowMeasurer.Row], dresses: [CellDress]) {
    let (data, delegate) = (data, delegate)
    var (rows, dresses) = ([RowMeasurer.Row](), [commonDress])
    rows.reserveCapacity(paths.count)
    for path in paths {
      guard let number = data.number(of: path) else { throw .noSuchRow(path) }
      guard !data.heights.isKnown(number) else { continue }
      let height = try delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height == Self.automaticDimension {
        let dress = try dress(of: path, dresses[0], delegate)
        let isCommon = dress == dresses[0]
        rows.append(
          RowMeasurer.Row(number: number, path: path, dress: isCommon ? 0 : dresses.count))
        if !isCommon { dresses.append(dress) }
      } else {
        _ = self.height(of: number)
      }
    }
    return (rows, dresses)
  }

  /// Takes over what was found about rows, up to the first one that something is wrong with.
  private func note(
    _ found: MeasuredRows, _ rows: ArraySlice<RowMeasurer.Row>, _ identifier: String
  ) throws(TableError) {
    var heights: [(index: Int, value: Int)] = []
    heights.reserveCapacity(rows.count)
    var isInOrder = true
    defer {
      if !isInOrder { heights.sort { $0.index < $1.index } }
      data.set(heights)
      setNeedsLayout()
    }
    for (row, height) in zip(rows, found.heights) {
      statistics.rowsMeasured += 1
      let pixels =
        height >= 0
        ? height
        : data.height(
          try self.height(for: found.measurement(behind: height), row.path, identifier))
      if let last = heights.last, last.index > row.number { isInOrder = false }
      heights.append((row.number, pixels))
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
      let queue = ChunkQueue(measurer.chunks)
      var chunks = [MeasuredRows](repeating: MeasuredRows(), count: measurer.chunks)
      await withTaskGroup(of: [(chunk: Int, found: MeasuredRows)].self) { group in
        for _ in 0..<max(1, min(workers, measurer.chunks)) {
          group.addTask { await measurer.measure(from: queue) }
        }
        for await part in group { for (number, found) in part { chunks[number] = found } }
      }
      try check(measurer.basis)
      for (number, found) in chunks.enumerated() {
        try note(found, measurer.rows[measurer.places(ofChunk: number)], registration.identifier)
      }
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
