import Cassowary

extension FuzzProgram {
  /// Reads commands off the front of bytes; behind their end there are zeros.
  struct Reader {
    var bytes: ArraySlice<UInt8>
    var isOrdinary = true
    private var variablesMade = 0
    private var constraintsMade = 0

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }
  }
}

extension FuzzProgram.Reader {
  mutating func command(depth: Int) -> FuzzCommand {
    if variablesMade == 0 { return makeVariable() }
    switch byte() % 32 {
    case 0..<4: return makeVariable()
    case 4..<13: return add()
    case 13..<15: return .remove(constraintNumber())
    case 15..<17: return .setConstant(constraintNumber(), constant())
    case 17..<19: return .setStrength(constraintNumber(), strength())
    case 19..<21: return .edit(variableNumber(), strength())
    case 21..<25: return .suggest(variableNumber(), constant())
    case 25: return .endEdit(variableNumber())
    case 26: return .removeVariable(variableNumber())
    case 27: return .restore(constraintNumber(), constraint())
    case 28: return .ambiguities
    case 29, 30:
      let ends = FuzzBatchEnd.allCases
      let end = ends[byte() % ends.count]
      return .batch(commands(depth: depth), end)
    default: return .copy(commands(depth: depth))
    }
  }

  /// Up to seven commands, of which none has commands of its own below the second level.
  private mutating func commands(depth: Int) -> [FuzzCommand] {
    (0..<byte() % 8).map { _ in depth < 2 ? command(depth: depth + 1) : add() }
  }

  private mutating func makeVariable() -> FuzzCommand {
    // Systems stay small: what large ones would show, other tests do.
    guard variablesMade < 10 else { return .suggest(variableNumber(), constant()) }
    variablesMade += 1
    return .makeVariable(variablesMade - 1)
  }

  private mutating func add() -> FuzzCommand {
    constraintsMade += 1
    return .add(constraintsMade - 1, constraint())
  }

  private mutating func variableNumber() -> Int { byte() % variablesMade }

  private mutating func constraintNumber() -> Int { byte() % max(constraintsMade, 1) }

  private mutating func constraint() -> FuzzConstraint {
    let head = byte()
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual, .equal]
    let terms = (0..<head / 4 % 4 + (head < 240 ? 1 : 0)).map { _ in
      (variable: variableNumber(), coefficient: coefficient())
    }
    return FuzzConstraint(
      terms: terms, constant: constant(), relation: relations[head % 4], strength: strength())
  }

  private mutating func strength() -> FuzzStrength {
    let code = byte()
    let levels: [Int?] = [nil, nil, 750, 500, 250, 1, 1000, 499]
    guard isOrdinary || code < 192 else {
      return FuzzStrength(level: byte() * 8 - 16, weight: Self.absurd[byte() % Self.absurd.count])
    }
    let weights = [1.0, 1, 2, 0.5]
    return FuzzStrength(level: levels[code % 8], weight: weights[code / 8 % 4])
  }

  private mutating func coefficient() -> Double {
    let code = byte()
    let ordinary = [1.0, -1, 1, -1, 2, -2, 0.5, -3]
    return isOrdinary || code < 128
      ? ordinary[code % ordinary.count] : Self.absurd[code % Self.absurd.count]
  }

  private mutating func constant() -> Double {
    let code = byte()
    return isOrdinary || code < 128
      ? Double(code % 128 - 64) / (code < 160 ? 1 : 4) : Self.absurd[code % Self.absurd.count]
  }

  /// Large, small, not finite, and close to one another.
  private static let absurd = [
    1e308, -1e308, 1e-308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .nan, .infinity,
    -.infinity, 1e154, 1e-154, 1e16, -1e16, 1e-9, 1 + .ulpOfOne, 1 / 3, 0, -0.0, 1e9, -1e300,
    0x1p-1022,
  ]
}
