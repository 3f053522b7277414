import InterfaceBuilder
import LayoutGeometry

/// Which stored frames a layout has to reproduce, decided from the file alone.
///
/// A file stores for every view the frame that it had on the canvas. Some of these frames follow from
/// texts or images that are not at hand, some were never brought up to date. The rule:
///
/// 1. *Given* are the frames of the outermost view of a tree and of a table cell's content view:
///    they follow from the device, the file, accessories and separators, from no text and no image.
/// 2. Each other view has two unknowns on each axis, its near edge and its extent. What the file says
///    about them are equations: its constraints, the places of views with an autoresizing mask, what
///    stacks require of the views that they arrange, that a content view fills its cell, and the
///    extents of contents that are neither text nor image (of lines in the system font, too).
/// 3. A constraint is an equation where the stored frames fulfil it to their rounding (one point,
///    times the multiplier): an equality of any priority, an inequality that is tight. Placeholders,
///    constraints that the size classes leave out, and those about baselines are none.
/// 4. A view that a required equality is about, and whose frame does not fulfil it, is *stale*; a
///    view that contains the other one is not. A view marked misplaced or ambiguous, left out by the
///    size classes, or hidden in a stack is *flagged*, with all inside. What is said about stale or
///    flagged views is no equation.
/// 5. A view is *independent* if the equations leave its edges and extents one value each, and it is
///    neither flagged nor stale.
/// 6. A view is *placed* if the same holds once the stored extents of all contents are known, those of
///    texts and images too.
///
/// What bars cover, and margins, are not in the file: the layout gets those that most required
/// equations want. It also gets the stored extents of contents, at the contents' own hugging and
/// compression resistance: those of controls depend on the age of the tool. So of views with contents
/// it has to reproduce the places, and of all others the sizes, too.
struct ComparableViews {
  /// The axis of a pass: coordinates and lengths along it.
  enum Axis { case x, y }

  /// How binding an equation is.
  enum Rank {
    /// It holds by how the views are made.
    case structure
    /// It is a required equality of the file.
    case required
    /// It may be broken by others, or is an inequality.
    case weaker
  }

  /// What an equation says, with what it says it about.
  struct Equation {
    var terms: [(unknown: Int, coefficient: Double)]
    /// How far the stored frames are off, in points.
    var residual = 0.0
    /// How large a multiplier makes roundings.
    var scale = 1.0
    /// What insets that are not in the file the equation uses, by name and sign.
    var inset: (name: String, sign: Double)?
    var rank = Rank.structure
    /// The views that are stale where the stored frames do not fulfil the equation.
    var views: [Int] = []
  }

  let tree: StoredTree
  /// The indices of the views to compare: they depend on no text, no image, nothing flagged or stale.
  let independent: [Int]
  /// The indices of these, and of those that depend on texts and images of stored extents.
  let placed: [Int]
  /// The indices of the stale views.
  let stale: Set<Int>
  /// What bars and margins take of views, in points, as most equations with them want it.
  private let insets: [[String: Double]]

  init(_ tree: StoredTree) {
    self.tree = tree
    let axes = [Axis.x, .y].map { AxisEquations(tree, $0) }
    let insets = axes.map { Self.insets($0.equations) }
    let stale = zip(axes, insets).map { Self.stale($0.equations, $1) }
    let valid = axes.indices.map { axis in
      axes[axis].equations.filter { equation in
        equation.isFulfilled(insets[axis])
          && !equation.views.contains { tree.views[$0].isFlagged || stale[axis].contains($0) }
      }
    }
    func determined(_ equations: [[Equation]]) -> [Int] {
      let found = equations.map { Self.determined($0, count: tree.views.count) }
      return tree.views.indices.filter {
        found[0].contains($0) && found[1].contains($0) && !tree.views[$0].isFlagged
          && !tree.views[$0].isGiven && !stale[0].contains($0) && !stale[1].contains($0)
      }
    }
    independent = determined(valid)
    placed = determined(zip(axes, valid).map { $1 + $0.contents })
    self.stale = stale[0].union(stale[1])
    self.insets = insets
  }

  /// The views that required equalities are about which the stored frames do not fulfil.
  private static func stale(_ equations: [Equation], _ insets: [String: Double]) -> Set<Int> {
    Set(
      equations.filter { $0.rank == .required && !$0.isFulfilled(insets) }.flatMap(\.views))
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
      guard let inset = equation.inset, !equation.residual.isNaN, equation.rank == .required
      else { continue }
      votes[inset.name, default: [:]][(equation.residual * inset.sign).rounded(), default: 0] += 1
    }
    return votes.compactMapValues { votes in
      votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }
  }
}

extension ComparableViews.Equation {
  /// Whether the stored frames fulfil the equation, with these insets, to their rounding.
  fileprivate func isFulfilled(_ insets: [String: Double]) -> Bool {
    let inset = inset.map { insets[$0.name, default: 0] * $0.sign } ?? 0
    return !(abs(residual - inset) > 1.01 * scale)
  }
}

extension StoredView {
  /// Whether no layout of the tree decides the frame.
  var isGiven: Bool { parent == nil || element.name == "tableViewCellContentView" }
}
