extension RowSource {
  /// How a conflict names the row.
  var member: ConflictReport.Member {
    switch self {
    case .constraint(let constraint):
      .init(
        relation: constraint.description, identifier: constraint.identifier,
        source: constraint.source)
    case .nonNegative(let item, let axis): .init("\(item.name).\(axis.extent) >= 0")
    case .rootSize(let view, let axis):
      .init("\(view.name).\(axis.extent) is what its frame says")
    case .mask(let view, let axis, let isPosition):
      .init(
        "\(view.name).\(isPosition ? axis.origin : axis.extent)"
          + " is what its frame and autoresizing mask say"
          + " (translatesAutoresizingMaskIntoConstraints is true)")
    case .contentOrigin(let guide, let axis):
      .init("\(guide.name).\(axis.origin) == 0")
    case .contentSize(let guide, let axis):
      .init("\(guide.name).\(axis.extent) is what was set as the content size")
    case .content(let view, let axis, let isUpper):
      .init(
        "\(view.name).\(axis.extent) \(isUpper ? "<=" : ">=") that of its contents")
    }
  }
}

extension ItemReference {
  fileprivate var name: String { item?.displayName ?? "(gone)" }
}

extension ConflictReport.Member {
  fileprivate init(_ relation: String) {
    self.init(relation: relation, identifier: nil, source: nil)
  }
}

extension LayoutAxis {
  fileprivate var extent: String { self == .horizontal ? "width" : "height" }
  fileprivate var origin: String { self == .horizontal ? "x" : "y" }
}
