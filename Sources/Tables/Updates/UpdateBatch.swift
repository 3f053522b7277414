/// What a batch of updates says has changed. Deletions, reloads and reconfigurations name places
/// before, insertions places after, and moves one of each.
struct UpdateBatch {
  struct Rows {
    var deleted: [TableIndexPath] = []
    var inserted: [TableIndexPath] = []
    var reloaded: [TableIndexPath] = []
    var reconfigured: [TableIndexPath] = []
    var moved: [(from: TableIndexPath, to: TableIndexPath)] = []
  }

  struct Sections {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var reloaded: [Int] = []
    var moved: [(from: Int, to: Int)] = []
  }

  var rows = Rows()
  var sections = Sections()

  var isEmpty: Bool {
    rows.deleted.isEmpty && rows.inserted.isEmpty && rows.reloaded.isEmpty
      && rows.reconfigured.isEmpty && rows.moved.isEmpty && sections.deleted.isEmpty
      && sections.inserted.isEmpty && sections.reloaded.isEmpty && sections.moved.isEmpty
  }

  /// Checks what can be checked without asking for the data after.
  func check(against data: LoadedTable) throws(TableError) {
    for section in sections.deleted + sections.reloaded + sections.moved.map(\.from) {
      guard data.hasSection(section) else { throw .noSuchSection(section) }
    }
    let oldRows = rows.deleted + rows.reloaded + rows.reconfigured + rows.moved.map(\.from)
    for path in oldRows {
      guard data.hasRow(path) else { throw .noSuchRow(path) }
    }
    if let section = (sections.deleted + sections.reloaded + sections.moved.map(\.from)).repeated {
      throw .sectionUpdatedTwice(section)
    }
    if let section = (sections.inserted + sections.moved.map(\.to)).repeated {
      throw .sectionInsertedTwice(section)
    }
    if let path = oldRows.repeated { throw .rowUpdatedTwice(path) }
    if let path = (rows.inserted + rows.moved.map(\.to)).repeated { throw .rowInsertedTwice(path) }
  }
}

extension Array where Element: Hashable {
  /// An element that is there more than once.
  fileprivate var repeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
