import Tables

extension SectionHistory {
  /// What is told to the table at once.
  enum Call {
    case deleteSection(Int)
    case reloadSection(Int)
    case insertSection(Int)
    case moveSection(Int, to: Int)
    case deleteRow(TableIndexPath)
    case reloadRow(TableIndexPath)
    case reconfigureRow(TableIndexPath)
    case insertRows([TableIndexPath])
    case moveRow(TableIndexPath, to: TableIndexPath)

    func tell(_ table: TableView) throws(TableError) {
      switch self {
      case .deleteSection(let section): try table.deleteSections([section])
      case .reloadSection(let section): try table.reloadSections([section])
      case .insertSection(let section): try table.insertSections([section])
      case .moveSection(let section, let target):
        try table.moveSection(section, toSection: target)
      case .deleteRow(let path): try table.deleteRows(at: [path])
      case .reloadRow(let path): try table.reloadRows(at: [path])
      case .reconfigureRow(let path): try table.reconfigureRows(at: [path])
      case .insertRows(let paths): try table.insertRows(at: paths)
      case .moveRow(let path, let target): try table.moveRow(at: path, to: target)
      }
    }
  }

  /// What is told to the table, and what there is afterwards.
  struct Batch {
    var calls: [Call] = []
    var sections: [Section] = []
    /// The rows whose contents are other ones.
    var changed: [Int] = []
    var isEmpty: Bool { calls.isEmpty }
  }

  /// Puts new things into a list at random places; the places, in the order of the things.
  private func place<Element>(_ new: [Element], into list: inout [Element]) -> [Int] {
    let places = Array(Array(0..<list.count + new.count).shuffled(using: &random).prefix(new.count))
    for (place, element) in zip(places, new).sorted(by: { $0.0 < $1.0 }) {
      list.insert(element, at: place)
    }
    return places
  }

  /// A random batch by the documented order, made on plain arrays.
  func randomBatch() -> Batch {
    var batch = Batch()
    var movedRows: [(from: TableIndexPath, row: Part)] = []
    var kept: [Section] = []
    var movedSections: [(from: Int, section: Section)] = []
    for (index, section) in sections.enumerated() {
      var section = section
      if chance(9) {
        batch.calls.append(.deleteSection(index))
        continue
      }
      if chance(12) {
        batch.calls.append(.reloadSection(index))
        kept.append(makeSection())
        continue
      }
      section.rows = changedRows(section.rows, index, &batch, &movedRows)
      if chance(10) { movedSections.append((index, section)) } else { kept.append(section) }
    }
    let new = (0..<(chance(4) ? integer(1...2) : 0)).map { _ in makeSection() }
    let places = place(new + movedSections.map(\.section), into: &kept)
    for place in places.prefix(new.count) {
      batch.calls.append(.insertSection(place))
    }
    for (place, moved) in zip(places.dropFirst(new.count), movedSections) {
      batch.calls.append(.moveSection(moved.from, to: place))
    }
    let fresh = Set(kept.map(\.id)).subtracting(sections.map(\.id))
    placeRows(in: &kept, except: fresh, movedRows, &batch)
    batch.sections = kept
    batch.calls.shuffle(using: &random)
    return batch
  }

  /// What is left of a section's rows.
  private func changedRows(
    _ rows: [Part], _ section: Int, _ batch: inout Batch,
    _ moved: inout [(from: TableIndexPath, row: Part)]
  ) -> [Part] {
    var kept: [Part] = []
    for (index, row) in rows.enumerated() {
      let path = TableIndexPath(row: index, section: section)
      switch integer(0...24) {
      case 0, 1:
        batch.calls.append(.deleteRow(path))
      case 2: moved.append((path, row))
      case 3, 4:
        batch.calls.append(chance(2) ? .reloadRow(path) : .reconfigureRow(path))
        batch.changed.append(row.id)
        // Neither the height of before nor the estimate: so it can be seen whether it was measured.
        let heights = (1...120).filter { $0 != 44 && $0 != row.height }
        kept.append(Part(id: row.id, height: heights.randomElement(using: &random)))
      default: kept.append(row)
      }
    }
    return kept
  }

  /// Moved and new rows go to sections that were there before.
  private func placeRows(
    in sections: inout [Section], except fresh: Set<Int>,
    _ moved: [(from: TableIndexPath, row: Part)], _ batch: inout Batch
  ) {
    var moved = moved[...]
    let targets = sections.indices.filter { !fresh.contains(sections[$0].id) }
    for (number, section) in targets.enumerated() {
      let isLast = number == targets.count - 1
      let arriving = isLast ? moved : moved.prefix(integer(0...moved.count))
      moved = moved.dropFirst(arriving.count)
      let new = (0..<(chance(3) ? integer(1...4) : 0)).map { _ in makePart() }
      let places = place(new + arriving.map(\.row), into: &sections[section].rows)
      let paths = places.map { TableIndexPath(row: $0, section: section) }
      if !new.isEmpty {
        batch.calls.append(.insertRows(Array(paths.prefix(new.count))))
      }
      for (path, row) in zip(paths.dropFirst(new.count), arriving) {
        batch.calls.append(.moveRow(row.from, to: path))
      }
    }
    for row in moved {
      batch.calls.append(.deleteRow(row.from))
    }
  }

  /// Where the first part on the screen that is still there afterwards has to be.
  func stay() -> () -> Expectation? {
    let places = placesOnScreen.filter { knowledge[$0.id]?.now.value != 0 }
    let isAtTop = offset <= -top
    return { [self] in
      if isAtTop { return .atTop }
      for place in places {
        for section in sections {
          if section.parts.contains(where: { $0.id == place.id }) { return .anchored(place) }
        }
      }
      return nil
    }
  }

  /// Tells the table about a batch; now and then first about one that does not add up.
  func refuseOrApply(_ batch: Batch) -> Bool {
    log.append("batch of \(batch.calls.count)")
    guard !batch.isEmpty else { return false }
    let old = sections
    if chance(4) {
      sections = batch.sections + [makeSection()]
      let offset = table.contentOffset
      do {
        try tell(batch)
        require(false, "a wrong batch was taken")
      } catch {
        require(table.contentOffset == offset, "a refused batch scrolled")
        require(table.numberOfSections == old.count, "a refused batch changed sections")
      }
    }
    sections = batch.sections
    do {
      try tell(batch)
    } catch {
      require(false, "refused: \(error)")
    }
    for id in batch.changed { forget(id) }
    changedNow = Set(batch.changed)
    learnAll()
    let ids = Set(sections.flatMap { $0.parts.map(\.id) })
    knowledge = knowledge.filter { ids.contains($0.key) }
    return true
  }

  private func tell(_ batch: Batch) throws(TableError) {
    let isNested = chance(2)
    try table.performBatchUpdates { () throws(TableError) in
      for call in batch.calls {
        if isNested {
          try table.performBatchUpdates { () throws(TableError) in try call.tell(table) }
        } else {
          try call.tell(table)
        }
      }
    }
  }
}
