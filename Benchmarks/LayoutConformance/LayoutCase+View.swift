import LayoutGeometry

extension LayoutCase {
  /// A view of a case.
  public struct View: Decodable, Sendable {
    /// The index of the superview; −1 for the root, which is view 0.
    let parent: Int
    /// The kind of view, as nib files call it.
    let kind: String
    /// A given frame: that of the root, or of a view with an autoresizing mask.
    let frame: [Double]?
    /// What of the frame is flexible: l, w and r along x, t, h and b along y.
    let mask: String?
    /// The expected frame.
    let expected: [Double]?
    /// The axes that are ambiguous, and so not compared.
    let ambiguous: String?
    let isHidden: Int?
    /// The intrinsic width and height, each if there is one.
    let intrinsic: [Double?]?
    let hugging: [Int]?
    let compression: [Int]?
    /// Alignment insets: left, top, right, bottom.
    let alignment: [Double]?
    let margins: Insets?
    let safeArea: Insets?
    let fontSize: Double?
    let stack: Stack?
    /// The direction of text, if the case says: `rtl` or `ltr`.
    let direction: String?

    enum CodingKeys: String, CodingKey {
      case mask
      case parent = "p"
      case kind = "c"
      case frame = "f"
      case expected = "x"
      case ambiguous = "amb"
      case isHidden = "hid"
      case intrinsic = "i"
      case hugging = "hug"
      case compression = "cr"
      case alignment = "al"
      case margins = "m"
      case safeArea = "sa"
      case fontSize = "fs"
      case stack = "stk"
      case direction = "dir"
    }
  }

  /// Insets by sides; those left out are not used.
  struct Insets: Decodable, Sendable {
    let l: Double?
    let t: Double?
    let r: Double?
    let b: Double?

    /// The insets, with the missing ones as in `others`.
    func filled(from others: EdgeInsets = .zero) -> EdgeInsets {
      EdgeInsets(
        top: t ?? others.top, left: l ?? others.left, bottom: b ?? others.bottom,
        right: r ?? others.right)
    }
  }

  /// How a stack view arranges its subviews.
  struct Stack: Decodable, Sendable {
    /// `h` or `v`.
    let axis: String
    let distribution: String?
    let alignment: String?
    let spacing: Double?
    /// Margins to keep within: left, top, right, bottom.
    let insets: [Double]?
    /// Gaps after single subviews, by their place.
    let custom: [String: Double]?
    let isBaselineRelative: Int?

    enum CodingKeys: String, CodingKey {
      case axis = "ax"
      case distribution = "dist"
      case alignment = "al"
      case spacing = "sp"
      case insets = "ins"
      case custom = "gap"
      case isBaselineRelative = "base"
    }
  }
}
