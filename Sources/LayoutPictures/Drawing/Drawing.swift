import LayoutGeometry
import ViewTree

/// Walks a tree of views from back to front and draws what each one shows.
///
/// Everything is in the picture's coordinates, and views are drawn one after the other instead
/// of one inside the other: parsers refuse elements a few hundred levels deep, trees need not be
/// that shallow. Only a view that is partly transparent is a group around its subviews, since its
/// opacity is that of the whole.
struct Drawing<Target: Canvas> {
  var canvas: Target
  private var steps: [Step] = []
  private var openGroups = 0

  /// What is left to do; the last is next. A list, not recursion, which would need a stack as deep
  /// as the tree.
  private enum Step {
    case draw(PlacedView)
    case closeGroup
  }

  /// As many groups are nested; below, opacities are multiplied, view by view. XML parsers allow
  /// 256 levels by default.
  private static var mostGroups: Int { 100 }

  init(on canvas: Target) {
    self.canvas = canvas
  }

  /// Draws `root` and what is inside it, over a background of a size.
  mutating func draw(_ root: View, size: Size, background: Color?) {
    if let background {
      canvas.drawBox(
        Rect(origin: .zero, size: size), fill: background, cornerRadius: nil)
    }
    steps = [.draw(PlacedView(root: root))]
    while let step = steps.popLast() {
      switch step {
      case .draw(let placed): draw(placed)
      case .closeGroup:
        canvas.endGroup()
        openGroups -= 1
      }
    }
  }

  private mutating func draw(_ placed: PlacedView) {
    var placed = placed
    let view = placed.view
    let alpha = view.alpha.heldToUnit
    guard !view.isHidden, alpha > 0 else { return }
    if alpha < 1, !view.subviews.isEmpty, openGroups < Self.mostGroups {
      openGroup(opacity: alpha)
    } else {
      placed.opacity *= alpha
    }
    drawContent(of: placed)
    for index in view.subviews.indices.reversed() {
      steps.append(.draw(PlacedView(subviewAt: index, of: placed)))
    }
  }

  private mutating func openGroup(opacity: Double) {
    canvas.beginGroup(opacity: opacity)
    openGroups += 1
    steps.append(.closeGroup)
  }

  /// What the view itself shows: its box, be it empty, and what is on it.
  private mutating func drawContent(of placed: PlacedView) {
    canvas.beginView(placed)
    canvas.drawBox(placed.box, fill: placed.view.backgroundColor, cornerRadius: nil)
    switch placed.view {
    case let label as Label: drawLines(of: label, in: placed)
    case let imageView as ImageView: drawImage(of: imageView, in: placed.box)
    default: break
    }
    canvas.endView(placed)
  }
}
