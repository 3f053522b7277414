import SolverTraces
import Testing

/// A trace to generate.
struct Example: CustomTestStringConvertible, Sendable {
  let kind: TraceGenerator.Kind
  let size: Int

  /// Small enough for a debug build.
  var trace: Trace { TraceGenerator(kind, size: size, steps: 24).trace }

  var testDescription: String { "\(kind.rawValue) \(size)" }

  static let all =
    [1, 2, 5].flatMap { size in TraceGenerator.Kind.allCases.map { Example(kind: $0, size: size) } }
    + [Example(kind: .cell, size: 40), Example(kind: .random, size: 24)]
}
