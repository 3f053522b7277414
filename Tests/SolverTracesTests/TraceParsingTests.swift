import Cassowary
import SolverTraces
import Testing

@Suite("Reading traces")
struct TraceParsingTests {
  @Test("a trace is read into values")
  func values() throws {
    let trace = try Trace(
      parsing: """
        # two boxes
        V 2

        C 0 1 1 -10.5 2 0 1 1 -2
        C 4 0.5 2 0 0
        E 1 2 3
        S 1 1 7
        S 0
        """, file: "boxes.txt")
    #expect(trace.variableCount == 2)
    #expect(
      trace.constraints == [
        TraceConstraint([.init(0, 1), .init(1, -2)], -10.5, .lessThanOrEqual),
        TraceConstraint([], 0, .greaterThanOrEqual, strength: try .init(level: 4, weight: 0.5)),
      ])
    #expect(trace.edits.map(\.variable) == [1])
    #expect(trace.edits.map(\.strength) == [try .init(level: 500, weight: 3)])
    #expect(trace.steps.map(\.count) == [1, 0])
    #expect(trace.steps[0][0].variable == 1 && trace.steps[0][0].value == 7)
  }

  @Test("lines may end as they do elsewhere, and a second V starts over")
  func lineEnds() throws {
    let trace = try Trace(parsing: "V 1\r\nE 0 1 1\r\nV 3\r\nC 0 1 0 1 1 2 1\r\n", file: "f")
    #expect(trace.variableCount == 3 && trace.items.count == 1 && trace.edits.isEmpty)
  }

  private static let notWhole =
    "f:1: the number of variables \"9999999999999999999\" is no whole number"

  @Test(
    "an error names the file, the line and what is wrong with it",
    arguments: [
      ("", "f:1: there is no V line"),
      ("# nothing\n", "f:2: there is no V line"),
      ("C 0 1 0 0 0", "f:1: there is no V line before this one"),
      ("V", "f:1: the line ends before the number of variables"),
      ("V -1", "f:1: the number of variables is -1, not 0 to 1000000"),
      ("V 2.5", "f:1: the number of variables \"2.5\" is no whole number"),
      ("V 9999999999999999999", notWhole),
      ("V 1 2", "f:1: \"2\" is more than the line has place for"),
      ("V 1\nD 1 0 1 0 0 0", "f:2: no command of a trace is called \"D\""),
      ("V 1\nC 1001 1 0 0 0", "f:2: the strength is 1001, not 0 to 1000"),
      ("V 1\nC 1 0 0 0 0", "f:2: the weight is 0.0, not above 0"),
      ("V 1\nC 1 1 3 0 0", "f:2: the relation is 3, not 0 to 2"),
      ("V 1\nC 1 1 0 nan 0", "f:2: the constant \"nan\" is no finite number"),
      ("V 1\nC 1 1 0 1e999 0", "f:2: the constant \"1e999\" is no finite number"),
      ("V 1\nC 1 1 0 0 2 0 1", "f:2: 2 terms take 2 fields each, and there are 2"),
      ("V 1\nC 1 1 0 0 1 0", "f:2: 1 terms take 2 fields each, and there are 1"),
      ("V 1\nC 1 1 0 0 \(Int.max)", "f:2: \(Int.max) terms take 2 fields each, and there are 0"),
      ("V 1\nC 1 1 0 0 1 1 1", "f:2: there is no variable 1, only 1"),
      ("V 1\nC 1 1 0 0 1 -1 1", "f:2: the variable is -1, not at least 0"),
      ("V 1\nE 1 1 1", "f:2: there is no variable 1, only 1"),
      ("V 1\nE 0 1 1\nE 0 1 1", "f:3: variable 0 is an edit variable already"),
      ("V 1\nS 1 0 5", "f:2: variable 0 is no edit variable"),
      ("V 1\nE 0 1 1\nS 1 0 x", "f:3: the value \"x\" is no finite number"),
      ("V 1\nE 0 1 1\n\nS 1 0 1\nC 0 1 0 0 0", "f:5: the steps have begun already"),
    ])
  func errors(text: String, message: String) {
    #expect {
      try Trace(parsing: text, file: "f")
    } throws: {
      "\($0)" == message
    }
  }

  @Test("a trace written as text is read back as the same values", arguments: Example.all)
  func roundTrip(example: Example) throws {
    let trace = example.trace
    #expect(try Trace(parsing: trace.text, file: "generated") == trace)
  }

  @Test("the text keeps every bit of a number and every strength")
  func roundTripOfOddNumbers() throws {
    let text = """
      V 2
      C 0 1.0 0 0.1 1 0 5e-324
      C 1 1.0 1 -0.0 1 1 1.7976931348623157e+308
      C 2 0.3333333333333333 2 1e-05 2 0 -1.0 0 2.0
      C 3 2.0 0 100000000000000000.0 0
      C 1000 1.0 0 3.0 1 0 1.0
      E 1 700 1.5
      S 1 1 0.30000000000000004

      """
    let trace = try Trace(parsing: text, file: "odd")
    #expect(try Trace(parsing: trace.text, file: "odd") == trace)
    #expect(trace.text == text.replacing("100000000000000000.0", with: "1e+17"))
  }
}
