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
  let priorities: ContentPriorities
  /// The size that they say, in points, if that is known.
  var size: Double?

  init(upper: InstalledRow?, lower: InstalledRow?, priorities: ContentPriorities) {
    self.upper = upper.map { ($0.id, $0.base) }
    self.lower = lower.map { ($0.id, $0.base) }
    self.priorities = priorities
  }

  /// Has the rows say another size.
  ///
  /// - Returns: Whether they can: there may have to be others.
  func change(
    to size: Double, _ priorities: ContentPriorities, _ constants: inout NewConstants
  ) -> Bool {
    guard priorities == self.priorities else { return false }
    if size == self.size { return true }
    let hasSize = size >= 0 && size.isFinite
    guard hasSize || size == View.noIntrinsicMetric else { return false }
    guard let upper, let lower else { return !hasSize }
    self.size = size
    if hasSize {
      constants.note(upper, asked: size)
      constants.note(lower, asked: size)
    } else {
      constants.silence(upper: upper, lower: lower)
    }
    return true
  }
}

/// How much a view wants to be as large as its contents along an axis.
struct ContentPriorities: Equatable {
  var hugging = LayoutPriority.defaultLow
  var compression = LayoutPriority.defaultHigh
}

/// The constants that rows are to have which stay what they are otherwise.
struct NewConstants {
  private(set) var list: [(id: ConstraintID, constant: Double)] = []
  /// Whether there are such that their rounding would show in what follows.
  private(set) var areImprecise = false

  /// The row asks for so many points.
  mutating func note(_ row: (id: ConstraintID, base: Double), asked: Double) {
    let constant = row.base - asked
    if abs(constant) > LayoutEngine.largestPreciseValue { areImprecise = true }
    list.append((row.id, constant))
  }

  /// The rows ask for something between what is above all there is, and what is below.
  mutating func silence(
    upper: (id: ConstraintID, base: Double), lower: (id: ConstraintID, base: Double)
  ) {
    list.append((upper.id, upper.base - LayoutEngine.largestValue))
    list.append((lower.id, lower.base + LayoutEngine.largestValue))
  }

  mutating func removeAll() {
    list.removeAll(keepingCapacity: true)
    areImprecise = false
  }
}

extension LayoutEngine {
  /// Takes over the constant of a constraint.
  ///
  /// - Returns: Whether that is enough: it is not where the constraint has no row.
  func changeConstant(of constraint: LayoutConstraint) -> Bool {
    guard let row = installed[RowSource.constraint(constraint).key] else { return false }
    newConstants.note((row.id, row.base), asked: constraint.constant)
    return true
  }

  /// Whether the frame alone decides where a view is, and does not follow the superview's size. The frame
  /// of the root is not part of the layout.
  func hasFixedFrame(_ view: View) -> Bool {
    guard view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty,
      let superview = view.superview
    else { return false }
    return seatNumber(of: superview) != nil
  }

  /// Takes over the frame of a view that does not follow its superview.
  ///
  /// - Returns: Whether that is enough: it is not where there are other rows to be.
  func changeFrame(of view: View, _ number: Int) -> Bool {
    guard seats[number].hasFixedFrame, hasFixedFrame(view) else { return false }
    let (item, frame) = (view.itemReference, view.maskFrame)
    let parts: InlineArray<4, _> = [
      (LayoutAxis.horizontal, true, frame.minX), (.horizontal, false, frame.width),
      (.vertical, true, frame.minY), (.vertical, false, frame.height),
    ]
    for place in parts.indices {
      let (axis, isPosition, value) = parts[place]
      let source = RowSource.mask(item, axis, isPosition: isPosition)
      guard let row = installed[source.key] else { return false }
      newConstants.note((row.id, row.base), asked: value)
    }
    return true
  }

  /// Takes over the size of a view's contents.
  ///
  /// - Returns: Whether that is enough: it is not where there are other rows to be.
  func changeSize(ofContents view: View, _ number: Int) -> Bool {
    // A row that was left out may be what is to change.
    guard view.sizeOfContentGuide == nil, contested.isEmpty else { return false }
    if hasFixedFrame(view) { return seats[number].hasFixedFrame }
    let size = contentSize(of: view, number)
    let priorities = view.contentPriorities
    let known = (width: seats[number].width, height: seats[number].height)
    guard let width = known.width ?? contentRows(view, .horizontal, priorities.horizontal),
      let height = known.height ?? contentRows(view, .vertical, priorities.vertical)
    else { return false }
    if known.width == nil || known.height == nil { seats[number].keep(width, height) }
    return width.change(to: size.width, priorities.horizontal, &newConstants)
      && height.change(to: size.height, priorities.vertical, &newConstants)
  }

  /// Takes over the height of a view's contents, which has followed from the width.
  ///
  /// - Returns: Whether that is enough.
  func changeHeight(ofContents view: View, _ number: Int) -> Bool {
    guard let flow = seats[number].flow else { return false }
    let priorities = view.contentPriorities.vertical
    let rows = seats[number].height ?? contentRows(view, .vertical, priorities)
    return rows?.change(to: flow.height, priorities, &newConstants) ?? false
  }

  /// The rows that there are now; `nil` if they are others than they are to be, but for the size.
  private func contentRows(
    _ view: View, _ axis: LayoutAxis, _ priorities: ContentPriorities
  ) -> ContentRows? {
    let item = view.itemReference
    let upper = installed[RowSource.content(item, axis, isUpper: true).key]
    let lower = installed[RowSource.content(item, axis, isUpper: false).key]
    let base = extent(of: view, axis)?.constant
    for (row, priority) in [(upper, priorities.hugging), (lower, priorities.compression)] {
      guard let row else { continue }
      guard row.base == base,
        (try? solver.constraint(row.id))?.strength == priority.strength
      else { return nil }
    }
    return ContentRows(upper: upper, lower: lower, priorities: priorities)
  }
}

extension LayoutEngine {
  /// The solver without the rows that say nothing: what is not determined may then have no bounds.
  func solverWithoutIdleRows() throws(SolverError) -> Solver {
    var copy = solver
    for row in installed.all {
      guard row.key.kind == .contentUpper || row.key.kind == .contentLower else { continue }
      let constant = try copy.constraint(row.id).expression.constant
      if abs(constant) >= Self.largestValue { try copy.remove(row.id) }
    }
    return copy
  }
}
