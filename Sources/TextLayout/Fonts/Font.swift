/// A built-in font: a face at a size, with a weight, upright or italic.
///
/// A font may hold any size; whoever measures with it refuses a size that is not above 0 and
/// finite (`TextError.invalidFontSize`).
///
/// ```swift
/// Font.system(size: 17).lineHeight  // 20.287103 points
/// ```
public struct Font: Sendable, Hashable {
  /// The shapes of the letters.
  public enum Face: UInt8, Sendable, Hashable, CaseIterable {
    /// The platform's system font. Line metrics are exact; advances are fitted to what was seen in
    /// regular weight, and estimated in others (`Font.hasEstimatedAdvances`).
    case system
    /// Helvetica, and so Arial and Liberation Sans, which have the same advances.
    case helvetica
    /// Courier, and so Courier New and Liberation Mono: one advance for all, two for what is wide.
    case monospaced
  }

  /// The thickness of the strokes, from the thinnest to the thickest.
  public enum Weight: UInt8, Sendable, Hashable, CaseIterable {
    /// The thinnest.
    case ultraLight
    /// Thicker than `ultraLight`.
    case thin
    /// Thicker than `thin`.
    case light
    /// The weight of running text.
    case regular
    /// Thicker than `regular`.
    case medium
    /// Thicker than `medium`.
    case semibold
    /// The weight of emphasised text.
    case bold
    /// Thicker than `bold`.
    case heavy
    /// The thickest.
    case black
  }

  /// The shapes of the letters.
  public let face: Face
  /// The size of the em, in points.
  public let pointSize: Double
  /// The thickness of the strokes.
  public let weight: Weight
  /// Whether the letters slant.
  public let isItalic: Bool
  /// The style that the size and weight follow, if the font was made for one.
  public let textStyle: TextStyle?

  /// A font of these properties.
  public init(
    face: Face, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.init(
      face: face, size: size, weight: weight, isItalic: isItalic, textStyle: nil)
  }

  init(face: Face, size: Double, weight: Weight, isItalic: Bool, textStyle: TextStyle?) {
    self.face = face
    self.pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  /// The system font at `size` points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(face: .system, size: size, weight: weight)
  }

  /// The bold system font at `size` points.
  public static func boldSystem(size: Double) -> Font {
    system(size: size, weight: .bold)
  }

  /// The italic system font at `size` points.
  public static func italicSystem(size: Double) -> Font {
    Font(face: .system, size: size, isItalic: true)
  }

  /// Helvetica at `size` points. There are two weights: those from `semibold` on are bold.
  public static func helvetica(size: Double, weight: Weight = .regular) -> Font {
    Font(face: .helvetica, size: size, weight: weight)
  }

  /// The monospaced font at `size` points.
  public static func monospaced(size: Double, weight: Weight = .regular) -> Font {
    Font(face: .monospaced, size: size, weight: weight)
  }

  /// The font at another size, which no longer follows a text style.
  public func withSize(_ size: Double) -> Font {
    Font(face: face, size: size, weight: weight, isItalic: isItalic)
  }

  /// The font in another weight.
  public func withWeight(_ weight: Weight) -> Font {
    Font(
      face: face, size: pointSize, weight: weight, isItalic: isItalic, textStyle: textStyle)
  }

  /// The font in italics, or upright again.
  public func withItalics(_ isItalic: Bool = true) -> Font {
    Font(
      face: face, size: pointSize, weight: weight, isItalic: isItalic, textStyle: textStyle)
  }
}
