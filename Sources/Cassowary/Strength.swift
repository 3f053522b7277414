/// What it costs to miss a constraint: required, or a level with a weight inside the level.
///
/// Levels are lexicographic: whatever many constraints at lower levels would gain, they never move
/// one at a higher level. Within a level, the sum of weight times error is minimised. (Borning et
/// al., "Constraint hierarchies", 1992; the comparator is weighted-sum-better level by level.)
public struct Strength: Sendable, Hashable {
  /// 1, the weakest, to 1000; `nil` when required.
  public let level: Int?
  /// What an error of one, in the unit of the constraint's expression, costs inside the level:
  /// above 0 and finite. 1 when required.
  public let weight: Double

  /// A strength at `level`, counting `weight` times inside it.
  ///
  /// - Throws: ``SolverError/invalidStrength(level:weight:)`` unless the level is in 1…1000 and the
  ///   weight is above 0 and finite.
  public init(level: Int, weight: Double = 1) throws(SolverError) {
    guard (1...1000).contains(level), weight > 0, weight.isFinite else {
      throw .invalidStrength(level: level, weight: weight)
    }
    self.init(checked: level, weight: weight)
  }

  private init(checked level: Int?, weight: Double = 1) {
    self.level = level
    self.weight = weight
  }

  /// A strength that was checked before.
  init(_ level: Int, _ weight: Double) { self.init(checked: level, weight: weight) }

  /// Holds always.
  public static let required = Strength(checked: nil)
  /// Level 750.
  public static let strong = Strength(checked: 750)
  /// Level 500.
  public static let medium = Strength(checked: 500)
  /// Level 250.
  public static let weak = Strength(checked: 250)

  /// Whether the constraint must hold.
  public var isRequired: Bool { level == nil }
}
