public import LayoutGeometry
import ViewTree

/// What a view controller is shown on.
public struct Screen: Sendable, Hashable {
  /// The extent in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What bars and the shape of the screen cover, in points.
  public var safeAreaInsets: EdgeInsets
  /// The size classes.
  public var traits: TraitCollection

  /// A screen.
  public init(
    size: Size, scale: Double = 1, safeAreaInsets: EdgeInsets = .zero,
    traits: TraitCollection = TraitCollection()
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  /// Makes a view the root of the screen.
  func prepare(_ view: View) {
    view.frame = Rect(origin: .zero, size: size)
    view.environment = LayoutEnvironment(scale: scale)
    view.safeAreaInsets = safeAreaInsets
    setMargins(of: view)
  }

  /// Gives a controller's root view the margins that the platform gives one.
  func setMargins(of view: View) {
    let margin = size.width < Self.wideScreen ? 16.0 : 20
    view.directionalLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  /// From this width on, in points, the margins of a screen are larger.
  private static let wideScreen = 414.0
}
