import Cassowary
import LayoutGeometry

// Most changes leave the rows what they are, but for a constant: another constant of a constraint,
// another size of contents. Nothing has to be made anew for them.

/// The rows of a view's contents along an axis: none, or two. When contents have no size any more, as
/// an image view without its image, the rows stay, and say nothing: most likely there will be another
/// image.
final class ContentRows {
  let upper: (id: ConstraintID, base: Double)?
  let lower: (id: ConstraintID, base: Double)?
  /// The priorities that they have.
  let hugging: LayoutPriority
  let compression: LayoutPriority
  /// The size that they say, in points, if that is known.
  var size: Double?

  init(
    upper: InstalledRow?, lower: InstalledRow?, hugging: LayoutPriority,
    compression: LayoutPriority
  ) {
    self.upper = upper.map { ($0.id, $0.base) }
    self.lower = lower.map { ($0.id, $0.base) }
    (self.hugging, self.compression) = (hugging, compression)
  }
}

extension LayoutEngine {
  /// Takes over the constant of a constraint.
  ///
  /// - Returns: Whether that is enough: it is not where the constraint has no row.
  func changeConstant(of constraint: LayoutConstraint) -> Bool {
    guard let row = installed[RowSource.constraint(constraint).key] else { return false }
    change(row.id, to: row.base - constraint.constant)
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
    guard let rows = known ?? contentRows(view, axis, hugging, compression),
      rows.hugging == hugging, rows.compression == compression, change(rows, to: size)
    else { return false }
    if axis == .horizontal { seats[number].width = rows } else { seats[number].height = rows }
    return true
  }

  private func change(_ rows: ContentRows, to size: Double) -> Bool {
    let hasSize = size >= 0 && size.isFinite
    guard hasSize || size == View.noIntrinsicMetric else { return false }
    guard let upper = rows.upper, let lower = rows.lower else { return !hasSize }
    if size == rows.size { return true }
    rows.size = size
    if hasSize {
      change(upper.id, to: upper.base - size)
      change(lower.id, to: lower.base - size)
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

  private func change(_ row: ConstraintID, to constant: Double) {
    if abs(constant) > Self.largestPreciseValue { startsFromTree = true }
    newConstants.append((row, constant))
  }
}

extension LayoutEngine {
  /// The solver without the rows that say nothing: what is not determined may then have no bounds.
  func solverWithoutIdleRows() throws(SolverError) -> Solver {
    var copy = solver
    for row in installed.all {
      guard case .content = row.source else { continue }
      let constant = try copy.constraint(row.id).expression.constant
      if abs(constant) >= Self.largestValue { try copy.remove(row.id) }
    }
    return copy
  }
}
