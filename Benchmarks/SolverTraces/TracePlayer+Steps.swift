import Cassowary

extension TracePlayer {
  /// The steps, with the handles that the solver has issued.
  struct Schedule {
    /// The suggestions of all steps, one after another, and where those of each begin.
    private let suggestions: [(variable: Variable, value: Double)]
    private let starts: [Int]

    private var count: Int { starts.count - 1 }

    init(_ steps: [[Trace.Suggestion]], _ variables: [Variable]) {
      suggestions = steps.joined().map { (variables[$0.variable], $0.value) }
      starts = steps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    /// Plays some of the steps and counts those that the solver refuses.
    func play(_ indices: Range<Int>, _ solver: inout Solver) -> Int {
      let suggestions = suggestions.span
      var refused = 0
      for index in indices {
        do throws(SolverError) {
          try solver.suggest(suggestions.extracting(starts[index]..<starts[index + 1]))
        } catch {
          refused += 1
        }
      }
      return refused
    }

    /// Plays all steps: the time of the first and of all together, and how many were refused.
    func playAll(_ solver: inout Solver) -> (first: Double, whole: Double, refused: Int) {
      guard count > 0 else { return (0, 0, 0) }
      let clock = ContinuousClock()
      var refused = 0
      let first = clock.measure { refused += play(0..<1, &solver) }
      let rest = clock.measure { refused += play(1..<count, &solver) }
      return (first.microseconds, (first + rest).microseconds, refused)
    }
  }

  /// Replays the steps for the mean, if it is for some time, then once more for the median.
  func measureSteps(_ built: inout Built, _ figures: inout TraceFigures) {
    guard !trace.steps.isEmpty else { return }
    let schedule = Schedule(trace.steps, built.handles.variables)
    var (passes, elapsed) = (0, 0.0)
    while elapsed < seconds * 1e6 {
      elapsed += schedule.playAll(&built.solver).whole
      passes += 1
      figures.step = elapsed / Double(passes * trace.steps.count)
    }
    figures.stepMedian = medianStep(schedule, &built.solver)
    // The median may have ended anywhere; the values to look at are those after the last step.
    _ = schedule.play(trace.steps.indices.suffix(1), &built.solver)
  }

  /// The median of one more pass, less the median of reading the clock and doing nothing.
  private func medianStep(_ schedule: Schedule, _ solver: inout Solver) -> Double {
    let clock = ContinuousClock()
    let nothing = (0..<1_001).map { _ in clock.measure {}.microseconds }.median
    let start = clock.now
    var times: [Double] = []
    for step in trace.steps.indices {
      times.append(
        clock.measure { _ = schedule.play(step..<step + 1, &solver) }.microseconds)
      let elapsed = start.duration(to: clock.now).microseconds
      if times.count >= Self.medianSteps, elapsed > medianSeconds * 1e6 { break }
    }
    return max(times.median - nothing, 0)
  }
}

extension Duration {
  /// The duration in microseconds.
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}

extension [Double] {
  /// The middle one; 0 when there are none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
