/// A group of constraints, collected from a block and switched together.
///
/// ```swift
/// let badge = Constraints {
///   icon.leadingAnchor == title.trailingAnchor + 10
///   icon.centerYAnchor == title.centerYAnchor
///   (icon.widthAnchor == 14).with(priority: 999)
/// }
/// badge.isActive = false
/// ```
///
/// The block may use `if` and `for`. Outside of it a bare `==` only makes a constraint. The first
/// item of each constraint that is a view gets `translatesAutoresizingMaskIntoConstraints` set to
/// `false`.
public struct Constraints {
  /// The constraints, in the order they were written.
  public let constraints: [LayoutConstraint]

  /// Collects the constraints of a block and activates them.
  ///
  /// When one of them cannot be activated, none is, and the error is kept in the ``View/issues``
  /// of the view it is about; ``LayoutConstraint/activate(_:)`` throws it instead.
  @discardableResult
  public init(
    isActive: Bool = true, @ConstraintsBuilder _ content: () -> [LayoutConstraint]
  ) {
    constraints = content()
    for constraint in constraints {
      constraint.ignoreMaskOfFirstItem()
    }
    if isActive { self.isActive = true }
  }

  /// Whether all constraints of the group take part in layout. Setting it switches them together.
  public var isActive: Bool {
    get { constraints.allSatisfy { $0.isActive } }
    nonmutating set {
      guard newValue else { return LayoutConstraint.deactivate(constraints) }
      LayoutConstraint.activateOrRefuse(constraints)
    }
  }
}

/// Collects the constraints of a ``Constraints`` block.
@resultBuilder
public enum ConstraintsBuilder {
  /// One constraint; it notes where it was written.
  public static func buildExpression(
    _ constraint: LayoutConstraint, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    if constraint.source == nil { constraint.source = SourceLocation(file: file, line: line) }
    return [constraint]
  }

  /// Several constraints at once.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }

  /// The statements of a block.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] {
    parts.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] {
    part ?? []
  }

  /// The first branch of an `if`.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The other branch of an `if`.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// A `for`.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] {
    parts.flatMap { $0 }
  }
}
