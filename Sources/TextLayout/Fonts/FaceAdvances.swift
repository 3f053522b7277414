/// The advances of a built-in font, whatever its face.
enum FaceAdvances: AdvanceSource {
  case system(SystemFontAdvances)
  case helvetica(HelveticaAdvances)
  case monospaced(MonospacedAdvances)

  init(_ font: Font) {
    self =
      switch font.face {
      case .system: .system(SystemFontAdvances(font))
      case .helvetica: .helvetica(HelveticaAdvances(font))
      case .monospaced: .monospaced(MonospacedAdvances(font))
      }
  }

  var metrics: LineMetrics {
    switch self {
    case .system(let advances): advances.metrics
    case .helvetica(let advances): advances.metrics
    case .monospaced(let advances): advances.metrics
    }
  }

  var ascii: ASCIIAdvances {
    switch self {
    case .system(let advances): advances.ascii
    case .helvetica(let advances): advances.ascii
    case .monospaced(let advances): advances.ascii
    }
  }

  func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double {
    switch self {
    case .system(let advances): advances.advance(of: scalar, widthClass)
    case .helvetica(let advances): advances.advance(of: scalar, widthClass)
    case .monospaced(let advances): advances.advance(of: scalar, widthClass)
    }
  }
}
