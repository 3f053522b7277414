/// What a table decides about the room for a cell's content.
struct CellDress: Sendable, Equatable {
  var separator: TableViewCell.Separator?
  var isEditing: Bool
  var editingStyle = TableViewCell.EditingStyle.none
  var showsReorderControl = false
  var mayIndentWhileEditing = true
  /// The room for the section index, in points.
  var sectionIndexRoom = 0.0
  /// The level of indentation, if the delegate has one.
  var indentationLevel: Int?

  init(separator: TableViewCell.Separator?, isEditing: Bool) {
    self.separator = separator
    self.isEditing = isEditing
  }
}

extension TableViewCell {
  /// Takes the table's decisions over.
  final func wear(_ dress: CellDress) {
    separator = dress.separator
    sectionIndexRoom = dress.sectionIndexRoom
    give(indentationLevel: dress.indentationLevel)
    if dress.isEditing {
      editingStyle = dress.editingStyle
      showsReorderControl = dress.showsReorderControl
      mayIndentWhileEditing = dress.mayIndentWhileEditing
    }
    isEditing = dress.isEditing
  }
}
