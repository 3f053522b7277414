extension LayoutItem {
  /// The leading edge: left where text runs left to right.
  public final var leadingAnchor: LayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge: right where text runs left to right.
  public final var trailingAnchor: LayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge, whatever the direction of text.
  public final var leftAnchor: LayoutAbsoluteXAxisAnchor { .init(self, .left) }
  /// The right edge, whatever the direction of text.
  public final var rightAnchor: LayoutAbsoluteXAxisAnchor { .init(self, .right) }
  /// The horizontal centre.
  public final var centerXAnchor: LayoutCenterXAxisAnchor { .init(self, .centerX) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { .init(self, .bottom) }
  /// The vertical centre.
  public final var centerYAnchor: LayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text; the bottom edge of an item without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of an item without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public final var widthAnchor: LayoutDimension { .init(self, .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { .init(self, .height) }
}
