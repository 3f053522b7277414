// Swift cannot say "kinds that go together" once for all pairs, so each kind says it for itself:
// three methods with the platform's argument labels, three operators. All of them only make the
// constraint; activating it, or a `Constraints` block, installs it.

extension LayoutOperand where Kind: DirectionalXKind {
  /// A constraint that this anchor is equal to `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    equalTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: DirectionalXKind {
    layoutExpression.related(
      .equal, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at most `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    lessThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: DirectionalXKind {
    layoutExpression.related(
      .lessThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at least `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    greaterThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: DirectionalXKind {
    layoutExpression.related(
      .greaterThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }
}

extension LayoutOperand where Kind: DirectionalXKind {
  /// A constraint that the left side is equal to the right side.
  public static func == <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: DirectionalXKind {
    left.layoutExpression.related(.equal, right.layoutExpression)
  }

  /// A constraint that the left side is at most the right side.
  public static func <= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: DirectionalXKind {
    left.layoutExpression.related(.lessThanOrEqual, right.layoutExpression)
  }

  /// A constraint that the left side is at least the right side.
  public static func >= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: DirectionalXKind {
    left.layoutExpression.related(.greaterThanOrEqual, right.layoutExpression)
  }
}

extension LayoutOperand where Kind: AbsoluteXKind {
  /// A constraint that this anchor is equal to `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    equalTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: AbsoluteXKind {
    layoutExpression.related(
      .equal, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at most `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    lessThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: AbsoluteXKind {
    layoutExpression.related(
      .lessThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at least `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    greaterThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: AbsoluteXKind {
    layoutExpression.related(
      .greaterThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }
}

extension LayoutOperand where Kind: AbsoluteXKind {
  /// A constraint that the left side is equal to the right side.
  public static func == <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: AbsoluteXKind {
    left.layoutExpression.related(.equal, right.layoutExpression)
  }

  /// A constraint that the left side is at most the right side.
  public static func <= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: AbsoluteXKind {
    left.layoutExpression.related(.lessThanOrEqual, right.layoutExpression)
  }

  /// A constraint that the left side is at least the right side.
  public static func >= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: AbsoluteXKind {
    left.layoutExpression.related(.greaterThanOrEqual, right.layoutExpression)
  }
}

extension LayoutOperand where Kind: YKind {
  /// A constraint that this anchor is equal to `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    equalTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: YKind {
    layoutExpression.related(
      .equal, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at most `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    lessThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: YKind {
    layoutExpression.related(
      .lessThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at least `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    greaterThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: YKind {
    layoutExpression.related(
      .greaterThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }
}

extension LayoutOperand where Kind: YKind {
  /// A constraint that the left side is equal to the right side.
  public static func == <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: YKind {
    left.layoutExpression.related(.equal, right.layoutExpression)
  }

  /// A constraint that the left side is at most the right side.
  public static func <= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: YKind {
    left.layoutExpression.related(.lessThanOrEqual, right.layoutExpression)
  }

  /// A constraint that the left side is at least the right side.
  public static func >= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: YKind {
    left.layoutExpression.related(.greaterThanOrEqual, right.layoutExpression)
  }
}

extension LayoutOperand where Kind: DimensionKind {
  /// A constraint that this anchor is equal to `anchor * multiplier + constant`.
  public func constraint<Other: LayoutOperand>(
    equalTo anchor: Other, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: DimensionKind {
    layoutExpression.related(
      .equal, anchor * multiplier + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at most `anchor * multiplier + constant`.
  public func constraint<Other: LayoutOperand>(
    lessThanOrEqualTo anchor: Other, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: DimensionKind {
    layoutExpression.related(
      .lessThanOrEqual, anchor * multiplier + constant,
      source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at least `anchor * multiplier + constant`.
  public func constraint<Other: LayoutOperand>(
    greaterThanOrEqualTo anchor: Other, multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind: DimensionKind {
    layoutExpression.related(
      .greaterThanOrEqual, anchor * multiplier + constant,
      source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this extent is equal to `constant` points.
  public func constraint(
    equalToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    layoutExpression.related(.equal, constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this extent is at most `constant` points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    layoutExpression.related(
      .lessThanOrEqual, constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this extent is at least `constant` points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    layoutExpression.related(
      .greaterThanOrEqual, constant, source: SourceLocation(file: file, line: line))
  }
}

extension LayoutOperand where Kind: DimensionKind {
  /// A constraint that the left side is equal to the right side.
  public static func == <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: DimensionKind {
    left.layoutExpression.related(.equal, right.layoutExpression)
  }

  /// A constraint that the left side is at most the right side.
  public static func <= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: DimensionKind {
    left.layoutExpression.related(.lessThanOrEqual, right.layoutExpression)
  }

  /// A constraint that the left side is at least the right side.
  public static func >= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind: DimensionKind {
    left.layoutExpression.related(.greaterThanOrEqual, right.layoutExpression)
  }

  /// A constraint that the extent is equal to `right` points.
  public static func == (left: Self, right: Double) -> LayoutConstraint {
    left.layoutExpression.related(.equal, right)
  }

  /// A constraint that the extent is at most `right` points.
  public static func <= (left: Self, right: Double) -> LayoutConstraint {
    left.layoutExpression.related(.lessThanOrEqual, right)
  }

  /// A constraint that the extent is at least `right` points.
  public static func >= (left: Self, right: Double) -> LayoutConstraint {
    left.layoutExpression.related(.greaterThanOrEqual, right)
  }
}

// Two centres fit both horizontal kinds; these say that it does not matter which.

extension LayoutOperand where Kind == LayoutAnchorKind.CenterX {
  /// A constraint that this anchor is equal to `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    equalTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind == Kind {
    layoutExpression.related(
      .equal, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at most `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    lessThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind == Kind {
    layoutExpression.related(
      .lessThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }

  /// A constraint that this anchor is at least `anchor + constant`.
  public func constraint<Other: LayoutOperand>(
    greaterThanOrEqualTo anchor: Other, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint where Other.Kind == Kind {
    layoutExpression.related(
      .greaterThanOrEqual, anchor + constant, source: SourceLocation(file: file, line: line))
  }
}

extension LayoutOperand where Kind == LayoutAnchorKind.CenterX {
  /// A constraint that the left side is equal to the right side.
  public static func == <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind == Kind {
    left.layoutExpression.related(.equal, right.layoutExpression)
  }

  /// A constraint that the left side is at most the right side.
  public static func <= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind == Kind {
    left.layoutExpression.related(.lessThanOrEqual, right.layoutExpression)
  }

  /// A constraint that the left side is at least the right side.
  public static func >= <Right: LayoutOperand>(
    left: Self, right: Right
  ) -> LayoutConstraint where Right.Kind == Kind {
    left.layoutExpression.related(.greaterThanOrEqual, right.layoutExpression)
  }
}
