// The platform's standard distance between neighbours.

/// Points between neighbours.
let systemSpacing = 8.0

extension LayoutAnchor where Kind == LayoutAnchorKind.DirectionalX {
  /// A constraint that this edge comes the standard distance, 8 points times `multiplier`, after
  /// `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      equalTo: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// A constraint that this edge comes at least the standard distance, 8 points times `multiplier`,
  /// after `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// A constraint that this edge comes at most the standard distance, 8 points times `multiplier`,
  /// after `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKind.Y {
  /// A constraint that this edge comes the standard distance, 8 points times `multiplier`, below
  /// `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      equalTo: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// A constraint that this edge comes at least the standard distance, 8 points times `multiplier`,
  /// below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }

  /// A constraint that this edge comes at most the standard distance, 8 points times `multiplier`,
  /// below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier, file: file, line: line)
  }
}
