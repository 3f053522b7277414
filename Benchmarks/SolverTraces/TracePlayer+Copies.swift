import Cassowary
import Foundation

/// What a copy of a solver costs when it is changed, and how much the steps allocate.
public struct CopyFigures: Equatable, Sendable {
  /// How many copies were made.
  public var copies = 0
  /// The median time to make a copy and take the first step on it, in microseconds.
  public var copy = 0.0
  /// The median number of heap allocations in that; `nil` when nobody counts them.
  public var copyAllocations: Int?
  /// How many steps were counted, after those to warm up.
  public var steps = 0
  /// The heap allocations of these steps together; `nil` when nobody counts them.
  public var stepAllocations: Int?

  /// The figures in one line.
  public var line: String {
    let count = copyAllocations.map { "\($0)" } ?? "unknown"
    let mean = stepAllocations.map { String(format: "%.4g", Double($0) / Double(max(steps, 1))) }
    return "copies=\(copies) \(String(format: "copy_us=%.4g", copy)) copy_allocations=\(count) "
      + "steps=\(steps) step_allocations=\(mean ?? "unknown")"
  }
}

extension TracePlayer {
  /// Steps without looking, then counts what one pass over the steps allocates, then makes copies
  /// and takes one step on each.
  public func copyCosts(copies: Int = 101, warmUp: Int = 100) -> CopyFigures {
    var figures = CopyFigures()
    guard !trace.steps.isEmpty else { return figures }
    var subject = built()
    let schedule = Schedule(trace.steps, subject.handles.variables)
    let count = trace.steps.count
    for step in 0..<warmUp { _ = schedule.play(step % count..<step % count + 1, &subject.solver) }
    figures.steps = count
    figures.stepAllocations = allocations { _ = schedule.play(0..<count, &subject.solver) }
    let clock = ContinuousClock()
    var (times, counts): ([Double], [Int?]) = ([], [])
    for number in 0..<copies {
      let step = number % count
      var copy = Solver()
      var time = Duration.zero
      counts.append(
        allocations {
          time = clock.measure {
            copy = subject.solver
            _ = schedule.play(step..<step + 1, &copy)
          }
        })
      times.append(time.microseconds)
    }
    figures.copies = copies
    figures.copy = times.median
    let known = counts.compactMap { $0 }.sorted()
    figures.copyAllocations = known.isEmpty ? nil : known[known.count / 2]
    return figures
  }
}
