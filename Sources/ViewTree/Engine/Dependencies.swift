/// What the rows of constraints depend on besides the tree.
struct Dependencies {
  /// What of a view it is.
  enum Kind {
    /// A baseline that it has, or has of a view inside.
    case baseline
    /// How far it has been scrolled: the constraint crosses its edge.
    case scrolling
    /// Margins or a safe area that follow frames.
    case insets
  }

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let kind: Kind
  }

  private var constraints: [Key: DistinctList<LayoutConstraint>] = [:]
  private var keys: [ObjectIdentifier: [Key]] = [:]

  var isEmpty: Bool { keys.isEmpty }

  /// The constraint depends on the view.
  mutating func note(_ constraint: LayoutConstraint, on view: View, _ kind: Kind) {
    let key = Key(view: ObjectIdentifier(view.itemReference), kind: kind)
    let known = keys[ObjectIdentifier(constraint)] ?? []
    if known.contains(key) { return }
    keys[ObjectIdentifier(constraint)] = known + [key]
    constraints[key, default: .init()].insert(constraint)
  }

  /// The constraint depends on nothing any more.
  mutating func forget(_ constraint: LayoutConstraint) {
    if isEmpty { return }
    for key in keys.removeValue(forKey: ObjectIdentifier(constraint)) ?? [] {
      constraints[key]?.remove(constraint)
      if constraints[key]?.isEmpty ?? false { constraints[key] = nil }
    }
  }

  /// The constraints that depend on a view, in the order in which they were noted.
  func constraints(on view: View, _ kind: Kind) -> [LayoutConstraint] {
    if isEmpty { return [] }
    return constraints[Key(view: ObjectIdentifier(view.itemReference), kind: kind)]?.items ?? []
  }
}

extension LayoutEngine {
  /// Notes what a constraint depends on besides the tree.
  func noteDependencies(of constraint: LayoutConstraint, in owner: View) {
    for place in constraint.terms.indices {
      let term = constraint.terms[place]
      guard let item = term.item.item, let view = item.owningView else { continue }
      let guide = (item as? LayoutGuide)?.derivation
      if guide != nil || term.attribute.isWithinMargins {
        if view.insetsFollowFrames { dependencies.note(constraint, on: view, .insets) }
        follow(view, isPlacing: constraint.isPlacing(view, owner))
      }
      var current = guide == .scrollFrame ? view : item.containingView
      while let outer = current {
        if outer is ScrollView, outer !== owner || guide == .scrollFrame {
          dependencies.note(constraint, on: outer, .scrolling)
        }
        if outer === owner { break }
        current = outer.superview
      }
    }
  }

  /// After a view has scrolled.
  func noteScrolling(of view: View) {
    for constraint in dependencies.constraints(on: view, .scrolling) { changes.note(constraint) }
  }

  /// The active constraints on a baseline that a view has, or has of a view inside.
  func baselineConstraints(of view: View) -> [LayoutConstraint] {
    dependencies.constraints(on: view, .baseline)
  }
}

extension LayoutConstraint {
  /// Whether the constraint, which depends on the insets of a view, says where that view itself lies,
  /// rather than what is inside it.
  fileprivate func isPlacing(_ view: View, _ owner: View) -> Bool {
    owner !== view
      || terms.contains { $0.item === view.itemReference && !$0.attribute.isWithinMargins }
  }
}
