import ViewTree

extension Double {
  /// The number held within 0...1; what is not a number is 0.
  var heldToUnit: Double { isNaN ? 0 : min(max(0, self), 1) }

  /// The number, held within 0...1, as the value of an opacity; `nil` where everything is opaque,
  /// which goes without saying.
  var opacityValue: String? { self >= 1 ? nil : decimal(heldToUnit) }
}

extension Color {
  /// The colour without its alpha, such as `#ff8000`.
  var hexadecimal: String {
    var text = "#"
    for component in [red, green, blue] {
      let byte = String(Int((component.heldToUnit * 255).rounded()), radix: 16)
      text += byte.count == 1 ? "0\(byte)" : byte
    }
    return text
  }

  /// A colour by hue, saturation and lightness, each within 0...1.
  init(hue: Double, saturation: Double, lightness: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let twelfths = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(twelfths - 3, 9 - twelfths, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4))
  }

  /// Whether black writing on the colour reads better than white.
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.55 }
}
