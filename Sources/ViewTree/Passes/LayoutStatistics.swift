/// What the layouts of a tree have cost so far, in counts: they say the same on every machine.
public struct LayoutStatistics: Sendable, Hashable {
  /// How often the solver's rows were made anew from the tree.
  public internal(set) var rebuilds = 0
  /// Rows that were added, changed or removed, those of rebuilding included.
  public internal(set) var rowsChanged = 0
  /// Rows that were made from the tree; where only constants are others, none are.
  package internal(set) var rowsMade = 0
  /// Heights that were measured at a width.
  public internal(set) var heightsMeasured = 0
  /// Frames that were computed, whether or not they changed.
  public internal(set) var framesComputed = 0
  /// Frames that changed.
  public internal(set) var framesChanged = 0
  /// Calls of ``View/layoutSubviews()``.
  public internal(set) var viewsNotified = 0
}

extension View {
  /// What the layouts of the tree that the view is in have cost so far. O(depth)
  public final var layoutStatistics: LayoutStatistics {
    layoutRoot.layoutEngine?.statistics ?? LayoutStatistics()
  }

  /// What finding the view's fitting sizes has cost so far.
  package final var fittingStatistics: LayoutStatistics {
    fittingEngine?.statistics ?? LayoutStatistics()
  }
}
