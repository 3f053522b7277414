/// The place of a row: its section and its number in the section, both from 0.
///
/// (Foundation on this side has an `IndexPath` too; this one needs no Foundation.)
public struct TableIndexPath: Sendable, Hashable, Comparable {
  /// The number of the section.
  public var section: Int
  /// The number of the row in the section.
  public var row: Int

  /// The row `row` of the section `section`.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// The one further up comes first.
  public static func < (left: TableIndexPath, right: TableIndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
