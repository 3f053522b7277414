/// A row of the system: the residual `a·x + k`, and what it costs to leave zero.
///
/// Every row is a convex function of its residual with two slopes: `below` per unit under zero,
/// `above` per unit over it, infinite where the row is required. `<=` pays only above, `>=` only
/// below, `==` on both sides.
struct Row: Sendable {
  /// Where its terms are: distinct columns in ascending order, no zeros; scaled so that the largest
  /// coefficient is between 1 and 2.
  var terms = 0..<0
  /// What the constraint was multiplied by: a power of two, so that scaling is exact.
  let scale: Double
  let relation: Relation
  /// Counts up with every row ever made: the order of creation, which breaks ties.
  let serial: Int
  /// `k`, scaled.
  var constant: Double
  /// 1…1000, `Row.preferenceLevel`, or `nil` when required.
  var level: Int?
  /// The lane of `level` in the multipliers; meaningless while the row is required.
  var lane = 0
  /// Whether the constraint is gone, and the row only still active.
  var isDead = false
  /// The cost per unit of residual under zero.
  var below: Double
  /// The cost per unit of residual over zero.
  var above: Double

  /// The level below all others, where each variable prefers to be zero.
  static let preferenceLevel = 0

  init(
    scale: Double, constant: Double, relation: Relation, serial: Int, level: Int?, weight: Double
  ) {
    self.scale = scale
    self.constant = constant * scale
    self.relation = relation
    self.serial = serial
    self.level = level
    (below, above) = (0, 0)
    setCost(level: level, weight: weight)
  }

  mutating func setCost(level: Int?, weight: Double) {
    let cost = level == nil ? Double.infinity : weight / scale
    self.level = level
    below = relation == .lessThanOrEqual ? 0 : cost
    above = relation == .greaterThanOrEqual ? 0 : cost
  }

  /// Makes the row cost nothing.
  mutating func forgetCost() { (below, above) = (0, 0) }

  /// Whether leaving zero costs nothing on either side.
  var isFree: Bool { below == 0 && above == 0 }

  /// The side whose slope is the lower bound of the multiplier.
  var lowerSide: Side { below > 0 ? .below : .level }
  /// The side whose slope is the upper bound of the multiplier.
  var upperSide: Side { above > 0 ? .above : .level }

  /// The slope on a side, which is the multiplier of the row there.
  func slope(_ side: Side) -> Double {
    switch side {
    case .below: -below
    case .level: 0
    case .above: above
    }
  }
}

/// Where an inactive row's residual is, and so its multiplier: the slope on that side.
enum Side: Sendable {
  /// Under zero: the multiplier is `-below`.
  case below
  /// The multiplier is zero.
  case level
  /// Over zero: the multiplier is `above`.
  case above
}

/// What a row does at the moment.
enum RowState: Sendable {
  /// The slot serves no row.
  case free
  /// The row takes part from the next settling on.
  case new
  /// The row serves nobody any more, but is still part of the factor.
  case zombie
  /// The residual is held at zero.
  case active(Position)
  /// The residual is what it is.
  case inactive(Side)
}
