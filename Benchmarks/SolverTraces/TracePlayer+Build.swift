import Cassowary

extension TracePlayer {
  /// Builds from nothing, again and again: the median of what that takes.
  func measureBuilds(_ figures: inout TraceFigures) {
    let clock = ContinuousClock()
    let start = clock.now
    var builds: [Double] = []
    repeat {
      var built = Built(handles: Handles(roomFor: trace))
      let bytes = liveBytes()
      builds.append(clock.measure { build(&built.solver, &built.handles) }.microseconds)
      figures.bytes = liveBytes() - bytes
    } while start.duration(to: clock.now).microseconds < roundSeconds * 1e6
    figures.build = builds.median
  }

  /// Plays the steps once after a build, again and again: medians of what that takes. The last solver
  /// stays, as it is after its last step.
  func measurePasses(_ figures: inout TraceFigures) -> Built {
    let clock = ContinuousClock()
    let start = clock.now
    var (firsts, steps): ([Double], [Double]) = ([], [])
    while true {
      var built = built()
      figures.worstRequired = worstRequired(built)
      let pass = Schedule(trace.steps, built.handles.variables).playAll(&built.solver)
      firsts.append(pass.first)
      steps.append(pass.whole / Double(max(trace.steps.count, 1)))
      guard start.duration(to: clock.now).microseconds > roundSeconds * 1e6 else { continue }
      figures.refused = built.handles.refused + pass.refused
      (figures.first, figures.step) = (firsts.median, steps.median)
      return built
    }
  }

  /// A solver in which the trace has just been built.
  func built() -> Built {
    var built = Built(handles: Handles(roomFor: trace))
    build(&built.solver, &built.handles)
    return built
  }

  private func build(_ solver: inout Solver, _ handles: inout Handles) {
    solver.reserveCapacity(
      variables: trace.variableCount, constraints: plan.actions.count, terms: plan.termCount)
    handles.variables = solver.makeVariables(trace.variableCount)
    let terms = plan.terms(over: handles.variables)
    if building == .batch, addAll(terms, &solver, &handles) { return }
    handles.constraints.removeAll(keepingCapacity: true)
    for action in plan.actions {
      do throws(SolverError) {
        try add(action, terms, &solver, &handles)
      } catch {
        handles.refused += 1
        if case .constraint = action { handles.constraints.append(nil) }
      }
    }
  }

  /// Adds everything in one batch: false when the solver refuses it.
  private func addAll(
    _ terms: [LinearExpression.Term], _ solver: inout Solver, _ handles: inout Handles
  ) -> Bool {
    do throws(SolverError) {
      try solver.batch { solver throws(SolverError) in
        for action in plan.actions { try add(action, terms, &solver, &handles) }
      }
      return true
    } catch {
      return false
    }
  }

  @inline(__always)
  private func add(
    _ action: BuildPlan.Action, _ terms: [LinearExpression.Term], _ solver: inout Solver,
    _ handles: inout Handles
  ) throws(SolverError) {
    switch action {
    case .constraint(let range, let constant, let relation, let strength):
      handles.constraints.append(
        try solver.add(
          terms.span.extracting(range), constant: constant, relation, strength: strength))
    case .edit(let variable, let strength):
      try solver.addEditVariable(handles.variables[variable], strength: strength)
    }
  }

  /// Removes all constraints in the order they were added; the edit variables stay.
  func measureRemoval(_ built: inout Built, _ figures: inout TraceFigures) {
    let handles = built.handles.constraints.compactMap { $0 }
    let time = ContinuousClock().measure {
      for handle in handles where (try? built.solver.remove(handle)) == nil {
        figures.refused += 1
      }
    }
    figures.remove = handles.isEmpty ? 0 : time.microseconds / Double(handles.count)
  }
}
