package import Cassowary

extension Constraint {
  /// The constraint with one term for each variable, in the order of their first mention; without
  /// terms that are zero, or only what rounding left over.
  package var addedUp: Constraint {
    var sums: [(variable: Variable, sum: Double, size: Double)] = []
    for term in expression.terms where term.coefficient != 0 {
      let index = sums.firstIndex { $0.variable == term.variable } ?? sums.count
      if index == sums.count { sums.append((term.variable, 0, 0)) }
      sums[index].sum += term.coefficient
      sums[index].size += abs(term.coefficient)
    }
    var whole = self
    whole.expression.terms = sums.filter { abs($0.sum) > 1e-14 * $0.size }.map {
      LinearExpression.Term($0.variable, coefficient: $0.sum)
    }
    return whole
  }
}
