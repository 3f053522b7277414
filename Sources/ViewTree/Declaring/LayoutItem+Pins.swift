public import LayoutGeometry

// Each of these makes constraints, activates them and returns them. The item stops translating its
// autoresizing mask, where it is a view. What cannot be activated is kept in the issues of the view
// that it is about, and then nothing of it is active.

extension LayoutItem {
  /// Holds edges at insets from those of `other`; all four, unless some are named.
  ///
  /// ```swift
  /// photo.pinEdges(to: card, insets: 8)
  /// caption.pinEdges([.leading, .trailing, .bottom], to: card.layoutMarginsGuide)
  /// ```
  @discardableResult
  public final func pinEdges(
    _ edges: LayoutEdges = .all, to other: LayoutItem, insets: DirectionalEdgeInsets = .zero,
    file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    if edges.contains(.top) { made.append(topAnchor == other.topAnchor + insets.top) }
    if edges.contains(.leading) {
      made.append(leadingAnchor == other.leadingAnchor + insets.leading)
    }
    if edges.contains(.bottom) { made.append(bottomAnchor == other.bottomAnchor - insets.bottom) }
    if edges.contains(.trailing) {
      made.append(trailingAnchor == other.trailingAnchor - insets.trailing)
    }
    return pinned(made, file, line)
  }

  /// Holds the centre at that of `other`, moved by `offset` to the trailing edge and down.
  @discardableResult
  public final func pinCenter(
    to other: LayoutItem, offset: Point = .zero, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    pinned(
      [
        centerXAnchor == other.centerXAnchor + offset.x,
        centerYAnchor == other.centerYAnchor + offset.y,
      ], file, line)
  }

  /// Holds the item below `other`, `spacing` points apart.
  @discardableResult
  public final func pinBelow(
    _ other: LayoutItem, spacing: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    pinned([topAnchor == other.bottomAnchor + spacing], file, line)[0]
  }

  /// Holds the item after `other`, `spacing` points towards the trailing edge.
  @discardableResult
  public final func pinAfter(
    _ other: LayoutItem, spacing: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    pinned([leadingAnchor == other.trailingAnchor + spacing], file, line)[0]
  }

  /// Holds width and height at `side` points.
  @discardableResult
  public final func size(
    _ side: Double, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    size(Size(width: side, height: side), file: file, line: line)
  }

  /// Holds width and height at those of `size`, in points.
  @discardableResult
  public final func size(
    _ size: Size, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    pinned([widthAnchor == size.width, heightAnchor == size.height], file, line)
  }

  /// Holds the width at `points`.
  @discardableResult
  public final func width(
    _ points: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    pinned([widthAnchor == points], file, line)[0]
  }

  /// Holds the height at `points`.
  @discardableResult
  public final func height(
    _ points: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    pinned([heightAnchor == points], file, line)[0]
  }

  /// Holds the width at `ratio` times the height.
  @discardableResult
  public final func aspectRatio(
    _ ratio: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    pinned([widthAnchor == heightAnchor * ratio], file, line)[0]
  }

  private func pinned(
    _ constraints: [LayoutConstraint], _ file: String, _ line: Int
  ) -> [LayoutConstraint] {
    for constraint in constraints {
      constraint.source = SourceLocation(file: file, line: line)
      constraint.ignoreMaskOfFirstItem()
    }
    LayoutConstraint.activateOrRefuse(constraints)
    return constraints
  }
}
