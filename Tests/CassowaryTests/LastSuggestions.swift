import Cassowary
import Testing

/// Expects the values that variables have in a solver which sees the last suggestions only: one whose
/// edit variables are new.
func expectAsAnew(
  _ variables: [Variable], in solver: Solver, after wished: [(variable: Variable, value: Double)],
  _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var anew = solver
  for (variable, _) in wished { try anew.removeEditVariable(variable) }
  for (variable, value) in wished {
    try anew.addEditVariable(variable)
    try anew.suggest(value, for: variable)
  }
  for variable in variables {
    let difference = try solver.value(of: variable) - anew.value(of: variable)
    #expect(abs(difference) < 1e-9, comment, sourceLocation: sourceLocation)
  }
}
