import SolverTraces
import Testing

@Suite("Generating traces")
struct TraceGeneratorTests {
  @Test("the same kind and size give the same trace", arguments: Example.all)
  func repeatable(example: Example) {
    #expect(example.trace == example.trace)
    #expect(!example.trace.steps.isEmpty)
  }

  @Test("a size that makes no sense is moved to the nearest that does")
  func sizes() {
    for kind in TraceGenerator.Kind.allCases {
      #expect(TraceGenerator(kind, size: .min, steps: -1).size == kind.sizes.lowerBound)
      #expect(TraceGenerator(kind, size: .max).size == kind.sizes.upperBound)
      #expect(TraceGenerator(kind, size: .min, steps: .min).trace.variableCount > 0)
    }
  }

  @Test("the crossing chain is above and below its narrowest width by turns")
  func crossing() throws {
    let boxes = 5.0
    let narrowest = boxes * 16 + (boxes + 1) * 12
    let steps = TraceGenerator(.chainx, size: 5, steps: 60).trace.steps
    let signs = steps.map { $0[0].value > narrowest }
    #expect(signs == (0..<60).map { $0.isMultiple(of: 2) })
  }

  @Test("the crossing chain pushes its container out again at every other step")
  func crossingMoves() throws {
    for (steps, isWide) in [(1, true), (2, false)] {
      let trace = TraceGenerator(.chainx, size: 3, steps: steps).trace
      let figures = TracePlayer(trace, roundSeconds: 0).play()
      // Below the narrowest width the edit misses its value, at strong: by 1 or 2.
      #expect((figures.objective < 1) == isWide)
    }
  }
}
