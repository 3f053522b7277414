/// What a constraint is about: all but its constant and priority.
struct ConstraintMeaning: Hashable {
  private struct Part: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
    let coefficient: Double
  }

  private let parts: [Part]
  private let relation: LayoutRelation
  private let name: String?

  init(_ constraint: LayoutConstraint) {
    parts = constraint.terms.map {
      Part(
        item: ObjectIdentifier($0.item), attribute: $0.attribute, coefficient: $0.coefficient)
    }
    relation = constraint.relation
    name = constraint.identifier
  }

  /// What has to change for `wanted` to hold in place of `present`: constraints that say the same
  /// stay, with the wanted constants and priorities.
  static func merged(
    _ present: [LayoutConstraint], _ wanted: [LayoutConstraint]
  ) -> (all: [LayoutConstraint], new: [LayoutConstraint], gone: [LayoutConstraint]) {
    var known: [ConstraintMeaning: [LayoutConstraint]] = [:]
    for constraint in present.reversed() {
      known[ConstraintMeaning(constraint), default: []].append(constraint)
    }
    var new: [LayoutConstraint] = []
    var kept: Set<ObjectIdentifier> = []
    let all = wanted.map { constraint in
      guard let same = known[ConstraintMeaning(constraint)]?.popLast() else {
        new.append(constraint)
        return constraint
      }
      kept.insert(ObjectIdentifier(same))
      same.constant = constraint.constant
      same.priority = constraint.priority
      return same
    }
    return (all, new, present.filter { !kept.contains(ObjectIdentifier($0)) })
  }
}
