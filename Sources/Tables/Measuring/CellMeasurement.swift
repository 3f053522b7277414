import LayoutGeometry
import ViewTree

/// What was found about the height of a cell.
enum CellMeasurement: Sendable {
  /// In points, rounded up to the pixel.
  case height(Double)
  /// Nothing says how high the content is; nothing at all is held to these edges.
  case noContent(missing: [LayoutAttribute])
  case unsolvable(LayoutError)
}

extension TableViewCell {
  /// What the content asks for at a width.
  final func measurement(width: Double) -> CellMeasurement {
    do {
      let fitting = try fittingHeight(width: width)
      if fitting > contentInsets.top + contentInsets.bottom { return .height(fitting) }
      return .noContent(missing: missingConstraints)
    } catch {
      return .unsolvable(error)
    }
  }

  /// Which of the two edges that a height follows from nothing in the content view is held to.
  private var missingConstraints: [LayoutAttribute] {
    [.top, .bottom].filter { attribute in
      !contentView.constraints.contains { $0.holds(attribute, of: contentView) }
    }
  }
}

extension LayoutConstraint {
  fileprivate func holds(_ attribute: LayoutAttribute, of view: View) -> Bool {
    firstItem === view && firstAttribute == attribute
      || secondItem === view && secondAttribute == attribute
  }
}
