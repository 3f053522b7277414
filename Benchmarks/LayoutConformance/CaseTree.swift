import LayoutGeometry
public import ViewTree

/// A case as views and constraints. Only public properties are used, and no rule of layout is
/// applied here.
public struct CaseTree {
  /// The views, by their index in the case.
  public private(set) var views: [View] = []

  /// Builds the views and constraints of a case.
  ///
  /// - Throws: ``CaseError`` for words and indices that mean nothing.
  public init(_ layoutCase: LayoutCase) throws(CaseError) {
    for (index, data) in layoutCase.views.enumerated() {
      let view = data.makeView()
      view.identifier = "v\(index)"
      views.append(view)
      if index == 0 {
        view.environment = LayoutEnvironment(
          scale: layoutCase.isExact ? layoutCase.grid : Self.fineGrid)
      } else {
        let parent = try self.view(data.parent)
        (parent as? StackView)?.addArrangedSubview(view)
        if view.superview == nil { parent.addSubview(view) }
        if data.fontSize != nil { view.environment = LayoutEnvironment(scale: layoutCase.scale) }
      }
    }
    for (index, data) in layoutCase.views.enumerated() where data.mask != nil {
      // An autoresizing mask starts from the superview's size in the file.
      let parent = layoutCase.views[max(0, data.parent)]
      if index > 0, let frame = parent.expected { views[data.parent].frame = Rect(frame) }
    }
    for (view, data) in zip(views, layoutCase.views) { try set(data, of: view) }
    if let bars = layoutCase.bars {
      views[0].safeAreaInsets = EdgeInsets(top: bars.top ?? 0, bottom: bars.bottom ?? 0)
    }
    for constraint in layoutCase.constraints { try activate(constraint) }
  }

  /// Pixels per point where edges are compared as they are before rounding.
  private static let fineGrid = 1_024.0

  private func view(_ index: Int) throws(CaseError) -> View {
    guard views.indices.contains(index) else { throw .noSuchView(index) }
    return views[index]
  }

  private func set(_ data: LayoutCase.View, of view: View) throws(CaseError) {
    if let frame = data.frame { view.frame = Rect(frame) }
    if let mask = data.mask { view.autoresizingMask = AutoresizingMask(letters: mask) }
    view.translatesAutoresizingMaskIntoConstraints = data.frame != nil
    view.isHidden = data.isHidden == 1
    if let direction = data.direction {
      view.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight
    }
    for (axis, place) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
      if let hugging = data.hugging {
        view.setContentHuggingPriority(LayoutPriority(hugging[place]), for: axis)
      }
      if let compression = data.compression {
        view.setContentCompressionResistancePriority(
          LayoutPriority(compression[place]), for: axis)
      }
    }
    if let margins = data.margins {
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = margins.filled(from: view.layoutMargins)
    }
    if let safeArea = data.safeArea { view.safeAreaInsets = safeArea.filled() }
    if let stack = data.stack, let view = view as? StackView { try set(stack, of: view) }
  }

  private func set(_ data: LayoutCase.Stack, of stack: StackView) throws(CaseError) {
    stack.axis = data.axis == "h" ? .horizontal : .vertical
    stack.spacing = data.spacing ?? 0
    if let word = data.distribution { stack.distribution = try .init(word: word) }
    if let word = data.alignment { stack.alignment = try .init(word: word) }
    for (place, gap) in data.custom ?? [:] {
      guard let index = Int(place), stack.arrangedSubviews.indices.contains(index) else {
        throw .unknownWord(place)
      }
      stack.setCustomSpacing(gap, after: stack.arrangedSubviews[index])
    }
    stack.isBaselineRelativeArrangement = data.isBaselineRelative == 1
    guard let insets = data.insets else { return }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = EdgeInsets(
      top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
  }

  private func activate(_ data: LayoutCase.Constraint) throws(CaseError) {
    let first = try item(data.first)
    let second: LayoutItem? = if let item = data.second { try self.item(item) } else { nil }
    let attribute = try LayoutAttribute(word: data.firstAttribute)
    let other = try data.secondAttribute.map(LayoutAttribute.init(word:))
    let relation = try LayoutRelation(word: data.relation)
    do {
      let constraint = try LayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
        multiplier: data.multiplier, constant: data.constant
      ).with(priority: LayoutPriority(data.priority))
      try LayoutConstraint.activate([constraint])
    } catch {
      throw .layout(error.description)
    }
  }

  private func item(_ item: LayoutCase.Item) throws(CaseError) -> LayoutItem {
    switch item {
    case .view(let index): return try view(index)
    case .topGuide: return views[0].topLayoutGuide
    case .bottomGuide: return views[0].bottomLayoutGuide
    case .guide(let kind, let index):
      let view = try view(index)
      let scroll = view as? ScrollView
      let guide: LayoutGuide? =
        switch kind {
        case "s": view.safeAreaLayoutGuide
        case "m": view.layoutMarginsGuide
        case "r": view.readableContentGuide
        case "c": scroll?.contentLayoutGuide
        case "f": scroll?.frameLayoutGuide
        default: nil
        }
      guard let guide else { throw .unknownWord("\(kind)\(index)") }
      return guide
    }
  }
}
