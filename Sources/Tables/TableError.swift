public import ViewTree

/// What can be wrong with a table's data, or with a call about it.
///
/// Callbacks of the data source and the delegate throw it (those that never throw still conform);
/// strict calls pass it on, others keep it in ``TableView/errors``.
public enum TableError: Error, Equatable, Sendable {
  /// No cell was registered for this reuse identifier.
  case unregisteredIdentifier(String)
  /// There is no such row.
  case noSuchRow(TableIndexPath)
  /// There is no such section.
  case noSuchSection(Int)
  /// The data source gave a negative number of sections, or more than 100 million.
  case invalidSectionCount(Int)
  /// The data source gave a negative number of rows, or more than 100 million in all.
  case invalidRowCount(Int, section: Int)
  /// A height that is neither from 0 to a billion points nor automatic.
  case invalidHeight(Double, TableIndexPath)
  /// An estimate that is neither from 0 to a billion points nor automatic.
  case invalidEstimate(Double, TableIndexPath)
  /// A height or estimate of a header or footer that is neither from 0 to a billion points nor
  /// automatic.
  case invalidSectionHeight(Double, section: Int)
  /// A scroll position, row height or estimate is not a finite number.
  case notFinite(Double)
  /// The data source returned one cell for two rows on the screen.
  case cellUsedTwice(TableIndexPath, TableIndexPath)
  /// Nothing in the cell's content view says how high it is; the row got the default of 44. Where
  /// nothing is held to an edge of the content view at all, that edge is missing.
  case noContentHeight(
    TableIndexPath, reuseIdentifier: String?, missing: [LayoutAttribute])
  /// The cell belongs to another table, or contains this one.
  case cellOfAnotherTable(TableIndexPath)
  /// The layout of the cell cannot be solved; the row keeps its estimated height.
  case unsolvableCell(TableIndexPath, LayoutError)
  /// The layout of a section's header or footer cannot be solved; it keeps its estimated height.
  case unsolvableSection(Int, LayoutError)
  /// The view that was given for the header or footer of a section is shown somewhere else already.
  case sectionViewInUse(section: Int)
  /// The data has changed while rows were measured on other threads; what was found is dropped.
  case changedWhileMeasuring
  /// A batch of updates was ended that was not begun.
  case noUpdatesBegun
  /// There is no data source to tell what there is after a batch of updates.
  case noDataSource
  /// There is no such section after the batch of updates.
  case noSuchSectionAfterUpdate(Int)
  /// There is no such row after the batch of updates.
  case noSuchRowAfterUpdate(TableIndexPath)
  /// The number of sections is not what the batch of updates says.
  case sectionCountAfterUpdate(TableUpdateCounts)
  /// The number of a section's rows is not what the batch of updates says; the section's place is
  /// the one after the batch.
  case rowCountAfterUpdate(section: Int, TableUpdateCounts)
  /// A batch deletes, reloads, reconfigures or moves a row more than once; its place is the one
  /// before the batch.
  case rowUpdatedTwice(TableIndexPath)
  /// A batch inserts or moves two rows to one place.
  case rowInsertedTwice(TableIndexPath)
  /// A batch deletes, reloads or moves a section more than once; its place is the one before.
  case sectionUpdatedTwice(Int)
  /// A batch inserts or moves two sections to one place.
  case sectionInsertedTwice(Int)
  /// A snapshot has a section with the identity of an earlier one.
  case sectionTwice(Int)
  /// A snapshot has a row with the identity of an earlier one.
  case rowTwice(TableIndexPath)
  /// What a callback of yours wants to report.
  case custom(String)
}

extension TableError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .unregisteredIdentifier(let identifier):
      "No cell is registered for the reuse identifier \"\(identifier)\"; call register first."
    case .noSuchRow(let path): "There is no \(path.words)."
    case .noSuchSection(let section): "There is no section \(section)."
    case .invalidSectionCount(let count): "A table cannot have \(count) sections."
    case .invalidRowCount(let count, let section):
      "Section \(section) cannot have \(count) rows."
    case .invalidHeight(let height, let path):
      "\(height) is no height for \(path.words): from 0 to a billion, or automaticDimension."
    case .invalidEstimate(let height, let path):
      "\(height) is no estimate for \(path.words): from 0 to a billion, or automaticDimension."
    case .invalidSectionHeight(let height, let section):
      "\(height) is no height for a header or footer of section \(section): from 0 to a billion,"
        + " or automaticDimension."
    case .notFinite(let value): "\(value) is not a finite number."
    case .cellUsedTwice(let first, let second):
      "The data source returned one cell for both \(first.words) and \(second.words)."
    case .noContentHeight(let path, let identifier, let missing):
      "\(path.words): nothing in the content view of the cell \"\(identifier ?? "")\" says how high"
        + " it is, so it is 44. Constraints must lead from its top to its bottom without a gap"
        + (missing.isEmpty
          ? "." : "; there are none on its \(missing.words).")
    case .cellOfAnotherTable(let path):
      "The cell for \(path.words) belongs to another table, or contains this one."
    case .unsolvableCell(let path, let error): "\(path.words): \(error.description)"
    case .unsolvableSection(let section, let error):
      "A header or footer of section \(section): \(error.description)"
    case .sectionViewInUse(let section):
      "The view given for the header or footer of section \(section) is shown somewhere else already."
    case .custom(let message): message
    default: updateDescription
    }
  }

  /// What is wrong with a batch of updates.
  private var updateDescription: String {
    switch self {
    case .changedWhileMeasuring: "The data has changed while rows were measured."
    case .noUpdatesBegun: "Updates are ended that were not begun."
    case .noDataSource: "There is no data source to say what there is after the update."
    case .noSuchSectionAfterUpdate(let section): "There is no section \(section) after the update."
    case .noSuchRowAfterUpdate(let path): "There is no \(path.words) after the update."
    case .sectionCountAfterUpdate(let counts): "The number of sections is \(counts.description)."
    case .rowCountAfterUpdate(let section, let counts):
      "The number of rows in section \(section) is \(counts.description)."
    case .rowUpdatedTwice(let path):
      "One update deletes, reloads, reconfigures or moves \(path.words) more than once."
    case .rowInsertedTwice(let path): "One update puts two rows to \(path.words)."
    case .sectionUpdatedTwice(let section):
      "One update deletes, reloads or moves section \(section) more than once."
    case .sectionTwice(let section): "Section \(section) has the identity of an earlier one."
    case .rowTwice(let path):
      "The snapshot's \(path.words) has the identity of an earlier row."
    case .sectionInsertedTwice(let section): "One update puts two sections to \(section)."
    default: ""
    }
  }
}

extension TableIndexPath {
  fileprivate var words: String { "row \(row) of section \(section)" }
}

extension [LayoutAttribute] {
  /// The edges that something is missing on.
  fileprivate var words: String {
    map { $0 == .top ? "upper edge" : "lower edge" }.joined(separator: " and its ")
  }
}
