/// A number that a ``Solver`` finds: a handle, issued by ``Solver/makeVariable()``.
///
/// The handle is valid in the solver that issued it and in every copy made of that solver
/// afterwards. Once the variable is removed the handle is stale, and using it is
/// ``SolverError/unknownVariable(_:)``, also when its slot serves another variable by then.
public struct Variable: Sendable, Hashable {
  /// The slot in the lower half, its generation in the upper one: compared at once.
  let bits: UInt64

  init(slot: Int32, generation: UInt32) {
    bits = UInt64(UInt32(bitPattern: slot)) | UInt64(generation) << 32
  }

  var slot: Int32 { Int32(truncatingIfNeeded: bits) }
  var generation: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
}

/// A constraint inside a ``Solver``: a handle, issued by ``Solver/add(_:)``.
///
/// A ``Constraint`` is a plain value without an identity; adding it twice gives two handles. Like
/// a ``Variable``, a handle is valid in copies made after it was issued.
public struct ConstraintID: Sendable, Hashable {
  let slot: Int32
  let generation: UInt32
}
