extension LayoutConstraint {
  /// Constraints from a line that shows a row or a column of views.
  ///
  /// ```swift
  /// try LayoutConstraint.activate(
  ///   LayoutConstraint.constraints(
  ///     withVisualFormat: "H:|-[icon(24)]-gap-[title(>=80)]-|", metrics: ["gap": 12],
  ///     views: ["icon": icon, "title": title]))
  /// ```
  ///
  /// A bar is the superview of the view beside it. `-` is 8 points between views and the superview's
  /// margin beside a bar; `-8-`, `-gap-` and `-(>=8@999)-` say how much, beside a bar from its edge. A
  /// view's predicates are its width, or its height after `V:`, as in `[a(==b*2+8@750,<=200)]`. In
  /// them a name is a metric, or else a view. The constraints are not active yet.
  ///
  /// - Throws: ``VisualFormatError``: its description shows the place.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: View],
    file: String = #fileID, line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format)
    let parsed = try parser.parse()
    let builder = VisualFormatBuilder(
      text: format, format: parsed, options: options, metrics: metrics, views: views)
    let constraints = try builder.constraints()
    for constraint in constraints { constraint.source = SourceLocation(file: file, line: line) }
    return constraints
  }
}
