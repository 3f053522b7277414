/// The advances and line metrics of one font at one size.
package protocol AdvanceSource {
  /// What the font says about every line.
  var metrics: LineMetrics { get }
  /// What decides on the advances of ASCII from U+0020 to U+007E, by their values.
  var ascii: ASCIIAdvances { get }
  /// The advance of a character that begins with `scalar`, in points; those of a width class other
  /// than `own` all have the same.
  func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double
}

/// The advances of ASCII from U+0020 to U+007E: `units[value] * scale + tracking` points, or none where
/// that is negative.
package struct ASCIIAdvances {
  /// By the values of the characters: 128 numbers.
  package var units: [Double]
  /// Points per unit.
  package var scale: Double
  /// Points after every character.
  package var tracking = 0.0

  /// Advances of `scale` points per unit.
  package init(units: [Double], scale: Double, tracking: Double = 0) {
    self.units = units
    self.scale = scale
    self.tracking = tracking
  }

  /// The advance of a character, in points.
  @inline(__always)
  subscript(value: Int) -> Double { advance(units[value]) }

  /// The advance of a character of so many units, in points. No text runs backwards, however small
  /// the font.
  @inline(__always)
  func advance(_ units: Double) -> Double { max(0, units * scale + tracking) }
}

/// What decides on a character's advance beside the font.
package enum WidthClass: UInt8, Sendable {
  /// A letter or sign that has its own.
  case own
  /// Controls, format characters and marks.
  case zero
  /// As wide as high: ideographs.
  case wide
  /// A picture: also flags, keycaps and joined sequences.
  case emoji
}
