/// Every threshold of the kernel, with what it is relative to.
enum Tolerance {
  /// A row is violated when its residual exceeds this times the sum of the magnitudes that went
  /// into it. Larger, and small errors pass as satisfied; smaller, and rounding looks like a
  /// violation, so that the dual steps do not end.
  static let residual = 1e-10
  /// A sum is zero when it is below this times the sum of its terms' magnitudes: cancellation left
  /// only rounding.
  static let cancellation = 1e-12
  /// Coefficients of one variable add up to zero when their sum is below this times the sum of
  /// their magnitudes: 2/3 + 1/3 − 1 is no constraint on anything.
  static let coefficient = 1e-14
  /// A multiplier that counts as equal to another, relative to the larger.
  static let multiplier = 1e-9
  /// A number is not divided by below this times its size (that which its rounding is in proportion
  /// to). Larger, and a multiplier of 10⁹ in a constraint looks like none; smaller, and rounding
  /// is divided by.
  static let pivot = 1e-10

  /// `sum`, or zero where it is only the rounding left over from terms of size `magnitude`.
  static func cancelled(_ sum: Double, magnitude: Double) -> Double {
    abs(sum) <= cancellation * magnitude ? 0 : sum
  }
}
