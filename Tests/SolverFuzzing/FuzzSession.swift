import Cassowary

/// A solver under a program's commands, with all handles that it ever issued.
struct FuzzSession {
  var solver = Solver()
  /// By number, also stale ones and those of copies and failed batches.
  var variables: [Int: Variable] = [:]
  var constraints: [Int: ConstraintID] = [:]
  var ledger = Ledger()
  /// The first law that was broken.
  var violation: Violation?
  var refusals = 0
  /// Whether laws are checked. If not, nothing but the commands touches the solver, which then is
  /// nobody's copy.
  let isChecked: Bool
  let isOrdinary: Bool
  /// Copies that were set aside, and what they showed then.
  var copies: [(solver: Solver, snapshot: Snapshot)] = []

  /// What a solver does not tell but a caller knows; a batch that throws takes it back.
  struct Ledger {
    /// All variables that were made, the removed ones too: their order decides between solutions.
    var made: [Variable] = []
    var edits: [Variable: (value: Double, strength: Strength)] = [:]
    /// How deep in batches the solver is.
    var depth = 0
  }

  init(isOrdinary: Bool, isChecked: Bool) {
    self.isOrdinary = isOrdinary
    self.isChecked = isChecked
  }

  /// What the solver shows of all variables.
  var snapshot: Snapshot {
    Snapshot(of: solver, variables.keys.sorted().compactMap { variables[$0] })
  }

  /// Plays a command, and holds the solver to its laws.
  ///
  /// - Returns: Why the solver refused it, if it did.
  @discardableResult
  mutating func play(_ command: FuzzCommand) -> SolverError? {
    guard violation == nil else { return nil }
    let before = isChecked ? snapshot : nil
    var refusal: SolverError?
    do throws(SolverError) {
      try call(command)
    } catch {
      refusal = error
      refusals += 1
    }
    guard let before else { return refusal }
    if let refusal {
      let difference = before.difference(in: solver)
      expect(
        difference == nil, "a call that throws changes nothing",
        "\(refusal), but \(difference ?? "")")
      checkRefusal(refusal)
    } else if ledger.depth == 0 {
      checkValues()
    }
    return refusal
  }

  /// Notes a broken law.
  mutating func expect(
    _ isKept: Bool, _ law: String, _ detail: @autoclosure () -> String = ""
  ) {
    guard isChecked, !isKept, violation == nil else { return }
    violation = Violation(law: law, detail: detail())
  }
}
