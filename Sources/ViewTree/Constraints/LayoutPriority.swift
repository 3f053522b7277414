/// How much a constraint counts: 1…1000, where 1000 is required.
///
/// Any number can be written; one outside 1…1000 is refused where it is used
/// (``LayoutError/invalidPriority(_:in:)``).
///
/// ```swift
/// label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
/// (box.heightAnchor == 100).with(priority: 999)
/// ```
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable,
  ExpressibleByIntegerLiteral
{
  /// The number.
  public let rawValue: Int

  /// A priority of `rawValue`.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// A priority of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A priority written as a number.
  public init(integerLiteral value: Int) { rawValue = value }

  /// 1000: the constraint holds.
  public static let required: LayoutPriority = 1_000
  /// 750: how much contents resist being compressed.
  public static let defaultHigh: LayoutPriority = 750
  /// 250: how tightly views hug their contents.
  public static let defaultLow: LayoutPriority = 250
  /// 50: how much a target size counts when a view is fitted.
  public static let fittingSizeLevel: LayoutPriority = 50

  /// Whether the number is in 1…1000.
  public var isValid: Bool { (1...1_000).contains(rawValue) }

  /// The weaker comes first.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
