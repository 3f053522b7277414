/// What a batch of updates says has changed. Deletions, reloads and reconfigurations name places
/// before, insertions places after, and moves one of each.
struct UpdateBatch {
  /// What has changed about the rows, or the sections.
  struct Changes<Place: Hashable> {
    var deleted: [Place] = []
    var inserted: [Place] = []
    var reloaded: [Place] = []
    var reconfigured: [Place] = []
    var moved: [(from: Place, to: Place)] = []

    /// The places before of what is deleted or moved.
    var removed: [Place] { deleted + moved.map { $0.from } }
    /// The places after of what is inserted or was moved.
    var placed: [Place] { inserted + moved.map { $0.to } }
    /// The places before that the batch says something about.
    var mentioned: [Place] { removed + reloaded + reconfigured }
    var isEmpty: Bool { mentioned.isEmpty && inserted.isEmpty }
  }

  var rows = Changes<TableIndexPath>()
  var sections = Changes<Int>()

  var isEmpty: Bool { rows.isEmpty && sections.isEmpty }

  /// Checks what can be checked without asking for the data after.
  func check(against data: LoadedTable) throws(TableError) {
    for section in sections.mentioned {
      guard data.hasSection(section) else { throw .noSuchSection(section) }
    }
    for path in rows.mentioned {
      guard data.hasRow(path) else { throw .noSuchRow(path) }
    }
    if let section = sections.mentioned.repeated { throw .sectionUpdatedTwice(section) }
    if let section = sections.placed.repeated { throw .sectionInsertedTwice(section) }
    if let path = rows.mentioned.repeated { throw .rowUpdatedTwice(path) }
    if let path = rows.placed.repeated { throw .rowInsertedTwice(path) }
  }
}

extension Array where Element: Hashable {
  /// An element that is there more than once.
  fileprivate var repeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
