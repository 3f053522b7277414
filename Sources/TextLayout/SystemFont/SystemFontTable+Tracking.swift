extension SystemFontTable {
  /// The tracking at `size` points: linear between the measured sizes, constant beyond them.
  ///
  /// - Complexity: O(1).
  static func tracking(size: Double) -> Double {
    var (lowerSize, lowerTracking) = measuredTracking[0]
    for (upperSize, upperTracking) in measuredTracking {
      if size <= upperSize {
        guard upperSize > lowerSize else { return upperTracking }
        let fraction = (size - lowerSize) / (upperSize - lowerSize)
        return lowerTracking + fraction * (upperTracking - lowerTracking)
      }
      (lowerSize, lowerTracking) = (upperSize, upperTracking)
    }
    return lowerTracking
  }

  /// Sizes and their tracking, both in points, by rising size.
  private static let measuredTracking: [(Double, Double)] = [
    (12, 0.415), (13, 0.379), (14, 0.322), (15, 0.293), (16, 0.236), (17, 0.171),
    (18, 0.129), (20, -0.004), (21, -0.192), (22, -0.213), (23, -0.204), (24, -0.258),
    (25, -0.167), (26, -0.182), (28, -0.251), (30, -0.239), (34, -0.239), (36, -0.247),
  ]
}
