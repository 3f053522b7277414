import LayoutGeometry
import LayoutPictures
import TextLayout
import ViewTree

/// A root whose texts are measured with 10 points a character, 20 a line, the baseline at 16.
func makeRoot(width: Double = 200, height: Double = 100) -> View {
  let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
  root.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
  return root
}

extension View {
  /// Adds a box with a colour, and gives it back.
  @discardableResult
  func addBox(
    _ name: String, x: Double = 0, y: Double = 0, width: Double = 10, height: Double = 10,
    color: Color? = .gray
  ) -> View {
    let box = View(frame: Rect(x: x, y: y, width: width, height: height))
    box.identifier = name
    box.backgroundColor = color
    addSubview(box)
    return box
  }

  /// Adds a label as wide as it is told, and gives it back.
  @discardableResult
  func addLabel(
    _ text: String, x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 20,
    alignment: TextAlignment = .natural
  ) -> Label {
    let label = Label(frame: Rect(x: x, y: y, width: width, height: height))
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = alignment
    addSubview(label)
    return label
  }
}

/// The elements of a picture of `view` that are called `name`.
func drawn(_ name: String, of view: View) throws -> [XMLElement] {
  try xmlElements(SVGPicture(of: view).svg).filter { $0.name == name }
}

/// The names of the views that a picture of `view` shows, back to front.
func drawnViews(of view: View) throws -> [String] {
  try drawn("g", of: view).compactMap { $0.attributes["data-name"] }
}
