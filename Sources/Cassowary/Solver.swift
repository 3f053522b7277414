/// An incremental solver for linear constraints with lexicographic strengths.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable()
/// try solver.add(left == 10)
/// try solver.add(left + width <= 320)
/// try solver.add((width == 400).with(strength: .weak))
/// try solver.value(of: width)  // 310.0
/// ```
///
/// **Promises.** A call that throws changes nothing: values, constraints and handles are what they
/// were. Values depend on the constraints and variables there are, never on the order of calls:
/// where constraints leave a choice, the point is taken that minimises Σ wⱼ·|xⱼ|, with weights
/// that fall from older variables to younger. The same calls give the same bits. Every call ends.
///
/// **Value type.** Copies are independent and cheap until changed: to try something, change a
/// copy; to undo, keep one.
///
/// **Cost.** With n variables and m constraints of a few terms each, a changed constant costs what
/// it moves; a pivot, or a change that may be refused, at most O(n + m) where the rows are nearly
/// triangular, as those of layouts are.
///
/// Handles are not checked for coming from another, unrelated solver.
public struct Solver: Sendable {
  var simplex = Simplex()
  var columns: [ColumnSlot] = []
  var freeColumns: [ColumnIndex] = []
  var slots: [ConstraintSlot] = []
  var freeSlots: [Int] = []
  /// Whose row each row of the kernel is.
  var owners: [RowOwner] = []
  /// How many variables were ever made.
  var variablesMade = 0
  /// How deep in nested batches the solver is.
  var batchDepth = 0

  /// What the solver remembers for a variable's handle.
  struct ColumnSlot: Sendable {
    var generation = 0
    var isLive = true
    /// Counts up with every variable ever made.
    var serial: Int
    /// The row of the edit constraint, while the variable is an edit variable.
    var edit: RowIndex?
  }

  /// What the solver remembers for a constraint's handle.
  struct ConstraintSlot: Sendable {
    var generation = 0
    /// The constraint and its row, while it is in the solver.
    var content: (constraint: Constraint, row: RowIndex)?
  }

  /// What a row of the kernel is there for.
  enum RowOwner: Sendable {
    /// A variable's preference, or nothing.
    case kernel
    /// The constraint with this slot.
    case constraint(Int)
    /// The value of an edit variable.
    case edit(Variable)
  }

  /// A solver without variables.
  public init() {}

  /// What the solver has done so far.
  public var statistics: SolverStatistics { simplex.statistics }

  /// The value of a variable, as of the last change that did not throw. Inside a batch, the value
  /// from before the batch (zero for a variable made in it). O(1)
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    simplex.values[try column(of: variable)]
  }

  /// Makes several changes as one: the system is solved once, at the end of `body`.
  ///
  /// ```swift
  /// let (first, second) = try solver.batch { solver throws(SolverError) in
  ///   let first = try solver.add(left >= 0)
  ///   let second = try solver.add(left <= 100)
  ///   return (first, second)
  /// }
  /// ```
  ///
  /// All or nothing: when `body` throws, or the changes together cannot hold, the solver is what
  /// it was before the batch. Batches nest; the outermost solves.
  ///
  /// - Throws: What `body` throws, ``SolverError/unsatisfiable(_:)``, ``SolverError/overflow`` or
  ///   ``SolverError/stalled(steps:)``.
  public mutating func batch<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    var scratch = Scratch()
    simplex.exchangeScratch(with: &scratch)
    let before = self
    simplex.exchangeScratch(with: &scratch)
    batchDepth += 1
    do {
      let result = try body(&self)
      batchDepth -= 1
      if batchDepth == 0 { try settle() }
      return result
    } catch {
      self = before
      simplex.growScratch()
      throw error
    }
  }

  /// Makes one change, and solves unless a batch is under way. `body` must throw before it changes
  /// anything: inside a batch nothing else undoes it.
  mutating func change<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    batchDepth == 0 ? try batch(body) : try body(&self)
  }

  private mutating func settle() throws(SolverError) {
    do {
      try simplex.settle()
    } catch {
      switch error {
      case .unsatisfiable(let rows): throw .unsatisfiable(conflict(of: rows))
      case .overflow: throw .overflow
      case .stalled(let steps): throw .stalled(steps: steps)
      }
    }
  }

  private func conflict(of rows: [RowIndex]) -> Conflict {
    let ordered = rows.sorted { simplex.rows[$0].serial < simplex.rows[$1].serial }
    return Conflict(
      members: ordered.compactMap { row in
        switch owners[row] {
        case .kernel: nil
        case .constraint(let slot): .constraint(id(ofSlot: slot))
        case .edit(let variable): .edit(variable)
        }
      })
  }

  func id(ofSlot slot: Int) -> ConstraintID {
    ConstraintID(slot: slot, generation: slots[slot].generation)
  }

  /// A variable is determined when its range is shorter than this, relative to its bounds and 1.
  private static let determined = 1e-7

  /// The variables that the constraints do not determine, oldest first, each with the values it
  /// takes over all points that are optimal at every level 1…1000.
  ///
  /// O(n) solves of the system.
  ///
  /// - Throws: ``SolverError/stalled(steps:)`` or ``SolverError/overflow``, where the numbers are
  ///   too extreme to tell.
  public func ambiguities() throws(SolverError) -> [Ambiguity] {
    let face = OptimalFace(of: simplex)
    var found: [(serial: Int, Ambiguity)] = []
    for index in columns.indices where columns[index].isLive {
      let column = ColumnIndex(index: index)
      let range: ClosedRange<Double>
      do {
        range = try face.range(of: column)
      } catch {
        switch error {
        case .overflow: throw .overflow
        case .stalled(let steps): throw .stalled(steps: steps)
        case .unsatisfiable: throw .stalled(steps: statistics.pivots)
        }
      }
      let length = range.upperBound - range.lowerBound
      let size = max(abs(range.lowerBound), abs(range.upperBound), 1)
      guard length == .infinity || length > Self.determined * size else { continue }
      let variable = Variable(slot: index, generation: columns[index].generation)
      found.append((columns[index].serial, Ambiguity(variable: variable, range: range)))
    }
    return found.sorted { $0.serial < $1.serial }.map { $0.1 }
  }
}
