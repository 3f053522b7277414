import Cassowary
import ExactReference

/// What a solver did wrong.
struct Fault: Error, CustomStringConvertible {
  /// The law that is broken, always in the same words.
  let law: String
  let detail: String

  var description: String { "\(law): \(detail)" }
}

/// How much of what is hard a history held.
struct Tally {
  var steps = 0
  var rows = 0
  var refusals = 0
  var membersOfConflicts = 0
  var ambiguities = 0
  var restored = 0
  var failures = 0

  mutating func count(_ other: Tally) {
    steps += other.steps
    rows += other.rows
    refusals += other.refusals
    membersOfConflicts += other.membersOfConflicts
    ambiguities += other.ambiguities
    restored += other.restored
    failures += other.failures
  }
}

/// Plays a history on a solver, and compares it with the reference after every step.
struct HistoryRun {
  private(set) var subject: SolverUnderTest
  private(set) var model: Model
  private(set) var solution: ExactSolution?
  private(set) var tally = Tally()
  /// What was at zero where the reference found its solution.
  private var zeros: Set<Model.Quantity> = []
  /// A copy from before the first refused call, which never sees one.
  private var unrefused: SolverUnderTest?
  /// Removed constraints whose handles are certainly good for putting them back.
  private var restorable: Set<Int> = []

  init(variableCount: Int) {
    subject = SolverUnderTest(variableCount: variableCount)
    model = Model(variableCount: variableCount)
  }

  /// Plays a whole history and then compares what is asked for once.
  static func fault(in history: History) -> Fault? {
    var run = HistoryRun(variableCount: history.variableCount)
    return run.fault(in: history)
  }

  /// Plays a whole history on a new solver.
  mutating func fault(in history: History) -> Fault? {
    do throws(Fault) {
      for (number, step) in history.steps.enumerated() {
        do throws(Fault) {
          try play(step)
          if history.isAskedAlways { try checkNow(seed: UInt64(number)) }
        } catch {
          throw Fault(law: error.law, detail: "step \(number + 1), \(step): \(error.detail)")
        }
      }
      try checkNow(seed: UInt64(history.steps.count))
      return nil
    } catch {
      return error
    }
  }

  /// What is too dear to ask after every step.
  private mutating func checkNow(seed: UInt64) throws(Fault) {
    try checkAnew()
    try checkFromScratch(seed: seed)
    tally.ambiguities += try checkAmbiguities()
  }

  mutating func play(_ step: History.Step) throws(Fault) {
    switch step {
    case .trial(let steps): try playOnCopy(steps)
    case .restore(let key): try playRestore(key)
    case .failure(let steps): try playFailure(steps)
    case .batch(let steps):
      var next = model
      let sensible = next.takeBatch(steps, values: canonicalValues)
      try play(to: next, refused: nil) { subject throws(SolverError) in
        try subject.makeBatch(sensible)
      }
      sensible.forEach { note($0) }
    default:
      var next = model
      guard next.take(step, values: canonicalValues) else { return }
      var refused: Int?
      if case .add(let key, _) = step { refused = key }
      try play(to: next, refused: refused) { subject throws(SolverError) in try subject.make(step) }
      note(step)
    }
  }

  private var canonicalValues: [Int: Rational] {
    guard let solution else {
      return Dictionary(uniqueKeysWithValues: model.variables.map { ($0, 0) })
    }
    return Dictionary(uniqueKeysWithValues: zip(model.variables, solution.values))
  }

  private mutating func note(_ step: History.Step) {
    switch step {
    case .remove(let key): restorable.insert(key)
    // These may take the slot of a removed constraint.
    case .add, .edit, .makeVariable: restorable.removeAll()
    default: break
    }
  }

  private func playOnCopy(_ steps: [History.Step]) throws(Fault) {
    let before = try snapshot(subject)
    var copy = self
    for step in steps { try copy.play(step) }
    guard try snapshot(subject) == before else {
      throw Fault(law: "a copy is independent", detail: "the original moved with it")
    }
  }

  /// A batch that throws changes nothing, and what is done afterwards does not tell it either:
  /// the run goes on with the solver that threw.
  private mutating func playFailure(_ steps: [History.Step]) throws(Fault) {
    var lost = model
    let sensible = lost.takeBatch(steps, values: canonicalValues)
    let before = subject
    let calls = { (subject: inout SolverUnderTest) throws(SolverError) in
      try subject.makeFailure(sensible)
    }
    if let error = result(of: calls, on: &subject) {
      throw Fault(law: "a batch throws what its body throws", detail: "\(error)")
    }
    guard try snapshot(subject) == (try snapshot(before)) else { throw changed("a batch") }
    unrefused = unrefused ?? before
    tally.failures += 1
  }

  private mutating func playRestore(_ key: Int) throws(Fault) {
    var next = model
    guard next.take(.restore(key), values: [:]), let row = next.rows.last else { return }
    let before = try snapshot(subject)
    do {
      var copy = subject
      try copy.restore(row, key: key)
    } catch {
      if case .unknownConstraint = error, !restorable.contains(key) {
        guard try snapshot(subject) == before else { throw changed("a stale handle") }
        return
      }
    }
    try play(to: next, refused: key) { subject throws(SolverError) in
      try subject.restore(row, key: key)
    }
    note(.makeVariable)
    tally.restored += 1
  }

  /// Makes the calls that lead to `next`, or are refused where that cannot be.
  private mutating func play(
    to next: Model, refused: Int?, calls: (inout SolverUnderTest) throws(SolverError) -> Void
  ) throws(Fault) {
    let (outcome, zeros) = next.solve(startingAt: self.zeros)
    let before = subject
    let refusal = result(of: calls, on: &subject)
    switch (outcome, refusal) {
    case (.unsatisfiable, .unsatisfiable(let conflict)):
      try checkRefusal(conflict, of: next, refused: refused, before: before)
      // The handles that a refused batch issued are void.
      let solver = subject.solver
      subject = before
      subject.solver = solver
      unrefused = unrefused ?? before
      tally.refusals += 1
      tally.membersOfConflicts += conflict.members.count
    case (.unsatisfiable, nil):
      throw Fault(law: "what cannot hold is refused", detail: "accepted")
    case (_, let error?):
      throw Fault(law: "what can hold is accepted", detail: "\(error)")
    case (.solved(let solution), nil):
      self.solution = solution
      self.zeros = zeros
      model = next
      tally.steps += 1
      tally.rows += next.rows.count
      if var copy = unrefused {
        let error = result(of: calls, on: &copy)
        unrefused = copy
        try checkUnrefused(copy, error)
      }
      try checkSolution()
    }
  }

  private func result(
    of calls: (inout SolverUnderTest) throws(SolverError) -> Void, on subject: inout SolverUnderTest
  ) -> SolverError? {
    do {
      try calls(&subject)
      return nil
    } catch {
      return error
    }
  }
}
