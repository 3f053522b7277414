import SolverTraces
import Testing

@Suite("The command line of solver-replay")
struct CommandLineTests {
  @Test("every command is understood")
  func commands() throws {
    #expect(try ReplayCommand(["script"]) == .script)
    #expect(try ReplayCommand(["trace", "f"]) == .trace(file: "f", .batch, seconds: 0))
    #expect(
      try ReplayCommand(["trace", "f", "0.5", "--one-by-one"])
        == .trace(file: "f", .oneByOne, seconds: 0.5))
    #expect(
      try ReplayCommand(["generate", "grid", "8"]) == .generate(TraceGenerator(.grid, size: 8)))
    #expect(try ReplayCommand(["drift", "f"]) == .drift(file: "f", suggestions: 10_000_000))
    #expect(try ReplayCommand(["drift", "f", "7"]) == .drift(file: "f", suggestions: 7))
    #expect(try ReplayCommand(["churn", "f"]) == .churn(file: "f", times: 10_000))
    #expect(try ReplayCommand(["churn", "f", "3"]) == .churn(file: "f", times: 3))
    #expect(try ReplayCommand(["copy", "f"]) == .copy(file: "f"))
    #expect(
      try ReplayCommand(["scaling", "chain", "5", "10"])
        == .scaling([TraceGenerator(.chain, size: 5), TraceGenerator(.chain, size: 10)]))
    #expect(try ReplayCommand(["trace", "--help"]) == .help)
  }

  @Test(
    "what makes no sense is an error of one line",
    arguments: [
      [], ["play"], ["script", "f"], ["trace"], ["trace", "f", "1", "2"], ["trace", "f", "soon"],
      ["trace", "f", "-1"], ["trace", "f", "nan"], ["trace", "f", "--fast"], ["generate"],
      ["generate", "chain"], ["generate", "tree", "3"], ["generate", "chain", "0"],
      ["generate", "chain", "many"], ["generate", "grid", "101"], ["generate", "cell", "1", "2"],
      ["drift"], ["drift", "f", "0"], ["drift", "f", "1", "2"], ["churn"], ["churn", "f", "1.5"],
      ["copy"], ["copy", "f", "g"], ["scaling"], ["scaling", "chain"], ["scaling", "cell", "5"],
      ["scaling", "grid", "5", "0"],
    ])
  func errors(arguments: [String]) {
    #expect {
      try ReplayCommand(arguments)
    } throws: {
      $0 is UsageError && !"\($0)".contains("\n") && !"\($0)".isEmpty
    }
  }
}
