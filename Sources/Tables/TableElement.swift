/// What a table consists of from top to bottom; sections without a header have one of no height.
enum TableElement: Equatable {
  case tableHeader
  case header(Int)
  case row(TableIndexPath)
  case footer(Int)
  case tableFooter

  /// The section that the element belongs to.
  var section: Int? {
    switch self {
    case .tableHeader, .tableFooter: nil
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }

  var path: TableIndexPath? {
    guard case .row(let path) = self else { return nil }
    return path
  }
}
