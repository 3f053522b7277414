/// A colour in sRGB; components and alpha from 0 to 1.
public struct Color: Sendable, Hashable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity: 0 is clear.
  public var alpha: Double

  /// A colour by components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// Nothing.
  public static let clear = Color(white: 0, alpha: 0)
  /// The middle grey.
  public static let gray = Color(white: 0.5)
  /// A grey of a third.
  public static let darkGray = Color(white: 1.0 / 3)
  /// A grey of two thirds.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Red alone.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green alone.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue alone.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Orange.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
}
