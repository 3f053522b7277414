extension StackView {
  /// Brings the stack's own constraints up to date.
  final func arrangeIfNeeded() {
    guard needsArranging else { return }
    needsArranging = false
    provideSpanningGuide()
    replaceSystemConstraints(with: arrangingConstraints())
    // Its baselines may be those of other views.
    invalidateIntrinsicContentSize()
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
  /// stays, unless a view that it mentions has gone, if only for a moment.
  final func replaceSystemConstraints(with wanted: [LayoutConstraint]) {
    let merged = ConstraintMeaning.merged(systemConstraints.filter { $0.isActive }, wanted)
    systemConstraints = merged.all
    noteConstraintOrder()
    for constraint in merged.new {
      constraint.begin(in: self)
      noteChange(of: constraint)
    }
    for constraint in merged.gone {
      constraint.end()
      noteChange(of: constraint)
    }
  }
}
