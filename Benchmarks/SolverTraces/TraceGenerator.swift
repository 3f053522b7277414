import Cassowary

/// Makes traces by rule: the same kind and size give the same trace, on every machine.
public struct TraceGenerator: Equatable, Sendable {
  /// What a trace is like.
  public enum Kind: String, CaseIterable, Sendable {
    /// Boxes in a row, as wide as each other, with a least width; their container is resized.
    case chain
    /// The same, and every step crosses the width at which all boxes are as narrow as they may be.
    case chainx
    /// The cell of a table, which lays out one row a step.
    case cell
    /// Rows and columns of boxes, whose container is resized both ways.
    case grid
    /// Random constraints, all of which hold at some point.
    case random

    /// The sizes that make sense.
    public var sizes: ClosedRange<Int> {
      switch self {
      case .chain, .chainx, .random: 1...20_000
      case .cell: 1...1_000_000
      case .grid: 1...100
      }
    }
  }

  /// What the trace is like.
  public let kind: Kind
  /// How many boxes, rows of the table, boxes a side, or variables.
  public let size: Int
  /// How many steps; a cell's are its size.
  public let steps: Int

  /// A generator; a size that makes no sense is moved to the nearest that does.
  public init(_ kind: Kind, size: Int, steps: Int = 1_000) {
    self.kind = kind
    self.size = min(max(size, kind.sizes.lowerBound), kind.sizes.upperBound)
    self.steps = max(steps, 0)
  }

  /// The trace.
  public var trace: Trace {
    switch kind {
    case .chain, .chainx: chain(crossing: kind == .chainx)
    case .cell: cell()
    case .grid: grid()
    case .random: random()
    }
  }

  /// Goes up by one a step to the middle of the steps, and down again.
  func sweep(_ step: Int) -> Double { Double(min(step, steps - step)) }
}

extension Trace {
  /// Adds a variable.
  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds the constraint `terms + constant relation 0`.
  mutating func add(
    _ terms: KeyValuePairs<Int, Double>, _ constant: Double = 0, _ relation: Relation = .equal,
    _ strength: Strength = .required
  ) {
    let terms = terms.map { TraceConstraint.Term($0.key, $0.value) }
    items.append(
      .constraint(TraceConstraint(terms, constant, relation, strength: strength)))
  }

  /// Adds an edit variable.
  mutating func edit(_ variable: Int, _ strength: Strength = .strong) {
    items.append(.edit(variable: variable, strength: strength))
  }
}
