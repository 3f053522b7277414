import InterfaceBuilder
import LayoutGeometry

/// Which stored frames a layout has to reproduce, decided from the file alone.
///
/// A file stores for every view the frame that it had on the canvas. Some of these frames follow from
/// texts or images that are not at hand, some were never brought up to date. The rule:
///
/// 1. The frame of the outermost view of a tree is given, and not compared. Neither is that of a table
///    cell's content view: what accessories and separators take of it depends on the tool's age.
/// 2. Unknown are each other view's near edge and extent, on each axis. Equations between them are
///    - the required equalities of the file (not placeholders, not left out by the size classes,
///      not about baselines),
///    - the places of views with an autoresizing mask in their superviews (not of the parts that a
///      cell has by its style: it lays them out by their texts),
///    - that a content view fills its cell,
///    - what a stack requires of the views that it arranges: edges, gaps, equal sizes, and
///      alignment across,
///    - the extents of contents that are neither text nor image: of switches, steppers, spinners,
///      sliders and progress bars, and the heights of labels and buttons of one line in the system
///      font; not where another constraint is about the same extent.
/// 3. An equation that the stored frames themselves contradict by more than their rounding (one
///    point, times the multiplier) is stale and left out. What bars cover, and margins, are not in
///    the file: an equation with a safe area, a bar or a margin is stale where it wants another inset
///    than most equations with it. The margins of the outermost view and of content views depend on
///    the device and the age of the tool: layout gets those that most equations want.
/// 4. A view is *independent* if these equations leave its edges and extents one value each, and
///    neither it nor a view around it is marked misplaced or ambiguous, or left out by the size
///    classes. Its frame is the only one that the file's own required equalities allow.
/// 5. A view is *placed* if the same holds once the stored extents of views with text, images or
///    contents of the platform's making (fields, pickers, bars) are known. For these the layout gets
///    the stored extents in the place of the contents' own, at the same hugging and compression
///    resistance; so it is their places, and all that depends on them, that it has to reproduce.
struct ComparableViews {
  /// The axis of a pass: coordinates and lengths along it.
  enum Axis { case x, y }

  /// What an equation says, with what it says it about.
  struct Equation {
    var terms: [(unknown: Int, coefficient: Double)]
    /// How far the stored frames are off, in points.
    var residual = 0.0
    /// How large a multiplier makes roundings.
    var scale = 1.0
    /// What insets that are not in the file the equation uses, by name and sign.
    var inset: (name: String, sign: Double)?
  }

  let tree: StoredTree
  /// The indices of the views that depend on no contents.
  let independent: [Int]
  /// The indices of the views to compare: these, and those that contents of stored extents place.
  let placed: [Int]
  /// How many equations are stale.
  let staleCount: Int
  /// What bars and margins take of views, in points, as most equations with them want it.
  private let insets: [[String: Double]]

  init(_ tree: StoredTree) {
    self.tree = tree
    let axes = [Axis.x, .y].map { AxisEquations(tree, $0) }
    let valid = axes.map { Self.consistent($0.equations) }
    insets = axes.map { Self.insets($0.equations) }
    staleCount = zip(axes, valid).reduce(0) { $0 + $1.0.equations.count - $1.1.count }
    func determined(_ equations: [[Equation]]) -> [Int] {
      let found = equations.map { Self.determined($0, count: tree.views.count) }
      return tree.views.indices.dropFirst().filter {
        found[0].contains($0) && found[1].contains($0) && !tree.views[$0].isFlagged
          && tree.views[$0].element.name != "tableViewCellContentView"
      }
    }
    independent = determined(valid)
    placed = determined(zip(axes, valid).map { $1 + $0.contents })
  }

  private static func determined(_ all: [Equation], count: Int) -> Set<Int> {
    var equations = Equations()
    for equation in all { equations.add(equation.terms) }
    return Set(
      (0..<count).filter { equations.determines(2 * $0) && equations.determines(2 * $0 + 1) })
  }

  /// What bars cover of the outermost view, in points. Where only the safe area's centre is used, its
  /// distance from the view's says what the top bar covers.
  var bars: (top: Double, bottom: Double) {
    let bottom = insets[1]["0 safe far", default: 0]
    let top = insets[1]["0 safe near"] ?? insets[1]["0 safe center"].map { 2 * $0 + bottom }
    return (top ?? 0, bottom)
  }

  /// What the margins of a view are, in points, as far as equations say it; else as they were.
  func margins(of view: Int, otherwise margins: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: insets[1]["\(view) margin near"] ?? margins.top,
      left: insets[0]["\(view) margin near"] ?? margins.left,
      bottom: insets[1]["\(view) margin far"] ?? margins.bottom,
      right: insets[0]["\(view) margin far"] ?? margins.right)
  }

  /// The insets that most equations with them want, in points.
  private static func insets(_ equations: [Equation]) -> [String: Double] {
    var votes: [String: [Double: Int]] = [:]
    for equation in equations {
      guard let inset = equation.inset, !equation.residual.isNaN else { continue }
      votes[inset.name, default: [:]][(equation.residual * inset.sign).rounded(), default: 0] += 1
    }
    return votes.compactMapValues { votes in
      votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }
  }

  /// The equations that are not stale.
  private static func consistent(_ equations: [Equation]) -> [Equation] {
    let insets = insets(equations)
    return equations.filter { equation in
      let inset = equation.inset.map { insets[$0.name, default: 0] * $0.sign } ?? 0
      return !(abs(equation.residual - inset) > 1.01 * equation.scale)
    }
  }
}
