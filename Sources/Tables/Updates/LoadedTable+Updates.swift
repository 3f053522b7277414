// A batch of updates in the documented order: what goes by the places before, from the end; then what
// comes by the places after, from the start. Each step is O(log n).

extension LoadedTable {
  /// Some elements, in the surroundings of now and of before.
  struct Elements {
    var heights: PrefixSums
    var remembered: PrefixSums?

    /// Elements that nobody has looked at yet.
    init(new heights: PrefixSums) {
      self.heights = heights
      remembered = heights
    }

    init(_ heights: PrefixSums, _ remembered: PrefixSums?) {
      self.heights = heights
      self.remembered = remembered
    }

    var count: Int { heights.count }
  }

  mutating func insert(_ elements: Elements, at number: Int) {
    heights.insert(elements.heights, at: number)
    if let part = elements.remembered { remembered?.heights.insert(part, at: number) }
  }

  mutating func remove(_ numbers: Range<Int>) -> Elements {
    Elements(heights.remove(numbers), remembered?.heights.remove(numbers))
  }

  private mutating func removeRow(_ path: TableIndexPath) -> Elements? {
    guard let number = number(of: path) else { return nil }
    sections.suppose(path.section, sections[path.section] - 1)
    return remove(number..<number + 1)
  }

  private mutating func insertRow(_ row: Elements, at path: TableIndexPath) {
    guard let header = number(of: .header(path.section)) else { return }
    sections.suppose(path.section, sections[path.section] + 1)
    insert(row, at: header + 1 + path.row)
  }

  private mutating func removeSection(_ section: Int) -> Elements {
    let numbers = elements(of: section)
    sections.remove(section..<section + 1)
    return remove(numbers)
  }

  private mutating func insertSection(_ section: Elements, at index: Int) {
    insert(section, at: sections.offset(of: index) + 1)
    sections.insert(PrefixSums(repeating: section.count, count: 1), at: index)
  }

  /// Applies updates that have been checked.
  ///
  /// - Parameters:
  ///   - loaded: The elements of the sections that are loaded as a whole, by their places after.
  ///   - newRow: The elements of the rows that are inserted.
  mutating func apply(
    _ batch: UpdateBatch, _ map: UpdateMap, loaded: [Int: Elements],
    newRow: [TableIndexPath: Elements]
  ) {
    var rows: [(path: TableIndexPath, row: Elements)] = newRow.map { ($0.key, $0.value) }
    var targets: [TableIndexPath: TableIndexPath] = [:]
    for (from, to) in batch.rows.moved { targets[from] = to }
    for path in batch.rows.removed.sorted(by: >) {
      guard let row = removeRow(path), let target = targets[path] else { continue }
      if !map.loaded.contains(target.section) { rows.append((target, row)) }
    }
    applySections(batch, loaded)
    for (path, row) in rows.sorted(by: { $0.path < $1.path }) { insertRow(row, at: path) }
  }

  private mutating func applySections(_ batch: UpdateBatch, _ loaded: [Int: Elements]) {
    var sections: [(index: Int, section: Elements)] = []
    var targets: [Int: Int] = [:]
    for (from, to) in batch.sections.moved { targets[from] = to }
    for index in batch.sections.inserted {
      if let section = loaded[index] { sections.append((index, section)) }
    }
    for index in batch.sections.removed.sorted(by: >) {
      let section = removeSection(index)
      if let target = targets[index] { sections.append((target, section)) }
    }
    for (index, section) in sections.sorted(by: { $0.index < $1.index }) {
      insertSection(section, at: index)
    }
    let inserted = Set(batch.sections.inserted)
    for (index, section) in loaded where !inserted.contains(index) {
      _ = removeSection(index)
      insertSection(section, at: index)
    }
  }
}
