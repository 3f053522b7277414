/// What a caller of a ``Solver`` can do wrong. After any of these the solver is as it was before.
public enum SolverError: Error, Equatable, Sendable {
  /// The required constraints cannot hold together; the conflict is irreducible.
  case unsatisfiable(Conflict)
  /// The constraint is in the solver already.
  case duplicateConstraint(ConstraintID)
  /// The variable is an edit variable already, or still, when it is to be removed.
  case duplicateEditVariable(Variable)
  /// No such constraint: it was removed, or never added.
  case unknownConstraint(ConstraintID)
  /// No such variable: it was removed, or never made here.
  case unknownVariable(Variable)
  /// The variable is not an edit variable.
  case unknownEditVariable(Variable)
  /// The variable cannot be removed while these constraints mention it.
  case variableInUse(Variable, by: [ConstraintID])
  /// A coefficient, constant or suggested value is infinite or not a number.
  case nonFinite(Double)
  /// A level outside 1…1000, or a weight that is not above 0 and finite.
  case invalidStrength(level: Int, weight: Double)
  /// A value of the solution is too large for a `Double`.
  case overflow
  /// The numbers are too extreme to solve in double precision: no end after this many steps.
  case stalled(steps: Int)
}

/// Required constraints that cannot hold together. Without any one of them, the others can.
public struct Conflict: Equatable, Sendable {
  /// One part of a conflict.
  public enum Member: Equatable, Hashable, Sendable {
    /// A constraint: one in the solver, or one that the refused call or batch was adding (a batch
    /// has issued its handle; for a single ``Solver/add(_:)`` it is the one handle not known).
    case constraint(ConstraintID)
    /// The required value of an edit variable.
    case edit(Variable)
  }

  /// The members, oldest first.
  public let members: [Member]
}
