import Cassowary

/// Plays a trace with a ``Solver`` and measures it.
public struct TracePlayer: Sendable {
  /// How everything before the first step is added.
  public enum Building: Sendable {
    /// In one batch, as an application does that builds a screen. When the solver refuses the
    /// batch, what it takes is added one by one after all; the refused batch counts in the time.
    case batch
    /// One call after another, each of which solves.
    case oneByOne
  }

  /// The trace.
  public let trace: Trace
  let plan: BuildPlan
  /// How it is built.
  public let building: Building
  /// For how long the steps are replayed on one solver.
  public let seconds: Double
  /// For how long builds are repeated, and then passes over the steps, for medians; each at least once.
  public let roundSeconds: Double
  /// For how long single steps are timed, for a median; at least ``medianSteps``.
  let medianSeconds = 0.25
  /// How many steps a median needs at least: one step in a while may be far from the others.
  static let medianSteps = 11

  /// A player of `trace`.
  public init(
    _ trace: Trace, building: Building = .batch, seconds: Double = 0, roundSeconds: Double = 0.2
  ) {
    self.trace = trace
    plan = BuildPlan(trace)
    self.building = building
    self.seconds = seconds
    self.roundSeconds = roundSeconds
  }

  /// Builds, steps, and removes everything again.
  public func play() -> TraceFigures {
    var figures = TraceFigures()
    measureBuilds(&figures)
    var built = measurePasses(&figures)
    measureSteps(&built, &figures)
    figures.worstRequired = max(figures.worstRequired, worstRequired(built))
    figures.checksum = values(built).reduce(0, +)
    figures.objective = objective(built)
    measureRemoval(&built, &figures)
    return figures
  }

  /// A solver in which a trace has been built.
  struct Built {
    var solver = Solver()
    var handles = Handles()
  }

  /// What a caller of the solver keeps beside it.
  struct Handles {
    var variables: [Variable] = []
    /// Beside the constraints of the trace; `nil` where one was refused.
    var constraints: [ConstraintID?] = []
    var refused = 0

    /// No handles, but room for those of `trace`.
    init(roomFor trace: Trace? = nil) {
      variables.reserveCapacity(trace?.variableCount ?? 0)
      constraints.reserveCapacity(trace?.items.count ?? 0)
    }
  }
}
