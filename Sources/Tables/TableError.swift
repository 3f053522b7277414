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
  /// A scroll position, row height or estimate is not a finite number.
  case notFinite(Double)
  /// The data source returned one cell for two rows on the screen.
  case cellUsedTwice(TableIndexPath, TableIndexPath)
  /// Nothing in the cell's content view says how high it is; the row got the default of 44.
  case noContentHeight(TableIndexPath, reuseIdentifier: String?)
  /// The cell belongs to another table, or contains this one.
  case cellOfAnotherTable(TableIndexPath)
  /// The layout of the cell cannot be solved; the row keeps its estimated height.
  case unsolvableCell(TableIndexPath, LayoutError)
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
    case .notFinite(let value): "\(value) is not a finite number."
    case .cellUsedTwice(let first, let second):
      "The data source returned one cell for both \(first.words) and \(second.words)."
    case .noContentHeight(let path, let identifier):
      "\(path.words): nothing in the content view of the cell \"\(identifier ?? "")\" says how high"
        + " it is, so it is 44. Constraints must lead from its top to its bottom without a gap."
    case .cellOfAnotherTable(let path):
      "The cell for \(path.words) belongs to another table, or contains this one."
    case .unsolvableCell(let path, let error): "\(path.words): \(error.description)"
    case .custom(let message): message
    }
  }
}

extension TableIndexPath {
  fileprivate var words: String { "row \(row) of section \(section)" }
}
