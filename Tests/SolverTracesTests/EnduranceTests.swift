import SolverTraces
import Testing

@Suite("Traces played for long, and by size")
struct EnduranceTests {
  private func player(_ text: String) throws -> TracePlayer {
    TracePlayer(try Trace(parsing: text, file: "f"))
  }

  @Test("many suggestions leave the values of a new solver", arguments: Example.all)
  func drift(example: Example) {
    let trace = example.trace
    let figures = TracePlayer(trace).drift(suggestions: 200, moments: 7)
    guard trace.steps.contains(where: { !$0.isEmpty }) else { return }
    // Steps are played whole.
    let longest = trace.steps.map(\.count).max() ?? 0
    #expect((200..<200 + longest).contains(figures.suggestions))
    #expect(figures.comparisons == 7 && figures.refused == 0)
    #expect(figures.worst < 1e-7)
  }

  @Test("a step that is refused is not among those that the new solver has had")
  func refusedDrift() throws {
    let text = "V 1\nC 0 1 1 -10 1 0 1\nE 0 0 1\nS 1 0 4\nS 1 0 11\nS 1 0 6"
    let figures = try player(text).drift(suggestions: 30, moments: 30)
    #expect(figures.suggestions == 30 && figures.comparisons == 30)
    #expect(figures.refused == 10 && figures.worst == 0)
    #expect(figures.line.hasSuffix(" worst=0 compared=30 fail=10"))
  }

  @Test("a trace that suggests nothing does not drift", arguments: ["V 0", "V 1\nE 0 1 1\nS 0"])
  func noDrift(text: String) throws {
    let figures = try player(text).drift(suggestions: 5)
    #expect(figures.suggestions == 0 && figures.comparisons == 0 && figures.worst == 0)
  }

  @Test("a constraint is removed and added as often as asked", arguments: Example.all)
  func churn(example: Example) {
    let figures = TracePlayer(example.trace).churn(times: 15)
    #expect(figures.times == 15 && figures.refused == 0)
    let names = figures.line.split(separator: " ").map { $0.prefix { $0 != "=" } }
    #expect(names == ["times", "first_us", "last_us", "memKB_before", "memKB_after", "fail"])
  }

  @Test("where there is no constraint, none is removed")
  func noChurn() throws {
    #expect(try player("V 1\nE 0 1 1").churn(times: 5).times == 0)
  }

  @Test("copies and steps are made as often as the figures say")
  func copies() {
    let trace = TraceGenerator(.chain, size: 3, steps: 8).trace
    var figures = TracePlayer(trace).copyCosts(copies: 5, warmUp: 3)
    #expect(figures.copies == 5 && figures.steps == 8)
    // Nobody counts allocations here.
    #expect(figures.copyAllocations == nil && figures.stepAllocations == nil)
    #expect(figures.line.hasPrefix("copies=5 copy_us="))
    #expect(figures.line.hasSuffix(" copy_allocations=unknown steps=8 step_allocations=unknown"))
    (figures.copyAllocations, figures.stepAllocations) = (3, 4)
    #expect(figures.line.hasSuffix(" copy_allocations=3 steps=8 step_allocations=0.5"))
  }

  @Test("growth is told for every doubling of the size")
  func scaling() {
    let small = ScalingFigures(size: 10, build: 100, step: 3)
    let large = ScalingFigures(size: 40, build: 1_600, step: 3)
    #expect(small.line(after: nil) == "size=10 build_us=100 step_us=3 fail=0")
    let growth = "build_per_doubling=4 step_per_doubling=1"
    #expect(large.line(after: small) == "size=40 build_us=1600 step_us=3 \(growth) fail=0")
    #expect(small.line(after: large) == "size=10 build_us=100 step_us=3 \(growth) fail=0")
    #expect(small.line(after: small) == small.line(after: nil))
  }

  @Test("a size is measured by the trace that is generated for it")
  func measuredScaling() {
    let generator = TraceGenerator(.chain, size: 4, steps: 5)
    let figures = ScalingFigures(measuring: generator, roundSeconds: 0)
    #expect(figures.size == 4 && figures.refused == 0)
  }
}
