import Cassowary
import Foundation

/// What it costs to remove a constraint and add it again, at first and after many times.
public struct ChurnFigures: Equatable, Sendable {
  /// How often the constraint was removed and added again.
  public var times = 0
  /// The mean of the first tenth, in microseconds for both calls.
  public var first = 0.0
  /// The mean of the last tenth.
  public var last = 0.0
  /// The bytes that the solver held before.
  public var bytesBefore = 0
  /// The bytes that it holds afterwards.
  public var bytesAfter = 0
  /// How many of the calls were refused.
  public var refused = 0

  /// The figures in one line.
  public var line: String {
    let parts = [
      "times=\(times)", String(format: "first_us=%.4g", first),
      String(format: "last_us=%.4g", last),
      String(format: "memKB_before=%.1f", Double(bytesBefore) / 1024),
      String(format: "memKB_after=%.1f", Double(bytesAfter) / 1024), "fail=\(refused)",
    ]
    return parts.joined(separator: " ")
  }
}

extension TracePlayer {
  /// Removes the constraint in the middle of those taken and adds it again, so many times.
  public func churn(times: Int) -> ChurnFigures {
    var figures = ChurnFigures()
    let start = liveBytes()
    var subject = built()
    figures.bytesBefore = liveBytes() - start
    figures.bytesAfter = figures.bytesBefore
    let taken = subject.handles.constraints.compactMap { $0 }
    guard var handle = taken.isEmpty ? nil : taken[taken.count / 2] else { return figures }
    let clock = ContinuousClock()
    let tenth = max(times / 10, 1)
    for time in 0..<times {
      let elapsed = clock.measure {
        do throws(SolverError) {
          let constraint = try subject.solver.remove(handle)
          handle = try subject.solver.add(constraint)
        } catch {
          figures.refused += 1
        }
      }
      if time < tenth { figures.first += elapsed.microseconds / Double(tenth) }
      if time >= times - tenth { figures.last += elapsed.microseconds / Double(tenth) }
    }
    figures.times = times
    figures.bytesAfter = liveBytes() - start
    return figures
  }
}
