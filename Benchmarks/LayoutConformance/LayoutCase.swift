/// A layout as plain data, with the frames that it has to have: one line of a file.
///
/// The format is `ibcase-1`: an object a line, with the views (`p` the parent's index, `f` a given
/// frame or `x` the expected one), and the constraints by indices of views. See ``View`` and
/// ``Constraint`` for their keys.
public struct LayoutCase: Decodable, Sendable {
  /// A name to find the case by.
  public let id: String
  /// What the case is about.
  public let features: [String]
  /// Pixels per point where text is concerned.
  public let scale: Double
  /// Pixels per point where frames are concerned.
  public let grid: Double
  /// Whether frames have to be exact to the pixel, not only near.
  public let isExact: Bool
  /// The index of a view whose fitting height at its width is its height.
  public let fittingView: Int?
  /// What bars cover at the top and bottom of the root, in points.
  public let bars: Bars?
  /// The views; the first one is the root.
  public let views: [View]
  /// The constraints, in the order of their activation.
  public let constraints: [Constraint]

  /// The lengths of the top and bottom layout guides of a root, in points.
  public struct Bars: Decodable, Sendable {
    let top: Double?
    let bottom: Double?

    enum CodingKeys: String, CodingKey {
      case top = "T"
      case bottom = "B"
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, scale, grid, views
    case features = "feat"
    case isExact = "exact"
    case fittingView = "fit"
    case bars = "vc"
    case constraints = "cons"
  }

  /// Reads a case.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    features = try values.decodeIfPresent([String].self, forKey: .features) ?? []
    grid = try values.decodeIfPresent(Double.self, forKey: .grid) ?? 1
    scale = try values.decodeIfPresent(Double.self, forKey: .scale) ?? grid
    isExact = try values.decodeIfPresent(Bool.self, forKey: .isExact) ?? true
    fittingView = try values.decodeIfPresent(Int.self, forKey: .fittingView)
    bars = try values.decodeIfPresent(Bars.self, forKey: .bars)
    views = try values.decode([View].self, forKey: .views)
    constraints = try values.decode([Constraint].self, forKey: .constraints)
  }
}
