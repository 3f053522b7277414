extension UpdateBatch {
  /// What leads from one snapshot to another. O(items), and O(items moved × log) to find the fewest
  /// moves inside each section.
  init<Section, Item>(
    from old: DiffableDataSourceSnapshot<Section, Item>,
    _ oldPlaces: (sections: [Section: Int], items: [Item: TableIndexPath]),
    to new: DiffableDataSourceSnapshot<Section, Item>,
    _ newPlaces: (sections: [Section: Int], items: [Item: TableIndexPath])
  ) {
    self.init()
    let sectionSources = new.sectionIdentifiers.map { oldPlaces.sections[$0] }
    sections.inserted = sectionSources.indices.filter { sectionSources[$0] == nil }
    sections.deleted = old.sectionIdentifiers.indices.filter {
      newPlaces.sections[old.sectionIdentifiers[$0]] == nil
    }
    sections.moved = Self.moves(sectionSources).map { (from: $0.from, to: $0.to) }
    for (index, source) in sectionSources.enumerated() {
      addRows(new.items(at: index), index, from: source, oldPlaces.items)
    }
    for (index, section) in old.sectionIdentifiers.enumerated()
    where newPlaces.sections[section] != nil {
      for (row, item) in old.items(at: index).enumerated() where newPlaces.items[item] == nil {
        rows.deleted.append(TableIndexPath(row: row, section: index))
      }
    }
  }

  /// What a snapshot reloads, and what it reconfigures besides: each item once, however often it is
  /// named, as far as it is there. O(items named)
  init<Section, Item>(
    contentsOf snapshot: DiffableDataSourceSnapshot<Section, Item>, _ places: [Item: TableIndexPath]
  ) {
    self.init()
    var known = Set<Item>()
    func new(_ items: [Item]) -> [TableIndexPath] {
      items.filter { known.insert($0).inserted }.compactMap { places[$0] }
    }
    rows.reloaded = new(snapshot.reloadedItemIdentifiers)
    rows.reconfigured = new(snapshot.reconfiguredItemIdentifiers)
  }

  /// What comes into a section, and what changes places in it.
  private mutating func addRows<Item: Hashable>(
    _ items: [Item], _ section: Int, from source: Int?, _ places: [Item: TableIndexPath]
  ) {
    var stayed: [Int?] = []
    for (row, item) in items.enumerated() {
      let path = TableIndexPath(row: row, section: section)
      guard let old = places[item] else {
        if source != nil { rows.inserted.append(path) }
        stayed.append(nil)
        continue
      }
      if old.section != source { rows.moved.append((from: old, to: path)) }
      stayed.append(old.section == source ? old.row : nil)
    }
    guard let source else { return }
    for move in Self.moves(stayed) {
      rows.moved.append(
        (
          from: TableIndexPath(row: move.from, section: source),
          to: TableIndexPath(row: move.to, section: section)
        ))
    }
  }

  /// The fewest things to be moved so that the others keep their order, given where each was: all but
  /// those of a longest increasing subsequence.
  private static func moves(_ sources: [Int?]) -> [(from: Int, to: Int)] {
    let known = sources.indices.filter { sources[$0] != nil }
    func source(_ index: Int) -> Int { sources[index] ?? 0 }
    guard zip(known, known.dropFirst()).contains(where: { source($0) > source($1) }) else {
      return []
    }
    // The ends of the increasing subsequences of each length that end lowest, and what is before each.
    var (ends, before) = ([Int](), [Int: Int]())
    for index in known {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if source(ends[middle]) < source(index) { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var (stays, next) = (Set<Int>(), ends.last)
    while let index = next {
      stays.insert(index)
      next = before[index]
    }
    return known.filter { !stays.contains($0) }.map { (from: source($0), to: $0) }
  }
}
