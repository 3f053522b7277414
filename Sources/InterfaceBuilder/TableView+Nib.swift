public import Tables
import ViewTree

extension TableView {
  /// Has the cells of a reuse identifier made from a nib whose first view is a cell.
  ///
  /// - Throws: ``NibError`` where the nib, made once to see that it can be, does not give a cell.
  public final func register(
    _ nib: Nib, forCellReuseIdentifier identifier: String, classes: ClassRegistry = .init()
  ) throws(NibError) {
    _ = try nib.instantiate(TableViewCell.self, classes: classes)
    register(identifier) {
      (try? nib.instantiate(TableViewCell.self, classes: classes)) ?? TableViewCell()
    }
  }
}
