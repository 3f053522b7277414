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

  var asciiAdvances: [Double] {
    switch self {
    case .system(let advances): advances.asciiAdvances
    case .helvetica(let advances): advances.asciiAdvances
    case .monospaced(let advances): advances.asciiAdvances
    }
  }

  var asciiScale: Double {
    switch self {
    case .system(let advances): advances.asciiScale
    case .helvetica(let advances): advances.asciiScale
    case .monospaced(let advances): advances.asciiScale
    }
  }

  func advance(of cluster: GraphemeCluster) -> Double {
    switch self {
    case .system(let advances): advances.advance(of: cluster)
    case .helvetica(let advances): advances.advance(of: cluster)
    case .monospaced(let advances): advances.advance(of: cluster)
    }
  }
}
