/// How a view shows contents that are not as large as its box. It takes no part in layout.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// Stretched to the box.
  case scaleToFill
  /// As large as fits without being distorted.
  case scaleAspectFit
  /// As small as fills the box without being distorted.
  case scaleAspectFill
  /// Drawn again at every size.
  case redraw
  /// Unscaled, in the middle.
  case center
  /// Unscaled, at the middle of an edge.
  case top, bottom, left, right
  /// Unscaled, in a corner.
  case topLeft, topRight, bottomLeft, bottomRight
}
