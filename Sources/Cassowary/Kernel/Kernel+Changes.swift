// Which values are others since somebody asked: for a user that keeps what follows from them.

extension Kernel {
  /// The columns that moves have moved have other values.
  @inline(never)
  func noteChanged(by set: UInt32) {
    forEachMove(in: set) { number in
      forEachColumn(of: moves[ListIndex(index: number)]) { column, _ in noteChanged(column) }
    }
  }

  /// To be called before the notes are forgotten: what was noted may have another value.
  func noteChangedSinceCommit() {
    if progress.firstSettling == .underWay {
      for index in 0..<Int(counts.columns) { noteChanged(ColumnIndex(index: index)) }
      return
    }
    forEachRecord(from: 0) { kind, index in
      if kind == .column { noteChanged(ColumnIndex(raw: index)) }
    }
  }

  private func noteChanged(_ column: ColumnIndex) {
    if columns[column].flags.contains(.isChanged) { return }
    columns[column].flags.insert(.isChanged)
    changed.append(column)
  }

  /// Empties the list of the columns that have other values.
  func takeChanges() -> [Variable] {
    var variables: [Variable] = []
    variables.reserveCapacity(changed.count)
    for index in 0..<changed.count {
      columns[changed[index]].flags.remove(.isChanged)
      if columns[changed[index]].flags.contains(.isLive) {
        variables.append(variable(changed[index]))
      }
    }
    changed.removeAll()
    return variables
  }
}

extension Kernel {
  /// Gives a column another serial, and with it its preference another weight.
  mutating func renumber(_ column: ColumnIndex, as serial: Int) {
    if columns[column].serial == serial { return }
    note(column)
    columns[column].serial = serial
    if !columns[column].flags.contains(.isAwake) { return }
    setCost(
      level: Kernel.preferenceLevel, weight: columns[column].preferenceWeight,
      of: columns[column].preference)
  }

  /// The variables whose preferences take part: those that constraints alone may leave a choice of.
  var undetermined: [Variable] {
    (0..<awake.count).map { awake[$0] }.filter { columns[$0].flags.contains(.isLive) }
      .map { variable($0) }
  }
}
