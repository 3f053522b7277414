extension View {
  /// Runs the passes of a layout in their order, from its root, until nothing changes any more.
  ///
  /// A call from within a pass runs its rounds inside those of the call around it; they share one
  /// budget. Only while the engine solves, and asks views for their contents, there is nothing that
  /// could be placed: what has changed is for the next round.
  func runPasses(isStrict: Bool) throws(LayoutError) {
    if let runningLayout, runningLayout.isSolving { return }
    let isOutermost = runningLayout == nil
    let running = runningLayout ?? RunningLayout()
    runningLayout = running
    running.depth += 1
    if let layoutEngine, layoutEngine.surroundingsAreOthers(for: self) { needLayoutInside() }
    defer {
      running.depth -= 1
      if isOutermost { runningLayout = nil }
    }
    let before = isStrict && passesAreNeeded ? FramesOfLayout(self) : nil
    do throws(LayoutError) {
      try runRounds(isStrict: isStrict, isOutermost: isOutermost, running)
    } catch {
      before?.restore()
      // What the engine has is not what was placed any more.
      if before != nil { layoutEngine?.changes.isStructural = true }
      throw error
    }
  }

  private func runRounds(
    isStrict: Bool, isOutermost: Bool, _ running: RunningLayout
  ) throws(LayoutError) {
    var rounds = 0
    while passesAreNeeded {
      guard rounds < RunningLayout.mostRounds, running.beginRound() else {
        let views = feedbackViews(running)
        running.isGivenUp = true
        passesAreNeeded = isStrict || !isOutermost
        throw .feedbackLoop(views: views)
      }
      rounds += 1
      try runRound(isStrict: isStrict, running)
      if isOutermost, running.hasNestedRounds {
        // Calls inside have moved views below others that were on their way down.
        running.hasNestedRounds = false
        passesAreNeeded = true
      }
    }
  }

  private func runRound(isStrict: Bool, _ running: RunningLayout) throws(LayoutError) {
    passesAreNeeded = false
    if running.depth > 1 { running.hasNestedRounds = true } else { running.changers = [] }
    updateConstraintsPass()
    do {
      running.isSolving = true
      defer { running.isSolving = false }
      try solvePass(isStrict: isStrict)
    } catch {
      passesAreNeeded = isStrict
      throw error
    }
    layoutPass()
  }

  /// The views whose callbacks changed something in the last round, or are running; where it was
  /// none of them, those that something has changed about.
  private func feedbackViews(_ running: RunningLayout) -> [String] {
    var names: [String] = []
    for view in running.changers + running.callees where !names.contains(view.displayName) {
      names.append(view.displayName)
    }
    if !names.isEmpty { return names }
    forEachInLayout { view in
      if view.needsLayout || view.needsUpdateConstraints { names.append(view.displayName) }
    }
    for name in layoutEngine?.changes.names ?? [] where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Calls a callback of this view, and notes whether it changes what was to be laid out.
  func noteChanges(by callback: () -> Void) {
    let root = layoutRoot
    let before = root.changesNoted
    root.runningLayout?.callees.append(self)
    callback()
    _ = root.runningLayout?.callees.popLast()
    if root.changesNoted != before { root.runningLayout?.changers.append(self) }
  }
}

/// What the calls that run passes know of each other: there may be one inside another.
final class RunningLayout {
  /// So many times may callbacks of views ask for another layout in one call.
  static let mostRounds = 12
  /// So many calls may be inside each other: each takes room on the stack.
  private static let mostDepth = 12
  /// So many rounds may all calls together take: many views may each lay out at once.
  private static let mostRoundsInAll = 1_000

  var depth = 0
  private var roundsInAll = 0
  var hasNestedRounds = false
  /// Whether the engine is solving.
  var isSolving = false
  var isGivenUp = false
  /// The views whose callbacks are running, outermost first.
  var callees: [View] = []
  /// The views whose callbacks have changed something in this round.
  var changers: [View] = []

  /// Whether there may be one more round.
  func beginRound() -> Bool {
    roundsInAll += 1
    return !isGivenUp && depth <= Self.mostDepth && roundsInAll <= Self.mostRoundsInAll
  }
}
