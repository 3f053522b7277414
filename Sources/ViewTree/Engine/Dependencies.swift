import LayoutGeometry

/// What the rows of constraints depend on besides the tree.
struct Dependencies {
  /// The insets of a view as rows use them.
  struct UsedInsets: Equatable {
    var margins: EdgeInsets
    var safeArea: EdgeInsets
  }

  /// The views whose insets follow frames, and the insets in use.
  var insets: [(view: BackReference<View>, used: UsedInsets)] = []
  var known: Set<ObjectIdentifier> = []
  /// The constraints on a baseline that a view has, or has of a view inside.
  var baselines: [ObjectIdentifier: DistinctList<LayoutConstraint>] = [:]
  /// The constraints across the edge of a view that scrolls.
  var scrolling: [ObjectIdentifier: DistinctList<LayoutConstraint>] = [:]
}

extension View {
  fileprivate var usedInsets: Dependencies.UsedInsets {
    .init(margins: layoutMargins, safeArea: safeAreaInsets)
  }
}

extension LayoutEngine {
  /// Notes what a constraint depends on besides the tree.
  func noteDependencies(of constraint: LayoutConstraint, in owner: View) {
    for term in constraint.terms {
      guard let item = term.item.object, let view = item.owningView else { continue }
      let guide = (item as? LayoutGuide)?.derivation
      if guide != nil || term.attribute.isWithinMargins, view.insetsFollowFrames,
        dependencies.known.insert(ObjectIdentifier(view)).inserted
      {
        dependencies.insets.append((view.viewReference, view.usedInsets))
      }
      var current = guide == .scrollFrame ? view : item.containingView
      while let outer = current {
        if outer is ScrollView, outer !== owner || guide == .scrollFrame {
          dependencies.scrolling[ObjectIdentifier(outer), default: .init()].insert(constraint)
        }
        if outer === owner { break }
        current = outer.superview
      }
    }
  }

  /// After frames have moved: the insets that follow them are others, and so are their rows.
  func noteMovedInsets() {
    for (index, entry) in dependencies.insets.enumerated() {
      guard let view = entry.view.object else { continue }
      let present = view.usedInsets
      guard present != entry.used else { continue }
      dependencies.insets[index].used = present
      view.noteInsetsChange()
    }
  }

  /// After a view has scrolled.
  func noteScrolling(of view: View) {
    for constraint in dependencies.scrolling[ObjectIdentifier(view)]?.items ?? [] {
      changes.note(constraint)
    }
  }
}
