import Cassowary

/// A position or extent that the constraints of a layout do not determine.
public struct LayoutAmbiguity: Sendable, Equatable {
  /// The name of the view or guide.
  public let item: String
  /// What is not determined: `left` or `top` (counted in the containing view), `width` or `height`.
  public let attribute: LayoutAttribute
  /// The values that it can take, in points, while all constraints hold as well as they can; its ends
  /// may be infinite.
  public let range: ClosedRange<Double>
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The item and the range, as `"box.width is anything from 171.0 to 304.0"`.
  public var description: String {
    "\(item).\(attribute.name) is anything from \(range.lowerBound) to \(range.upperBound)"
  }
}

extension View {
  /// What the constraints of the layout do not determine, here and inside: in the order of the tree,
  /// x, y, width, height. Layout then takes values near to zero, always the same ones.
  ///
  /// Lays the tree out first, if something has changed. For diagnosis, not for each frame: the system
  /// is solved several times for each value.
  ///
  /// - Throws: ``LayoutError/tooExtreme``.
  public final func layoutAmbiguities() throws(LayoutError) -> [LayoutAmbiguity] {
    layoutIfNeeded()
    guard let engine = layoutRoot.layoutEngine else { return [] }
    return try engine.ambiguities(inside: self)
  }

  /// Whether the constraints of the layout leave the view's own place or size open. Costs what
  /// ``layoutAmbiguities()`` does.
  public final var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return (try? layoutRoot.layoutEngine?.ambiguities(inside: self, alone: true))?.isEmpty == false
  }
}

extension LayoutEngine {
  fileprivate func ambiguities(
    inside view: View, alone: Bool = false
  ) throws(LayoutError) -> [LayoutAmbiguity] {
    let found: [Ambiguity]
    do { found = try solverWithoutIdleRows().ambiguities() } catch { throw .tooExtreme }
    var ranges: [Variable: ClosedRange<Double>] = [:]
    for ambiguity in found { ranges[ambiguity.variable] = ambiguity.range }
    var all: [LayoutAmbiguity] = []
    for item in view.layoutItems where !item.isRootOfLayout && (!alone || item === view) {
      guard let variables = variables(of: item) else { continue }
      let parts: [(LayoutAttribute, Variable)] = [
        (.left, variables.minX), (.top, variables.minY),
        (.width, variables.width), (.height, variables.height),
      ]
      for (attribute, variable) in parts {
        guard let range = ranges[variable] else { continue }
        all.append(
          LayoutAmbiguity(item: item.displayName, attribute: attribute, range: range))
      }
    }
    return all
  }
}

extension LayoutItem {
  /// Whether layout counts everything from the item: its own position is not part of it.
  fileprivate var isRootOfLayout: Bool { (self as? View)?.isLayoutRoot ?? false }
}
