import Cassowary
import Foundation

/// How far the values of one solver drift from those of a new one, after very many suggestions.
public struct DriftFigures: Equatable, Sendable {
  /// How many suggestions were made.
  public var suggestions = 0
  /// How long they took, in seconds.
  public var seconds = 0.0
  /// The largest difference of any value, at any of the moments looked at.
  public var worst = 0.0
  /// At how many moments values were compared.
  public var comparisons = 0
  /// How many steps were refused.
  public var refused = 0

  /// The figures in one line.
  public var line: String {
    let seconds = String(format: "%.4g", seconds)
    let worst = String(format: "%.3g", worst)
    return "suggestions=\(suggestions) seconds=\(seconds) worst=\(worst) "
      + "compared=\(comparisons) fail=\(refused)"
  }
}

extension TracePlayer {
  /// Replays the steps on one solver until it has had so many suggestions, and compares its values
  /// at evenly spread moments with those of a new solver that has had only the last ones.
  public func drift(suggestions: Int, moments: Int = 100) -> DriftFigures {
    var figures = DriftFigures()
    guard trace.steps.contains(where: { !$0.isEmpty }) else { return figures }
    let clock = ContinuousClock()
    var subject = built()
    var course = Course(trace, Schedule(trace.steps, subject.handles.variables))
    for moment in 1...max(moments, 1) {
      let goal = Int(Double(suggestions) * Double(moment) / Double(max(moments, 1)))
      guard course.suggestions < goal else { continue }
      figures.seconds +=
        clock.measure { course.play(until: goal, &subject.solver) }.microseconds / 1e6
      figures.worst = max(figures.worst, difference(subject, course.suggested))
      figures.comparisons += 1
    }
    (figures.suggestions, figures.refused) = (course.suggestions, course.refused)
    return figures
  }

  /// The largest difference between a solver's values and those of a new one.
  private func difference(_ subject: Built, _ suggested: [Double?]) -> Double {
    var other = built()
    let variables = other.handles.variables
    try? other.solver.batch { solver throws(SolverError) in
      for (variable, value) in zip(variables, suggested) {
        if let value { try solver.suggest(value, for: variable) }
      }
    }
    return zip(values(subject), values(other)).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Goes through the steps again and again, and remembers what was suggested last.
  private struct Course {
    let steps: [[Trace.Suggestion]]
    let schedule: Schedule
    private var next = 0
    private(set) var suggestions = 0
    private(set) var refused = 0
    /// By the variables' numbers; what was refused is not in it.
    private(set) var suggested: [Double?]

    init(_ trace: Trace, _ schedule: Schedule) {
      (steps, self.schedule) = (trace.steps, schedule)
      suggested = Array(repeating: nil, count: trace.variableCount)
    }

    /// Plays whole steps until there were `goal` suggestions.
    mutating func play(until goal: Int, _ solver: inout Solver) {
      while suggestions < goal {
        if schedule.play(next..<next + 1, &solver) == 0 {
          for suggestion in steps[next] { suggested[suggestion.variable] = suggestion.value }
        } else {
          refused += 1
        }
        suggestions += steps[next].count
        next = (next + 1) % steps.count
      }
    }
  }
}
