import LayoutGeometry
import LayoutPictures
import TextLayout
import ViewTree

/// The pictures that are compared with files; the name of a file is the raw value.
enum GoldenScene: String, CaseIterable {
  case alignment
  case opacity
  case status

  var picture: SVGPicture {
    switch self {
    case .alignment: SVGPicture(of: alignments(), background: .white)
    case .opacity: SVGPicture(of: opacities())
    case .status: SVGPicture(of: makeFeed(makeStatuses()), background: Color(white: 0.95))
    }
  }

  /// Every alignment, for text that runs left to right above text that runs right to left.
  private func alignments() -> View {
    let root = makeRoot(width: 200, height: 320)
    for (half, direction) in [LayoutDirection.leftToRight, .rightToLeft].enumerated() {
      let box = root.addBox("\(direction)", y: Double(half) * 160, width: 200, height: 160)
      box.layoutDirection = direction
      box.backgroundColor = half == 0 ? nil : Color(white: 0.9)
      for (row, alignment) in [TextAlignment.natural, .left, .center, .right].enumerated() {
        box.addLabel(
          "one\nlonger", y: Double(row) * 40, width: 200, height: 40, alignment: alignment)
      }
    }
    return root
  }

  /// Transparent views with and without subviews, over an image.
  private func opacities() -> View {
    let root = makeRoot(width: 120, height: 120)
    let image = ImageView(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    image.image = ImageSource(name: "<sea> & sky", size: Size(width: 100, height: 100))
    root.addSubview(image)
    let group = root.addBox("group", x: 20, y: 20, width: 60, height: 60, color: .orange)
    group.alpha = 0.5
    group.addBox("inside", x: 20, y: 20, width: 60, height: 60, color: .black).alpha = 0.25
    root.addBox("clear", width: 5, height: 5, color: .clear)
    root.addBox("hidden", color: .black).isHidden = true
    return root
  }
}
