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
/// were. Values depend on the constraints and variables there are, not on the order of calls, but
/// for rounding: where constraints leave a choice, the point is taken that minimises Σ wⱼ·|xⱼ|,
/// with weights that fall from older variables to younger. The same calls give the same bits. Every
/// call ends.
///
/// **Value type.** Copies are independent. Making one is O(1); the first change of one of the two
/// then copies what the solver knows, O(n + m) in one allocation. To try something, change a copy;
/// to undo, keep one.
///
/// **Cost.** With n variables and m constraints of a few terms each, a changed constant costs what
/// it moves, as long as no constraint changes sides. Any other change is *settled*: a pivot at most
/// O(n + m) where the rows are nearly triangular, as those of layouts are, and how many pivots
/// there are depends on what the change moves. Where the system is ambiguous, settling costs O(n +
/// m) more, and a few solves.
///
/// **Units.** Variables, constants and suggested values are in one unit, whichever it is; errors
/// are in that of the constraint's expression as written.
///
/// Handles are not checked for coming from another, unrelated solver.
public struct Solver: Sendable {
  var arena = Arena()
  /// What takes back the changes of the batch that is under way.
  var journal = Journal()
  /// How deep in nested batches the solver is.
  var batchDepth = 0

  /// A solver without variables. O(1)
  public init() {}

  /// Makes room for this many variables in all, this many constraints, edit variables among them,
  /// and this many terms in these, so that adding them does not have to, and takes no more memory
  /// than they need. Less than there is room for already changes nothing.
  ///
  /// ```swift
  /// var solver = Solver()
  /// solver.reserveCapacity(variables: 200, constraints: 300, terms: 700)
  /// ```
  ///
  /// A constraint with more than eight terms takes room for the next power of two. O(n + m), in one
  /// allocation.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    arena.makeRoom { $0.raise(variables: variables, constraints: constraints, terms: terms) }
  }

  /// What the solver has done so far. O(1)
  public var statistics: SolverStatistics { arena.read { $0.progress.statistics } }

  /// The value of a variable, as of the last change that did not throw. Inside a batch, the value
  /// from before the batch (zero for a variable made in it). O(1)
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  public func value(of variable: Variable) throws(SolverError) -> Double {
    try arena.read { kernel throws(SolverError) in try kernel.value(of: variable) }
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
  /// it was before the batch. Batches nest; the outermost solves. `body` changes the solver that it
  /// is given, and does not put another in its place; a copy that it makes is inside the batch, and
  /// of no use outside.
  ///
  /// Costs the changes, and settling once: one solve moves to all new constants together. If the
  /// batch only changes constants, and no constraint changes sides, it costs what moves. When it
  /// throws, as much as it had done, and factoring the system, O(n + m), if anything had pivoted.
  ///
  /// - Throws: What `body` throws, ``SolverError/unsatisfiable(_:)``, ``SolverError/overflow`` or
  ///   ``SolverError/stalled(steps:)``.
  public mutating func batch<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    if batchDepth > 0 { openNested() }
    return try change(body)
  }

  /// What changes inside a nested batch is noted again, so that it can be taken back alone.
  private mutating func openNested() {
    mutate { $0.forgetNotes(from: 0) }
  }

  /// Makes a change, and solves unless a batch is under way. Whatever `body` changes, it notes.
  @inline(__always)
  mutating func change<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    let (mark, depth) = (journal.count, batchDepth)
    batchDepth = depth + 1
    do {
      let result = try body(&self)
      batchDepth = depth
      if depth == 0 { try settle() }
      return result
    } catch {
      batchDepth = depth
      if journal.count > mark { rollBack(to: mark) }
      throw error
    }
  }

  /// Opens the arena and lends it the journal.
  @inline(__always)
  mutating func mutate<Result, Failure: Error>(
    _ body: (inout Kernel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try arena.open(lending: &journal, body)
  }

  /// Opens the arena, again and again with more room where there was too little: `body` goes on
  /// where it threw.
  mutating func mutateMakingRoom<Result>(
    _ body: (inout Kernel) throws(KernelFailure) -> Result
  ) throws(KernelFailure) -> Result {
    while true {
      do throws(KernelFailure) {
        return try mutate(body)
      } catch {
        switch error {
        case .noRoom(let torn): arena.makeRoom { $0.torn = torn }
        case .noRoomForMoves: arena.makeRoomForMoves()
        case .unsatisfiable, .overflow, .stalled: throw error
        }
      }
    }
  }

  private mutating func settle() throws(SolverError) {
    do throws(KernelFailure) {
      try mutateMakingRoom { kernel throws(KernelFailure) in
        if try kernel.settle() { kernel.commit() } else { kernel.forgetConstants() }
      }
    } catch {
      throw solverError(error)
    }
  }

  /// What a caller is told when the kernel gives up.
  private func solverError(_ failure: KernelFailure) -> SolverError {
    switch failure {
    case .unsatisfiable(let rows): .unsatisfiable(conflict(of: rows))
    case .overflow: .overflow
    case .stalled(let steps): .stalled(steps: steps)
    case .noRoom, .noRoomForMoves: .stalled(steps: statistics.pivots)
    }
  }

  private mutating func rollBack(to mark: Int) {
    mutate { $0.rollBack(to: mark) }
    do throws(KernelFailure) {
      try mutateMakingRoom { kernel throws(KernelFailure) in try kernel.rebuild() }
    } catch {
      solveAround()
    }
  }

  /// The rows that are active again could be solved with before; when rounding is in the way now,
  /// others may do for the same values.
  private mutating func solveAround() {
    let values = arena.read { $0.allValues }
    try? solveAnew()
    mutate { $0.setValues(values) }
  }

  /// Solves the whole system from nothing, as if all of it had just been added.
  package mutating func solveAnew() throws(SolverError) {
    mutate { $0.startAgain() }
    try settle()
  }

  private func conflict(of rows: [RowIndex]) -> Conflict {
    arena.read { kernel in
      let ordered = rows.sorted { kernel.rows[$0].serial < kernel.rows[$1].serial }
      return Conflict(members: ordered.compactMap { kernel.member(of: $0) })
    }
  }

  /// A variable is determined when its range is shorter than this, relative to its bounds and 1.
  private static let determined = 1e-7

  /// The variables that the constraints do not determine, oldest first, each with the values it
  /// takes over all points that are optimal at every level 1…1000. Inside a batch, those from
  /// before its changes may be mixed with them: ask outside.
  ///
  /// A range that is shorter than 10⁻⁷, relative to its bounds and 1, counts as one value.
  ///
  /// For each variable the system is solved at least four times, from the beginning, on a copy of
  /// O(n + m): for tests and diagnosis, not for each frame.
  ///
  /// - Throws: ``SolverError/stalled(steps:)`` or ``SolverError/overflow``, where the numbers are
  ///   too extreme to tell.
  public func ambiguities() throws(SolverError) -> [Ambiguity] {
    let face = OptimalFace(of: arena)
    var found: [(serial: Int, Ambiguity)] = []
    for (variable, column, serial) in arena.read({ $0.liveVariables }) {
      let range: ClosedRange<Double>
      do throws(KernelFailure) {
        range = try face.range(of: column)
      } catch {
        // The face holds together; if it seems not to, the numbers are too extreme to tell.
        if case .unsatisfiable = error { throw .stalled(steps: statistics.pivots) }
        throw solverError(error)
      }
      let length = range.upperBound - range.lowerBound
      let size = max(abs(range.lowerBound), abs(range.upperBound), 1)
      guard length == .infinity || length > Self.determined * size else { continue }
      found.append((serial, Ambiguity(variable: variable, range: range)))
    }
    return found.sorted { $0.serial < $1.serial }.map { $0.1 }
  }
}
