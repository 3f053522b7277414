import LayoutGeometry
import ViewTree

extension TableViewCell {
  /// What is shown at the trailing edge of a cell. The widths are the platform's.
  public enum AccessoryType: Sendable, Hashable {
    /// Nothing.
    case none
    /// A chevron: 34 points.
    case disclosureIndicator
    /// A button for details and a chevron: 68 points.
    case detailDisclosureButton
    /// A check mark: 40 points.
    case checkmark
    /// A button for details: 48 points.
    case detailButton
  }

  /// What the control at the leading edge does while the table is being edited.
  public enum EditingStyle: Sendable, Hashable {
    /// There is none.
    case none
    /// It deletes the row.
    case delete
    /// It inserts a row.
    case insert
  }

  /// How a selected cell shows it.
  public enum SelectionStyle: Sendable, Hashable {
    /// Not at all.
    case none
    /// By the default background.
    case `default`
  }

  /// A line below a cell's contents.
  struct Separator: Sendable, Equatable {
    /// One pixel, in points.
    var thickness: Double
    /// The distances from the edges that the table wants, in points.
    var inset: EdgeInsets
    var color: Color
  }
}
