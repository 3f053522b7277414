/// A linear expression: a sum of terms (a coefficient times a variable) and a constant.
///
/// ```swift
/// let area = 2 * width + height - 10
/// ```
///
/// Operators copy the terms: O(terms) each. A sum of very many is made quicker by appending to
/// ``terms``.
public struct LinearExpression: Sendable, Equatable {
  /// A coefficient times a variable.
  public struct Term: Sendable, Equatable {
    /// The variable.
    public var variable: Variable
    /// What the variable is multiplied by.
    public var coefficient: Double

    /// `coefficient` times `variable`.
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in the order they were written; a variable may appear more than once.
  public var terms: [Term]
  /// What is added to the terms, in their unit.
  public var constant: Double

  /// The sum of `terms` and `constant`.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What can stand in a linear expression: a ``Variable`` or a ``LinearExpression``.
public protocol LinearOperand {
  /// The value as an expression.
  var expression: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// One times the variable.
  public var expression: LinearExpression { LinearExpression(terms: [.init(self)]) }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var expression: LinearExpression { self }
}
