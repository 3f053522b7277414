import Cassowary

/// How a trace writes strengths: 0 required, 1 strong, 2 medium, 3 weak, 4…1000 that level itself.
enum StrengthCode {
  static func code(of strength: Strength) -> Int {
    switch strength.level {
    case nil: 0
    case 750: 1
    case 500: 2
    case 250: 3
    case .some(let level): level
    }
  }

  static func level(code: Int) -> Int {
    switch code {
    case 1: 750
    case 2: 500
    case 3: 250
    default: code
    }
  }
}

extension Fields {
  /// The fields `s w`.
  mutating func strength() throws(TraceError) -> Strength {
    let code = try integer("strength", in: 0...1000)
    let weight = try number("weight")
    do {
      // A weight that is not one is refused for required constraints too, though it counts nothing.
      let strength = try Strength(level: StrengthCode.level(code: max(code, 1)), weight: weight)
      return code == 0 ? .required : strength
    } catch {
      throw self.error("the weight is \(weight), not above 0")
    }
  }
}
