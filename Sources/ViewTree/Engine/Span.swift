import Cassowary
import LayoutGeometry

/// Where an item lies along an axis, over the solver's variables.
struct Span {
  /// The left or top edge, in the coordinates of the view that owns a constraint.
  var near: LinearExpression
  var extent: LinearExpression

  var far: LinearExpression { near + extent }

  /// The span without what insets keep free.
  func inset(by insets: EdgeInsets, _ axis: LayoutAxis) -> Span {
    let (start, end) = insets.along(axis)
    return start == 0 && end == 0
      ? self : Span(near: near + start, extent: extent - (start + end))
  }

  /// An edge or the centre. Mirrored, leading is the right edge.
  func position(_ edge: LayoutAttribute, isMirrored: Bool) -> LinearExpression {
    switch edge {
    case .centerX, .centerY: near + extent / 2
    case .right, .bottom: far
    case .leading: isMirrored ? far : near
    case .trailing: isMirrored ? near : far
    default: near
    }
  }
}

extension LayoutEngine {
  /// The extent that constraints on an item's width or height act on.
  func extent(of item: LayoutItem, _ axis: LayoutAxis) -> LinearExpression? {
    guard let guide = item as? LayoutGuide, !guide.isPlaced else {
      guard let own = variables(of: item) else { return nil }
      return Span(near: LinearExpression(), extent: own.extent(axis).expression)
        .inset(by: alignment(of: item), axis).extent
    }
    guard let view = guide.owningView, let own = variables(of: view) else {
      return nil
    }
    let frame = Span(near: LinearExpression(), extent: own.extent(axis).expression)
    return derived(guide, view, frame, axis).extent
  }

  /// Where an item lies in the coordinates of `owner`, which contains it or is it.
  func span(
    of item: LayoutItem, _ axis: LayoutAxis, within isWithinMargins: Bool, in owner: View
  ) -> Span? {
    if let guide = item as? LayoutGuide, !guide.isPlaced {
      return guide.owningView.flatMap { view in
        frameSpan(of: view, axis, in: owner).map { derived(guide, view, $0, axis) }
      }
    }
    let outside =
      item === owner ? contentSpan(of: owner, axis) : frameSpan(of: item, axis, in: owner)
    guard var span = outside else { return nil }
    span = span.inset(by: alignment(of: item), axis)
    guard isWithinMargins, let view = item as? View else { return span }
    return span.inset(by: insets(of: view).margins, axis)
  }

  /// A view as it is seen from inside: the area that scrolls, or its bounds.
  private func contentSpan(of view: View, _ axis: LayoutAxis) -> Span? {
    guard let content = (view as? ScrollView)?.contentLayoutGuide else {
      return frameSpan(of: view, axis, in: view)
    }
    return frameSpan(of: content, axis, in: view)
  }

  /// An item's frame: its position and those of all between it and `owner`.
  private func frameSpan(of item: LayoutItem, _ axis: LayoutAxis, in owner: View) -> Span? {
    guard let own = variables(of: item) else { return nil }
    if item === owner {
      return Span(
        near: LinearExpression(constant: owner.scrolled(axis)),
        extent: own.extent(axis).expression)
    }
    var near = own.origin(axis).expression
    var current = item.containingView
    while let view = current, view !== owner {
      guard let outer = variables(of: view) else { return nil }
      near = near + outer.origin(axis) - view.scrolled(axis)
      current = view.superview
    }
    return current == nil ? nil : Span(near: near, extent: own.extent(axis).expression)
  }

  /// What a guide that follows from its view takes of the view's frame.
  private func derived(
    _ guide: LayoutGuide, _ view: View, _ frame: Span, _ axis: LayoutAxis
  ) -> Span {
    let (margins, safe) = (insets(of: view).margins, insets(of: view).safeArea)
    switch guide.derivation {
    case .margins: return frame.inset(by: margins, axis)
    case .safeArea: return frame.inset(by: safe, axis)
    case .topBars where axis == .vertical:
      return Span(near: frame.near, extent: LinearExpression(constant: safe.top))
    case .bottomBars where axis == .vertical:
      return Span(
        near: frame.far - safe.bottom, extent: LinearExpression(constant: safe.bottom))
    case .keyboard where axis == .vertical:
      let height = view.coveredHeight(safe)
      return Span(near: frame.far - height, extent: LinearExpression(constant: height))
    default: return frame
    }
  }
}

extension View {
  /// How far the contents have been scrolled, in points.
  fileprivate func scrolled(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? boundsOrigin.x : boundsOrigin.y
  }
}
