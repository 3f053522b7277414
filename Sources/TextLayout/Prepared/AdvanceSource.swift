/// The advances and line metrics of one font at one size.
package protocol AdvanceSource {
  /// What the font says about every line.
  var metrics: LineMetrics { get }
  /// The advance of a character, in points; all wide characters of one category have the same.
  func advance(of cluster: GraphemeCluster) -> Double
  /// The advances of the ASCII characters by their values: the same as those of the clusters, if
  /// multiplied by `asciiScale`, and none is negative.
  var asciiAdvances: [Double] { get }
  /// Points per unit of `asciiAdvances`.
  var asciiScale: Double { get }
}

extension AdvanceSource {
  package var asciiScale: Double { 1 }
}
