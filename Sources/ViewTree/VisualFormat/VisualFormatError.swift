/// What is wrong with a visual format, and where.
///
/// ```
/// H:|-[title(>80)]-|
///            ^ expected ==, <=, >=, a number or a name
/// ```
public struct VisualFormatError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// Something else has to stand here.
    case expected([String])
    /// No view is called so.
    case unknownView(String)
    /// No metric is called so.
    case unknownMetric(String)
    /// Neither a metric nor a view is called so.
    case unknownName(String)
    /// The priority is not a whole number in 1…1000.
    case invalidPriority(Double)
    /// The view has no superview, which a bar stands for.
    case noSuperview(String)
    /// The options align along the axis of the format itself.
    case misalignedOptions
    /// A constraint cannot be made: the metric is not finite, for instance.
    case invalid(LayoutError)
  }

  /// The format as it was written.
  public let format: String
  /// The place in the format, in characters from 0.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason
}

extension VisualFormatError: CustomStringConvertible {
  /// The format, with a caret below the place and what is wrong there.
  public var description: String {
    format + "\n" + String(repeating: " ", count: offset) + "^ " + reason.words
  }
}

extension VisualFormatError.Reason {
  fileprivate var words: String {
    switch self {
    case .expected(let choices):
      "expected "
        + (choices.count < 2
          ? choices.joined()
          : choices.dropLast().joined(separator: ", ") + " or " + choices[choices.count - 1])
    case .unknownView(let name): "no view is called \(name)"
    case .unknownMetric(let name): "no metric is called \(name)"
    case .unknownName(let name): "neither a metric nor a view is called \(name)"
    case .invalidPriority(let value): "the priority \(value) is no whole number in 1…1000"
    case .noSuperview(let name): "\(name) has no superview"
    case .misalignedOptions: "the options align along the format's own axis"
    case .invalid(let error): error.description
    }
  }
}
