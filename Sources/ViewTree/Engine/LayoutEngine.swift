import Cassowary
import LayoutGeometry

/// What lays a tree of views out: one solver for everything from a root down.
///
/// Positions are counted from the containing view, as frames are: moving a view changes none of the
/// values inside it. What changes is only noted; ``update(_:isStrict:)`` brings the solver up to
/// date, all at once.
final class LayoutEngine {
  /// What holds the root's size.
  enum Sizing: Equatable {
    /// Its frame.
    case frame
    /// A target to come near to.
    case fitting(Size, horizontal: LayoutPriority, vertical: LayoutPriority)
  }

  /// The variables of an item. Its position counts from the containing view.
  struct ItemVariables {
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable

    func origin(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? minX : minY }
    func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
  }

  /// An item where it was last seen; `nil` before that.
  struct SeenItem {
    let item: BackReference<LayoutItem>
    let variables: ItemVariables
    var rect: Rect?
  }

  /// The height of a view at the width that it had.
  struct FlowHeight {
    var width: Double
    var height: Double
  }

  var solver = Solver()
  var variables: [ObjectIdentifier: ItemVariables] = [:]
  /// The items with variables, superviews first, each where it was last seen.
  var seen: [SeenItem] = []
  /// The items that have been seen to move and were not placed since.
  private var moved: [BackReference<LayoutItem>] = []
  var statistics = LayoutStatistics()
  /// The alignment insets that the rows were made for, where there are any.
  var alignmentInsets: [ObjectIdentifier: EdgeInsets] = [:]
  /// What constraints depend on besides the tree: how far is scrolled, and insets that follow frames.
  var dependencies = Dependencies()
  /// The solver's constraint for each row that is in it.
  var installed: [RowKey: ConstraintID] = [:]
  /// Where each of the solver's constraints comes from.
  var sources: [ConstraintID: RowSource] = [:]
  /// The views whose height depends on their width, superviews first, and the heights in use.
  var flowingViews: [BackReference<View>] = []
  var flowHeights: [ObjectIdentifier: FlowHeight] = [:]

  /// Whether there were numbers so large that their rounding would show in what follows: the next
  /// update then starts from the tree.
  var isRoundingLarge = false

  /// The surroundings that the rows were made for.
  private var surroundings: (LayoutEnvironment, LayoutDirection)?

  var sizing = Sizing.frame {
    didSet { if sizing != oldValue { changes.rootSize = true } }
  }

  /// What has changed since the last update.
  var changes = Changes()

  /// The conflicts there are, and views that do not settle.
  var issues: [LayoutError] = []
  var conflicts: [KeptConflict] = []

  /// Brings the solver up to date with the tree below `root`.
  ///
  /// - Throws: In strict mode, the first issue there is once heights are settled; always
  ///   ``LayoutError/tooExtreme``. The next update then starts from the tree.
  func update(_ root: View, isStrict: Bool) throws(LayoutError) {
    do throws(LayoutError) {
      issues = []
      noteSurroundings(root)
      noteMovedInsets()
      // Views that are asked for their contents may change others: that is for the next update.
      var changes = changes
      self.changes = .none
      if isRoundingLarge { changes.isStructural = true }
      if changes.contents.items.contains(where: { $0.object.map(hasOtherAlignment) ?? false }) {
        changes.isStructural = true
      }
      forgetHeights(changes)
      if changes.isStructural || !conflicts.isEmpty {
        try rebuild(root)
      } else {
        try apply(rows(changes, root), root)
      }
      try settleHeights(root)
      try look()
      issues += conflicts.map { .unsatisfiable($0.report) }
      // Not before: with heights that are not settled, there may be conflicts that go away.
      if isStrict, let first = issues.first { throw first }
    } catch {
      changes.isStructural = true
      throw error
    }
  }

  /// Other surroundings make other rows.
  private func noteSurroundings(_ root: View) {
    guard surroundingsAreOthers(for: root) else { return }
    surroundings = (root.resolvedEnvironment, root.resolvedLayoutDirection)
    changes.isStructural = true
  }

  /// Whether the surroundings of `root` are not those that the rows were made for.
  func surroundingsAreOthers(for root: View) -> Bool {
    guard let surroundings else { return true }
    return !surroundings.0.isSame(as: root.resolvedEnvironment)
      || surroundings.1 != root.resolvedLayoutDirection
  }

  /// The rows that what has changed asks for.
  private func rows(_ changes: Changes, _ root: View) -> [DesiredRow] {
    var rows: [DesiredRow] = []
    if changes.rootSize { rows += rootSizeRows(root) }
    for case let view? in changes.masks.items.map({ $0.object }) { rows += maskRows(view) }
    for case let view? in changes.contents.items.map({ $0.object }) {
      rows += contentRows(view)
      for constraint in baselineConstraints(of: view) { rows.append(row(constraint)) }
    }
    for constraint in changes.constraints.items { rows.append(row(constraint)) }
    return rows
  }

  /// Looks where all items are: values so large that frames, which are sums and differences of them,
  /// could overflow are refused like those that did.
  private func look() throws(LayoutError) {
    for index in seen.indices {
      let rect = rect(seen[index].variables)
      for part in [rect.minX, rect.minY, rect.width, rect.height] {
        guard abs(part) < Self.largestValue else { throw .tooExtreme }
        if abs(part) > Self.largestPreciseValue { isRoundingLarge = true }
      }
      if seen[index].rect == rect { continue }
      seen[index].rect = rect
      moved.append(seen[index].item)
    }
  }

  /// The items that have moved since the last call.
  func takeMoved() -> [LayoutItem] {
    defer { moved = [] }
    return moved.compactMap { $0.object }
  }

  /// In points. Beyond it, rounding could reach what a pixel grid notices (2e-4 pixels).
  static let largestPreciseValue = 1e9

  /// In points; a tree of 10^200 views would still add up to a finite number.
  private static let largestValue = 1e100
}

extension LayoutEngine {
  /// Where an item lies in its containing view, in points, before rounding.
  func rect(of item: LayoutItem) -> Rect {
    variables[ObjectIdentifier(item)].map { rect($0) } ?? .zero
  }

  private func rect(_ item: ItemVariables) -> Rect {
    Rect(
      x: value(item.minX), y: value(item.minY), width: value(item.width),
      height: value(item.height))
  }

  /// An item's size, in points, before rounding.
  func size(of item: LayoutItem) -> Size { rect(of: item).size }

  fileprivate func value(_ variable: Variable) -> Double {
    (try? solver.value(of: variable)) ?? 0
  }
}
