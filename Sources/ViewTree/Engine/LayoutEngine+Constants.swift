import Cassowary
import LayoutGeometry

// Most changes leave the rows what they are, but for a constant: another constant of a constraint,
// another size of contents. Nothing has to be made anew for them.

/// The rows of a view's contents along an axis: none, or two. When contents have no size any more, as
/// an image view without its image, the rows stay, and say nothing: most likely there will be another
/// image.
struct ContentRows {
  let upper: InstalledRow?
  let lower: InstalledRow?
  /// The priorities that they have.
  let hugging: LayoutPriority
  let compression: LayoutPriority
  /// The size that they say, in points, if that is known.
  var size: Double?
}

extension LayoutEngine {
  /// Takes over the constant of a constraint.
  ///
  /// - Returns: Whether that is enough: it is not where the constraint has no row.
  func changeConstant(of constraint: LayoutConstraint) -> Bool {
    guard let row = installed[RowSource.constraint(constraint).key] else { return false }
    change(row, to: constraint.constant)
    return true
  }

  /// Takes over the size of a view's contents.
  ///
  /// - Returns: Whether that is enough: it is not where there are other rows to be.
  func changeSize(ofContents view: View) -> Bool {
    guard let number = seatNumber(of: view) else { return true }
    guard view.sizeOfContentGuide == nil else { return false }
    let size = contentSize(of: view)
    return change(.horizontal, of: view, number, to: size.width)
      && change(.vertical, of: view, number, to: size.height)
  }

  /// Takes over the height of a view's contents, which has followed from the width.
  ///
  /// - Returns: Whether that is enough.
  func changeHeight(ofContents view: View) -> Bool {
    guard let number = seatNumber(of: view), let height = flowHeights[view.key]?.height else {
      return false
    }
    return change(.vertical, of: view, number, to: height)
  }

  /// The size of a view's contents: the height is that at the width which it had last, if it depends
  /// on that.
  func contentSize(of view: View) -> Size {
    var size = view.intrinsicContentSize
    if view.heightDependsOnWidth, let flowing = flowHeights[view.key] {
      size.height = flowing.height
    }
    return size
  }

  private func change(
    _ axis: LayoutAxis, of view: View, _ number: Int, to size: Double
  ) -> Bool {
    let known = axis == .horizontal ? seats[number].width : seats[number].height
    let (hugging, compression) = (
      view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
    )
    guard var rows = known ?? contentRows(view, axis, hugging, compression),
      rows.hugging == hugging, rows.compression == compression, change(&rows, to: size)
    else { return false }
    if axis == .horizontal { seats[number].width = rows } else { seats[number].height = rows }
    return true
  }

  private func change(_ rows: inout ContentRows, to size: Double) -> Bool {
    let hasSize = size >= 0 && size.isFinite
    guard hasSize || size == View.noIntrinsicMetric else { return false }
    guard let upper = rows.upper, let lower = rows.lower else { return !hasSize }
    if size == rows.size { return true }
    rows.size = size
    if hasSize {
      change(upper, to: size)
      change(lower, to: size)
    } else {
      newConstants.append((upper.id, upper.base - Self.largestValue))
      newConstants.append((lower.id, lower.base + Self.largestValue))
    }
    return true
  }

  /// The rows that there are now; `nil` if they are others than they are to be, but for the size.
  private func contentRows(
    _ view: View, _ axis: LayoutAxis, _ hugging: LayoutPriority, _ compression: LayoutPriority
  ) -> ContentRows? {
    let item = view.itemReference
    let upper = installed[RowSource.content(item, axis, isUpper: true).key]
    let lower = installed[RowSource.content(item, axis, isUpper: false).key]
    let base = extent(of: view, axis)?.constant
    for (row, priority) in [(upper, hugging), (lower, compression)] {
      guard let row else { continue }
      guard row.base == base,
        (try? solver.constraint(row.id))?.strength == priority.strength
      else { return nil }
    }
    return ContentRows(upper: upper, lower: lower, hugging: hugging, compression: compression)
  }

  private func change(_ row: InstalledRow, to asked: Double) {
    let constant = row.base - asked
    if abs(constant) > Self.largestPreciseValue { startsFromTree = true }
    newConstants.append((row.id, constant))
  }
}

extension LayoutEngine {
  /// The solver without the rows that say nothing: what is not determined may then have no bounds.
  func solverWithoutIdleRows() throws(SolverError) -> Solver {
    var copy = solver
    for (id, source) in sources {
      guard case .content = source else { continue }
      let constant = try copy.constraint(id).expression.constant
      if abs(constant) >= Self.largestValue { try copy.remove(id) }
    }
    return copy
  }
}
