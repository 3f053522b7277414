/// Which constraints decide a value of a layout.
public struct LayoutExplanation: Sendable, Equatable {
  /// One constraint of the chain.
  public struct Step: Sendable, Equatable {
    /// The relation in words, as `"title.width == 100"`.
    public let relation: String
    /// The constraint's identifier, if it has one.
    public let identifier: String?
    /// Where it was written; `nil` for what the engine itself requires.
    public let source: SourceLocation?
  }

  /// The name of the view or guide.
  public let item: String
  /// What is explained.
  public let attribute: LayoutAttribute
  /// Its value in points, before rounding to pixels.
  public let value: Double
  /// The values that it could take as well, in points; `nil` where it is determined. The ends may be
  /// infinite.
  public let range: ClosedRange<Double>?
  /// The constraints without any one of which the value would be another, or undetermined: from the
  /// root on, each after those that it depends on. Empty where the value is undetermined anyway, or
  /// where for each constraint there is another that says the same.
  public let steps: [Step]
}

extension LayoutExplanation: CustomStringConvertible {
  /// The value, with the range where it is undetermined, and one line a step.
  public var description: String {
    let lines = steps.map { step in
      "  ← " + (step.identifier.map { "\"\($0)\" " } ?? "") + step.relation
        + (step.source.map { " (\($0.file):\($0.line))" } ?? "")
    }
    let choice = range.map { ", undetermined: anything from \($0.lowerBound) to \($0.upperBound)" }
    return (["\(item).\(attribute.name) is \(value)" + (choice ?? "")] + lines)
      .joined(separator: "\n")
  }
}

extension View {
  /// The active constraints that decide where the view lies along an axis and how large it is: without
  /// any one of them that would be another, or undetermined. Those that a frame or contents stand for
  /// are not among them; ``explain(_:)`` has these too, and costs the same.
  ///
  /// Lays the tree out first, if something has changed. Numbers that are too extreme to tell are kept
  /// in ``issues``.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    layoutIfNeeded()
    guard let engine = layoutRoot.layoutEngine else { return [] }
    do {
      return try engine.constraints(
        deciding: axis == .horizontal ? [.left, .width] : [.top, .height], of: self)
    } catch {
      addIssue(error)
      return []
    }
  }

  /// Which constraints decide where the view lies along an axis (in its superview), and how large it
  /// is. Without any one of the constraints named, the value would be another, or undetermined.
  ///
  /// Lays the tree out first, if something has changed. For diagnosis: the system is solved up to
  /// three times for each constraint that could matter.
  ///
  /// - Throws: ``LayoutError/tooExtreme``.
  public final func explain(
    _ axis: LayoutAxis
  ) throws(LayoutError) -> (position: LayoutExplanation, extent: LayoutExplanation) {
    layoutIfNeeded()
    let engine = layoutRoot.layoutEngine ?? LayoutEngine()
    let isHorizontal = axis == .horizontal
    return (
      try engine.explanation(of: self, isHorizontal ? .left : .top),
      try engine.explanation(of: self, isHorizontal ? .width : .height)
    )
  }
}
