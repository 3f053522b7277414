import SolverTraces
import Testing

@Suite("Playing traces")
struct TracePlayerTests {
  @Test("the solver takes all of a generated trace, and required constraints hold")
  func generated() {
    for example in Example.all {
      let figures = TracePlayer(example.trace, roundSeconds: 0).play()
      #expect(figures.refused == 0, "\(example.testDescription)")
      #expect(figures.worstRequired < 1e-6, "\(example.testDescription)")
      #expect(figures.objective.isFinite && figures.checksum.isFinite)
    }
  }

  @Test("built in one batch or one by one, the values are the same", arguments: Example.all)
  func buildings(example: Example) {
    let batch = TracePlayer(example.trace, roundSeconds: 0).play()
    let oneByOne = TracePlayer(example.trace, building: .oneByOne, roundSeconds: 0).play()
    #expect(oneByOne.refused == 0)
    #expect(abs(batch.checksum - oneByOne.checksum) < 1e-6)
    #expect(abs(batch.objective - oneByOne.objective) < 1e-6 * max(1, batch.objective))
  }

  @Test("the figures say what the last step left")
  func figures() throws {
    let trace = try Trace(
      parsing: """
        V 2
        C 0 1 1 -10 1 0 1
        C 3 2 0 -4 1 1 1
        E 0 1 1
        E 1 2 3
        S 2 0 6 1 1
        S 2 0 12.5 1 7
        """, file: "f")
    let figures = TracePlayer(trace, roundSeconds: 0).play()
    // x0 <= 10 keeps x0 from 12.5, at strong; x1 is 7 as edited, 3 from the weak 4 that counts 2.
    #expect(figures.checksum == 17)
    #expect(figures.objective == 2.5 * 1e6 + 3 * 2)
    #expect(figures.refused == 0 && figures.worstRequired == 0)
    #expect(figures.line.hasSuffix("fail=0 maxReqViol=0 obj=2500006 chk=17"))
    let names = figures.line.split(separator: " ").map { $0.prefix { $0 != "=" } }
    let expected =
      "build_us step_us step_median_us first_us remove_us memKB fail maxReqViol obj chk"
    #expect(names == expected.split(separator: " "))
  }

  @Test("what is refused is counted, and the rest is played")
  func refusals() throws {
    let trace = try Trace(
      parsing: """
        V 1
        C 0 1 0 -1 1 0 1
        C 0 1 0 -2 1 0 1
        C 0 1 0 -1 1 0 2
        E 0 1 1
        S 1 0 5
        """, file: "f")
    let figures = TracePlayer(trace, roundSeconds: 0).play()
    #expect(figures.refused == 2 && figures.worstRequired == 0 && figures.checksum == 1)
  }

  @Test("a trace without steps, or without anything, has figures too")
  func empty() throws {
    for text in ["V 0", "V 1\nC 0 1 0 -3 1 0 1", "V 1\nE 0 1 1\nS 0"] {
      let figures = TracePlayer(try Trace(parsing: text, file: "f"), roundSeconds: 0).play()
      #expect(figures.refused == 0)
      #expect(figures.checksum == (text.contains("C") ? 3 : 0))
    }
  }
}
