import LayoutGeometry
import TextLayout
import ViewTree

/// The sizes tried for an image's name, in points.
private let nameSizes = [11.0, 9, 7]
/// What is kept free between an image's name and its edges, in points.
private let namePadding = 3.0

extension Drawing {
  /// An image stands as a box in a colour of its own, with its name on it where there is room.
  mutating func drawImage(of imageView: ImageView, in box: Rect) {
    guard let image = imageView.image else { return }
    drawImage(named: image.name, in: box)
  }

  /// A box in a colour that the name gives it, with the name on it.
  mutating func drawImage(named name: String, in box: Rect) {
    let hash = stableHash(of: name)
    let hue = Double(hash % 360) / 360
    // Names whose hues are close by chance may still differ in lightness.
    let lightness = 0.7 + 0.05 * Double((hash >> 32) % 4)
    canvas.drawBox(
      box, fill: Color(hue: hue, saturation: 0.55, lightness: lightness),
      cornerRadius: min(6, 0.15 * min(box.width, box.height)))
    drawName(name, in: box, color: Color(hue: hue, saturation: 0.5, lightness: 0.25))
  }

  private mutating func drawName(_ name: String, in box: Rect, color: Color) {
    for font in nameSizes.map({ Font.system(size: $0, weight: .medium) }) {
      guard let prepared = try? SystemFontMeasurer().prepare(name, font: font),
        let measurement = try? prepared.natural(), measurement.lines.count == 1
      else { return }
      let size = measurement.size
      guard size.width <= box.width - 2 * namePadding, size.height <= box.height else { continue }
      let baseline = box.midY - size.height / 2 + measurement.firstBaseline
      return canvas.drawText(
        name, width: size.width, at: Point(x: box.midX - size.width / 2, y: baseline),
        font: font, color: color)
    }
  }
}

/// The 64-bit FNV-1a hash of a text's UTF-8: the same in every run, which `Hasher` is not.
private func stableHash(of text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
