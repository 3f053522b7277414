extension StackView {
  /// Brings the stack's own constraints up to date.
  final func arrangeIfNeeded() {
    guard needsArranging else { return }
    needsArranging = false
    provideSpanningGuide()
    replaceSystemConstraints(with: arrangingConstraints())
  }

  private func provideSpanningGuide() {
    if alignment == .fill {
      if let guide = spanningGuide { removeLayoutGuide(guide) }
      spanningGuide = nil
    } else if spanningGuide == nil {
      let guide = LayoutGuide()
      guide.identifier = "\(displayName).span"
      addLayoutGuide(guide)
      spanningGuide = guide
    }
  }
}

extension View {
  /// Puts constraints in place of those that the view itself requires. What says the same as before
  /// stays.
  final func replaceSystemConstraints(with wanted: [LayoutConstraint]) {
    var known: [ConstraintMeaning: [LayoutConstraint]] = [:]
    for constraint in systemConstraints.reversed() {
      known[ConstraintMeaning(constraint), default: []].append(constraint)
    }
    systemConstraints = wanted.map { constraint in
      let meaning = ConstraintMeaning(constraint)
      guard let same = known[meaning]?.popLast() else {
        constraint.begin(in: self)
        noteChange(of: constraint)
        return constraint
      }
      same.constant = constraint.constant
      same.priority = constraint.priority
      return same
    }
    for constraint in known.values.joined() {
      constraint.end()
      noteChange(of: constraint)
    }
  }
}

/// What a constraint is about: all but its constant and priority.
private struct ConstraintMeaning: Hashable {
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
}
