import Cassowary
import ExactReference

/// All that can be seen of a solver.
struct Snapshot: Equatable {
  let values: [Int: UInt64]
  let constraints: [ConstraintID]
  let contents: [Constraint]
}

extension HistoryRun {
  func snapshot(_ subject: SolverUnderTest) throws(Fault) -> Snapshot {
    do {
      let solver = subject.solver
      var contents: [Constraint] = []
      for id in solver.constraints { contents.append(try solver.constraint(id)) }
      return Snapshot(
        values: try subject.values(of: model.variables).mapValues(\.bitPattern),
        constraints: solver.constraints, contents: contents)
    } catch {
      throw Fault(law: "what is live can be asked for", detail: "\(error)")
    }
  }

  func changed(_ what: String) -> Fault {
    Fault(law: "a refused call changes nothing", detail: "\(what) did")
  }

  /// Nothing is changed, and the conflict is one from which no member can be spared.
  func checkRefusal(
    _ conflict: Conflict, of next: Model, refused: Int?, before: SolverUnderTest
  ) throws(Fault) {
    guard try snapshot(subject) == (try snapshot(before)) else { throw changed("a conflict") }
    let names = conflict.members.map { subject.name(of: $0, refused: refused) }
    let rows = names.compactMap { name in name.flatMap { next.index(of: $0) } }
    let law = "a conflict is irreducible"
    guard rows.count == conflict.members.count, Set(rows).count == rows.count else {
      throw Fault(law: law, detail: "members unknown or twice: \(names)")
    }
    guard rows.allSatisfy({ next.rows[$0].strength.level == nil }) else {
      throw Fault(law: law, detail: "optional members: \(names)")
    }
    let problem = next.problem
    guard !problem.isSatisfiable(rowsAt: rows) else {
      throw Fault(law: law, detail: "its members fit together: \(names)")
    }
    for spared in rows where !problem.isSatisfiable(rowsAt: rows.filter { $0 != spared }) {
      throw Fault(law: law, detail: "\(next.rows[spared].name) can be spared of \(names)")
    }
  }

  /// The solver is what it would be had no call been refused.
  func checkUnrefused(_ copy: SolverUnderTest, _ error: SolverError?) throws(Fault) {
    let law = "a refused call leaves no trace in later ones"
    if let error { throw Fault(law: law, detail: "without it, \(error)") }
    let (left, right) = (try snapshot(subject), try snapshot(copy))
    // The factor may be another one, so that later values may differ in their rounding.
    let apart = model.variables.compactMap { number -> String? in
      guard let a = left.values[number].map(Double.init(bitPattern:)),
        let b = right.values[number].map(Double.init(bitPattern:)),
        abs(a - b) > 1e-9 * max(1, abs(a), abs(b))
      else { return nil }
      return "x\(number) = \(a), without it \(b)"
    }
    guard apart.isEmpty else { throw Fault(law: law + " (values)", detail: "\(apart)") }
    guard left.constraints == right.constraints else {
      throw Fault(law: law + " (handles)", detail: "\(left.constraints), \(right.constraints)")
    }
  }
}
