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

  var solver = Solver()
  var statistics = LayoutStatistics()

  // The items.

  var seats: [Seat] = []
  /// How many seats' variables the solver has.
  var seatsWithVariables = 0
  /// The seats by the items' back references.
  var seatNumbers: [ObjectIdentifier: Int] = [:]
  var freeSeats: [Int] = []
  /// The seats whose items may be elsewhere than when they were last looked at.
  var listedSeats: [Int] = []
  /// Whether each seat's variables have the places in the solver's order that the tree says.
  var isInOrder = true
  /// The items that have been seen to move and were not placed since.
  var moved: [ItemReference] = []

  // The rows.

  /// What is in the solver.
  var installed = InstalledRows()
  var newConstants = NewConstants()
  /// What constraints depend on besides the tree.
  var dependencies = Dependencies()

  // What follows from the solution, and is in it.

  /// The seats of views whose contents or width are others, so that their height may be.
  var flowing: [Int] = []
  /// Heights that a solver made anew begins with, while its rows are made.
  var knownHeights: [ObjectIdentifier: FlowHeight] = [:]
  var followed = FollowedInsets()

  // What goes wrong.

  /// Whether the next update has to start from the tree: there were numbers so large that their
  /// rounding would show in what follows, or heights or insets that did not settle.
  var startsFromTree = false
  /// The conflicts there are, and views that do not settle.
  var issues: [LayoutError] = []
  var conflicts: [KeptConflict] = []
  /// What the rows in the conflicts are there for.
  var contested: Set<RowKey> = []

  /// The surroundings that the rows were made for.
  private var surroundings: (LayoutEnvironment, LayoutDirection)?

  var sizing = Sizing.frame {
    didSet { if sizing != oldValue { changes.rootSize = true } }
  }

  /// What has changed since the last update.
  var changes = Changes()
  /// Nothing: the memory of the changes before.
  private var spareChanges: Changes?

  /// Brings the solver up to date with the tree below `root`.
  ///
  /// - Throws: In strict mode, the first issue there is once heights are settled; always
  ///   ``LayoutError/tooExtreme``. The next update then starts from the tree.
  func update(_ root: View, isStrict: Bool) throws(LayoutError) {
    do throws(LayoutError) {
      issues = []
      noteSurroundings(root)
      noteOuterInsets(root)
      // Views that are asked for their contents may change others: that is for the next update.
      let changes = self.changes
      self.changes = spareChanges ?? .none
      spareChanges = nil
      defer {
        changes.removeAll()
        spareChanges = changes
      }
      if startsFromTree { changes.isStructural = true }
      startsFromTree = false
      if changes.isStructural || mayChooseAnew(changes) {
        followed = FollowedInsets()
        try rebuild(root, knowing: [:])
      } else {
        followed.begin()
        try apply(rows(changes, root), root)
      }
      try settle(root)
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
    guard let measurer = surroundings?.0.textMeasurer,
      let category = surroundings?.0.contentSizeCategory
    else { return true }
    return !root.isResolved(measurer, category) || surroundings?.0.scale != root.resolvedScale
      || surroundings?.1 != root.resolvedLayoutDirection
  }

  /// Solves until what follows from the solution changes nothing in it any more.
  private func settle(_ root: View) throws(LayoutError) {
    try beginInsets(root)
    repeat { try settleHeights(root) } while try settleInsets(root)
    followed.end()
  }
}

extension LayoutEngine {
  /// Looks where the items are that may have moved: values so large that frames, which are sums and
  /// differences of them, could overflow are refused like those that did.
  func look(_ root: View) throws(LayoutError) {
    try keepOrder(root)
    // Taken out, they can be changed without a check at each step whether somebody else does.
    var (seats, listed) = ([Seat](), [Int]())
    swap(&seats, &self.seats)
    swap(&listed, &listedSeats)
    defer {
      swap(&seats, &self.seats)
      listed.removeAll(keepingCapacity: true)
      swap(&listed, &listedSeats)
    }
    solver.takeChanges { variable in
      let number = variable.number / 4
      if seats[number].isListed { return }
      seats[number].isListed = true
      listed.append(number)
    }
    let (areFollowed, arePlaced) = (!followed.isEmpty, sizing == .frame)
    let solver = solver
    for number in listed {
      seats[number].isListed = false
      if seats[number].item == nil { continue }
      let rect = Rect(solver.values(ofFourFrom: ItemVariables(ofSeat: number).minX))
      try checkSize(rect)
      guard let mayFlow = seats[number].move(to: rect) else { continue }
      if mayFlow { flowing.append(number) }
      guard areFollowed || arePlaced, let item = seats[number].item else { continue }
      if arePlaced { moved.append(item) }
      if areFollowed { followed.noteMove(of: item) }
    }
  }

  @inline(__always)
  private func checkSize(_ rect: Rect) throws(LayoutError) {
    let largest = max(max(abs(rect.minX), abs(rect.minY)), max(abs(rect.width), abs(rect.height)))
    guard largest < Self.largestValue else { throw .tooExtreme }
    if largest > Self.largestPreciseValue { startsFromTree = true }
  }

  /// The items that have moved since the last call.
  func takeMoved() -> [LayoutItem] {
    defer { moved = [] }
    return moved.compactMap { $0.item }
  }

  /// In points. Beyond it, rounding could reach what a pixel grid notices (2e-4 pixels).
  static let largestPreciseValue = 1e9

  /// In points; a tree of 10^200 views would still add up to a finite number.
  static let largestValue = 1e100

  /// Where an item lies in its containing view, in points, before rounding.
  func rect(of item: LayoutItem) -> Rect {
    variables(of: item).map { Rect(solver.values(ofFourFrom: $0.minX)) } ?? .zero
  }

  /// An item's size, in points, before rounding.
  func size(of item: LayoutItem) -> Size { rect(of: item).size }
}

extension Rect {
  fileprivate init(_ values: SIMD4<Double>) {
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
