/// An attribute of an item, typed by what it can be related to.
///
/// Relating what does not belong together (leading with left, x with y, a position with an
/// extent) does not compile. The centre goes with both kinds of horizontal edges.
public struct LayoutAnchor<Kind> {
  /// The item.
  public let item: LayoutItem
  /// The attribute of the item.
  public let attribute: LayoutAttribute

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// The kinds of anchors.
public enum LayoutAnchorKind {
  /// Leading and trailing edges.
  public enum DirectionalX {}
  /// Left and right edges.
  public enum AbsoluteX {}
  /// The horizontal centre.
  public enum CenterX {}
  /// Vertical positions.
  public enum Y {}
  /// Extents.
  public enum Dimension {}
}

/// A horizontal edge by the direction of text: leading or trailing.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutAnchorKind.DirectionalX>
/// A horizontal edge whatever the direction of text: left or right.
public typealias LayoutAbsoluteXAxisAnchor = LayoutAnchor<LayoutAnchorKind.AbsoluteX>
/// The horizontal centre.
public typealias LayoutCenterXAxisAnchor = LayoutAnchor<LayoutAnchorKind.CenterX>
/// A vertical position: top, bottom, centre or a baseline.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutAnchorKind.Y>
/// A width or height.
public typealias LayoutDimension = LayoutAnchor<LayoutAnchorKind.Dimension>

/// The kinds that leading and trailing edges go with.
public protocol DirectionalXKind {}
/// The kinds that left and right edges go with.
public protocol AbsoluteXKind {}
/// The kind that vertical positions go with.
public protocol YKind {}
/// The kind that extents go with.
public protocol DimensionKind {}

extension LayoutAnchorKind.DirectionalX: DirectionalXKind {}
extension LayoutAnchorKind.AbsoluteX: AbsoluteXKind {}
extension LayoutAnchorKind.CenterX: DirectionalXKind, AbsoluteXKind {}
extension LayoutAnchorKind.Y: YKind {}
extension LayoutAnchorKind.Dimension: DimensionKind {}
