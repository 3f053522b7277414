extension LayoutOperand {
  /// The operand, `constant` points further right or down, or larger.
  public static func + (operand: Self, constant: Double) -> LayoutExpression<Kind> {
    var expression = operand.layoutExpression
    expression.constant += constant
    return expression
  }

  /// The operand, `constant` points further left or up, or smaller.
  public static func - (operand: Self, constant: Double) -> LayoutExpression<Kind> {
    operand + -constant
  }

  /// The operand times `multiplier`. A position counts from the origin of the nearest common
  /// ancestor.
  public static func * (operand: Self, multiplier: Double) -> LayoutExpression<Kind> {
    operand.layoutExpression.multiplied(by: multiplier)
  }

  /// The operand divided by `divisor`.
  public static func / (operand: Self, divisor: Double) -> LayoutExpression<Kind> {
    operand.layoutExpression.divided(by: divisor)
  }

  /// The operand moved or enlarged by an extent.
  public static func + <Extent: LayoutOperand>(
    operand: Self, extent: Extent
  ) -> LayoutExpression<Kind> where Extent.Kind == LayoutAnchorKind.Dimension {
    operand.layoutExpression.adding(extent.layoutExpression)
  }

  /// The operand moved back or made smaller by an extent.
  public static func - <Extent: LayoutOperand>(
    operand: Self, extent: Extent
  ) -> LayoutExpression<Kind> where Extent.Kind == LayoutAnchorKind.Dimension {
    operand.layoutExpression.adding(extent.layoutExpression.multiplied(by: -1))
  }

  /// The signed distance from `start` to the operand.
  fileprivate func distance<Start: LayoutOperand>(
    from start: Start
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> {
    layoutExpression.adding(start.layoutExpression.multiplied(by: -1))
  }
}

// Two positions of kinds that go together have a distance.

extension LayoutOperand where Kind: DirectionalXKind {
  /// The distance from `start` to `end`, towards the trailing edge.
  public static func - <Start: LayoutOperand>(
    end: Self, start: Start
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Start.Kind: DirectionalXKind {
    end.distance(from: start)
  }

  /// The distance from this position to `other`, towards the trailing edge.
  public func anchorWithOffset<Other: LayoutOperand>(
    to other: Other
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Other.Kind: DirectionalXKind {
    other.distance(from: self)
  }
}

extension LayoutOperand where Kind: AbsoluteXKind {
  /// The distance from `start` to `end`, to the right.
  public static func - <Start: LayoutOperand>(
    end: Self, start: Start
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Start.Kind: AbsoluteXKind {
    end.distance(from: start)
  }

  /// The distance from this position to `other`, to the right.
  public func anchorWithOffset<Other: LayoutOperand>(
    to other: Other
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Other.Kind: AbsoluteXKind {
    other.distance(from: self)
  }
}

extension LayoutOperand where Kind: YKind {
  /// The distance from `start` down to `end`.
  public static func - <Start: LayoutOperand>(
    end: Self, start: Start
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Start.Kind: YKind {
    end.distance(from: start)
  }

  /// The distance from this position down to `other`.
  public func anchorWithOffset<Other: LayoutOperand>(
    to other: Other
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Other.Kind: YKind {
    other.distance(from: self)
  }
}

// Two centres fit both horizontal kinds; these say that it does not matter which.

extension LayoutOperand where Kind == LayoutAnchorKind.CenterX {
  /// The distance from `start` to `end`.
  public static func - <Start: LayoutOperand>(
    end: Self, start: Start
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Start.Kind == Kind {
    end.distance(from: start)
  }

  /// The distance from this centre to `other`.
  public func anchorWithOffset<Other: LayoutOperand>(
    to other: Other
  ) -> LayoutExpression<LayoutAnchorKind.Dimension> where Other.Kind == Kind {
    other.distance(from: self)
  }
}
