import LayoutGeometry
import ViewTree

extension LiveTree {
  /// What is wrong with the frames after a layout; `nil` if all is well.
  var brokenInvariant: String? {
    for view in views {
      guard view.frame.isFinite, view.frame.width >= 0, view.frame.height >= 0 else {
        return "\(view.displayName) is at \(view.frame)"
      }
      if let probe = view as? InsetProbe, !probe.isUpToDate {
        return "\(view.displayName) was not told its insets"
      }
    }
    let settles = root.issues.allSatisfy {
      if case .feedbackLoop = $0 { false } else { true }
    }
    return settles ? plan.active.compactMap { violation(of: constraints[$0]) }.first : nil
  }

  /// How a required constraint that no conflict has dropped is violated by more than rounding.
  private func violation(of constraint: LayoutConstraint) -> String? {
    guard constraint.priority == .required, let first = value(of: constraint, isFirst: true),
      let second = value(of: constraint, isFirst: false),
      !root.conflicts.contains(where: { $0.members[$0.dropped].identifier == constraint.identifier }
      )
    else { return nil }
    let error = first - second - constraint.constant
    // Four edges, each rounded by half a pixel at most.
    let tolerance = 2 / plan.scale + 1e-6
    let isViolated =
      switch constraint.relation {
      case .equal: abs(error) > tolerance
      case .lessThanOrEqual: error > tolerance
      case .greaterThanOrEqual: error < -tolerance
      }
    return isViolated ? "\(constraint) is violated by \(error)" : nil
  }

  /// A side of a constraint between edges, centres or extents, as the frames have it; `nil` for what
  /// frames do not tell.
  private func value(of constraint: LayoutConstraint, isFirst: Bool) -> Double? {
    guard let item = isFirst ? constraint.firstItem : constraint.secondItem else {
      return isFirst ? nil : 0
    }
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    guard let view = item as? View, constraint.multiplier == 1, !view.isInScrollView else {
      return nil
    }
    let frame = view.frameFromRoot
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    default: nil
    }
  }
}

extension View {
  fileprivate var isInScrollView: Bool {
    self is ScrollView || superview.map { $0.isInScrollView } ?? false
  }
}
