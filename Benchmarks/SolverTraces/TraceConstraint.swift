public import Cassowary

/// A constraint over variables that are numbered from 0, before any solver has made them.
public struct TraceConstraint: Equatable, Sendable {
  /// A coefficient times a variable.
  public struct Term: Equatable, Sendable {
    /// The variable's number.
    public var variable: Int
    /// What it is multiplied by.
    public var coefficient: Double

    /// `coefficient` times the variable number `variable`.
    public init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// What an error costs.
  public var strength: Strength
  /// How the sum relates to zero.
  public var relation: Relation
  /// What is added to the terms.
  public var constant: Double
  /// The terms, as they are written.
  public var terms: [Term]

  /// The constraint `terms + constant relation 0`.
  public init(
    _ terms: [Term], _ constant: Double, _ relation: Relation, strength: Strength = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }

  /// The constraint over a solver's variables; `nil` when it mentions one that is not there.
  public func constraint(over variables: [Variable]) -> Constraint? {
    guard terms.allSatisfy({ variables.indices.contains($0.variable) }) else { return nil }
    let terms = terms.map {
      LinearExpression.Term(variables[$0.variable], coefficient: $0.coefficient)
    }
    return Constraint(
      LinearExpression(terms: terms, constant: constant), relation, strength: strength)
  }

  /// How far `values` are from holding the constraint; 0 when they do.
  func error(at values: [Double]) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }
}

extension Fields {
  /// The fields `s w op k n (v c)*n`.
  mutating func constraint() throws(TraceError) -> TraceConstraint {
    let strength = try strength()
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[try integer("relation", in: 0...2)]
    let constant = try number("constant")
    let terms = try items("terms", width: 2) { fields throws(TraceError) in
      TraceConstraint.Term(
        try fields.integer("variable"), try fields.number("coefficient"))
    }
    return TraceConstraint(terms, constant, relation, strength: strength)
  }
}
