import Foundation

/// What playing a trace has measured. Times are in microseconds.
public struct TraceFigures: Equatable, Sendable {
  /// Everything before the first step, from no solver at all: the median of several builds.
  public var build = 0.0
  /// The mean step (the suggestions of one `S` line and the update) of a pass that begins with the
  /// first step after the build: the median of several passes. When the steps are replayed for
  /// some time, the mean of that replay.
  public var step = 0.0
  /// The median step, less what reading the clock takes.
  public var stepMedian = 0.0
  /// The first step after a build: the median of several builds.
  public var first = 0.0
  /// The mean removal of one constraint, when all are removed in the order they were added.
  public var remove = 0.0
  /// The bytes that the solver holds after the build.
  public var bytes = 0
  /// How many constraints, edit variables, steps of one pass, and removals were refused.
  public var refused = 0
  /// The largest error of a required constraint, after the build and after the last step.
  public var worstRequired = 0.0
  /// Σ weight · error after the last step, edit variables included: strong counts 1e6, medium
  /// 1e3, weak 1, and the levels between them in proportion of their logarithms.
  public var objective = 0.0
  /// The sum of all values after the last step.
  public var checksum = 0.0

  /// The figures in one line.
  public var line: String {
    let times = [
      ("build_us", build), ("step_us", step), ("step_median_us", stepMedian), ("first_us", first),
      ("remove_us", remove),
    ]
    let parts =
      times.map { "\($0.0)=\(Self.text("%.4g", $0.1))" } + [
        "memKB=\(Self.text("%.1f", Double(bytes) / 1024))", "fail=\(refused)",
        "maxReqViol=\(Self.text("%.3g", worstRequired))", "obj=\(Self.text("%.9g", objective))",
        "chk=\(Self.text("%.9g", checksum))",
      ]
    return parts.joined(separator: " ")
  }

  private static func text(_ format: String, _ value: Double) -> String {
    String(format: format, value)
  }
}
