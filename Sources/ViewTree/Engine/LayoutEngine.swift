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

  var solver = Solver()
  var variables: [ObjectIdentifier: ItemVariables] = [:]
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
  var flowHeights: [ObjectIdentifier: Double] = [:]

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
  private(set) var issues: [LayoutError] = []
  var conflicts: [ConflictReport] = []

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
      if changes.isStructural { flowHeights = [:] }
      if changes.isStructural || !conflicts.isEmpty {
        try rebuild(root)
      } else {
        try apply(rows(changes, root), root)
      }
      try settleHeights(root)
      try checkMagnitudes()
      issues += conflicts.map { .unsatisfiable($0) }
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
      for constraint in contentConstraints(of: view) { rows.append(row(constraint)) }
    }
    for constraint in changes.constraints.items { rows.append(row(constraint)) }
    return rows
  }

  /// Width before height: measures each text at the width it got and solves again, until no height
  /// changes. A layout in which heights and widths push each other for ever is given up and
  /// reported.
  private func settleHeights(_ root: View) throws(LayoutError) {
    var rounds = 0
    while true {
      let changed = flowingViews.compactMap { $0.object }.filter { view in
        guard view.heightDependsOnWidth else { return false }
        let height = view.intrinsicHeight(width: size(of: view).width)
        guard height != flowHeights[ObjectIdentifier(view)] else { return false }
        flowHeights[ObjectIdentifier(view)] = height
        return true
      }
      if changed.isEmpty { return }
      guard rounds < Self.mostHeightRounds else {
        issues.append(.feedbackLoop(views: changed.map { $0.displayName }))
        return
      }
      rounds += 1
      try apply(changed.flatMap { contentRows($0) }, root)
    }
  }

  /// Frames are sums and differences of values: values so large that these could overflow are
  /// refused like those that did.
  private func checkMagnitudes() throws(LayoutError) {
    for item in variables.values {
      for part in [item.minX, item.minY, item.width, item.height] {
        let size = abs(value(part))
        guard size < Self.largestValue else { throw .tooExtreme }
        if size > Self.largestPreciseValue { isRoundingLarge = true }
      }
    }
  }

  /// In points. Beyond it, rounding could reach what a pixel grid notices (2e-4 pixels).
  static let largestPreciseValue = 1e9

  /// In points; a tree of 10^200 views would still add up to a finite number.
  private static let largestValue = 1e100

  /// So many times may heights change for one layout: each nested dependency takes one.
  private static let mostHeightRounds = 20
}

extension LayoutEngine {
  /// Where an item lies in its containing view, in points, before rounding.
  func rect(of item: LayoutItem) -> Rect {
    guard let item = variables[ObjectIdentifier(item)] else { return .zero }
    return Rect(
      x: value(item.minX), y: value(item.minY), width: value(item.width),
      height: value(item.height))
  }

  /// An item's size, in points, before rounding.
  func size(of item: LayoutItem) -> Size { rect(of: item).size }

  fileprivate func value(_ variable: Variable) -> Double {
    (try? solver.value(of: variable)) ?? 0
  }
}
