import LayoutGeometry

extension StackView {
  /// The constraints that arrange the views, in the order in which they are taken.
  final func arrangingConstraints() -> [LayoutConstraint] {
    let visible = isHiddenInStack ? [] : visibleViews
    var all: [LayoutConstraint] = []
    if !visible.isEmpty {
      all += ends(visible) + gaps(visible) + sizes(visible) + acrossTheAxis(visible)
    }
    for view in arrangedSubviews where view.isHidden {
      all.append(make("hiding", [(view, extent, 1)], .equal))
    }
    return all
  }

  // Along the axis.

  private func ends(_ views: [View]) -> [LayoutConstraint] {
    [
      make("edge", [(views[0], near, 1), (self, container(near), -1)], .equal),
      make("edge", [(views[views.count - 1], far, 1), (self, container(far), -1)], .equal),
    ]
  }

  private func gaps(_ views: [View]) -> [LayoutConstraint] {
    let isExact = distribution != .equalSpacing && distribution != .equalCentering
    var all = zip(views, views.dropFirst()).map { view, next in
      make(
        "spacing",
        [(next, baselineRelative(near), 1), (view, baselineRelative(far), -1)],
        isExact ? .equal : .greaterThanOrEqual,
        gap(after: view))
    }
    guard views.count > 2 else { return all }
    for index in 2..<views.count {
      let triple = (views[index - 2], views[index - 1], views[index])
      if distribution == .equalSpacing { all.append(equalGaps(triple)) }
      if distribution == .equalCentering {
        all.append(equalCentres(triple).with(priority: LayoutPriority(max(1, 152 - index))))
      }
    }
    return all
  }

  /// The gap after a view, in points.
  private func gap(after view: View) -> Double {
    switch customSpacings[ObjectIdentifier(view)] ?? spacing {
    case Self.spacingUseSystem: systemSpacing
    case Self.spacingUseDefault: 0
    case let points: points
    }
  }

  private func equalGaps(_ views: (View, View, View)) -> LayoutConstraint {
    make(
      "equal-spacing",
      [(views.2, near, 1), (views.1, far, -1), (views.1, near, -1), (views.0, far, 1)], .equal)
  }

  private func equalCentres(_ views: (View, View, View)) -> LayoutConstraint {
    make(
      "equal-centering", [(views.2, centre, 1), (views.1, centre, -2), (views.0, centre, 1)],
      .equal)
  }

  private func sizes(_ views: [View]) -> [LayoutConstraint] {
    switch distribution {
    case .fill, .equalSpacing: []
    case .fillEqually:
      views.dropFirst().map {
        make("equal-sizes", [($0, extent, 1), (views[0], extent, -1)], .equal)
      }
    case .fillProportionally: proportions(views)
    case .equalCentering:
      [make("size", [(self, extent, 1)], .equal).with(priority: 49)]
    }
  }

  /// Each size in proportion to the intrinsic one, the first most firmly. Views without an
  /// intrinsic size are left alone.
  private func proportions(_ views: [View]) -> [LayoutConstraint] {
    let sizes = views.map { view in
      axis == .horizontal
        ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    }
    let gaps = views.dropLast().map { gap(after: $0) }
    let total = (sizes.filter { $0 > 0 } + gaps).reduce(0, +)
    guard total > 0 else { return [] }
    return zip(views, sizes).enumerated().compactMap { index, pair in
      guard pair.1 > 0, pair.1.isFinite else { return nil }
      return make(
        "proportion", [(pair.0, extent, 1), (self, extent, -pair.1 / total)], .equal
      ).with(priority: LayoutPriority(views.count == 1 ? 1_000 : max(1, 999 - index)))
    }
  }

  // Across the axis.

  private func acrossTheAxis(_ views: [View]) -> [LayoutConstraint] {
    guard alignment != .fill, let guide = spanningGuide else {
      return views.flatMap { view in
        [crossNear, crossFar].map {
          make("alignment", [(view, $0, 1), (self, container($0), -1)], .equal)
        }
      }
    }
    return views.flatMap { aligned($0, first: views[0]) }
      + views.flatMap { spanned($0, guide) }
      + [
        make("span", [(guide, crossNear, 1), (self, container(crossNear), -1)], .equal),
        make("span", [(guide, crossFar, 1), (self, container(crossFar), -1)], .equal),
        make("span-fit", [(guide, crossExtent, 1)], .equal).with(priority: 51),
      ]
  }

  private func aligned(_ view: View, first: View) -> [LayoutConstraint] {
    let line: LayoutAttribute
    switch alignment {
    case .fill, .leading: line = crossNear
    case .trailing: line = crossFar
    case .center: line = crossCentre
    case .firstBaseline: line = axis == .horizontal ? .firstBaseline : crossNear
    case .lastBaseline: line = axis == .horizontal ? .lastBaseline : crossNear
    }
    guard line.isBaseline else {
      return [make("alignment", [(view, line, 1), (self, container(line), -1)], .equal)]
    }
    return view === first
      ? [] : [make("alignment", [(view, line, 1), (first, line, -1)], .equal)]
  }

  /// The guide contains the view, and the view wants to be no larger than it has to.
  private func spanned(_ view: View, _ guide: LayoutGuide) -> [LayoutConstraint] {
    [
      make("span", [(view, crossNear, 1), (guide, crossNear, -1)], .greaterThanOrEqual)
        .with(priority: 999),
      make("span", [(view, crossFar, 1), (guide, crossFar, -1)], .lessThanOrEqual)
        .with(priority: 999),
      make("fit", [(view, crossExtent, 1)], .equal).with(priority: 25),
    ]
  }

  // Attributes by axis.

  private var isRow: Bool { axis == .horizontal }
  private var near: LayoutAttribute { isRow ? .leading : .top }
  private var far: LayoutAttribute { isRow ? .trailing : .bottom }
  private var centre: LayoutAttribute { isRow ? .centerX : .centerY }
  private var extent: LayoutAttribute { isRow ? .width : .height }
  private var crossNear: LayoutAttribute { isRow ? .top : .leading }
  private var crossFar: LayoutAttribute { isRow ? .bottom : .trailing }
  private var crossCentre: LayoutAttribute { isRow ? .centerY : .centerX }
  private var crossExtent: LayoutAttribute { isRow ? .height : .width }

  /// The attribute of the stack that an edge or centre of views goes with.
  private func container(_ attribute: LayoutAttribute) -> LayoutAttribute {
    isLayoutMarginsRelativeArrangement ? attribute.withinMargins : attribute
  }

  private func baselineRelative(_ edge: LayoutAttribute) -> LayoutAttribute {
    guard isBaselineRelativeArrangement, !isRow else { return edge }
    return edge == .top ? .firstBaseline : .lastBaseline
  }

  private func make(
    _ name: String, _ terms: [(LayoutItem, LayoutAttribute, Double)],
    _ relation: LayoutRelation, _ constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      terms: LayoutConstraint.Terms(
        terms.lazy.map { .init(item: $0.itemReference, attribute: $1, coefficient: $2) }),
      relation: relation, constant: constant, source: nil
    ).with(identifier: "stack-\(name)")
  }
}
