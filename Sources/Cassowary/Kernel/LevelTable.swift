/// The levels that occur, strongest first: a system with two levels pays for two.
///
/// A multiplier is a vector with one lane a level, compared lexicographically. The last lane is
/// that of the preferences.
struct LevelTable: Sendable {
  private(set) var levels = [Row.preferenceLevel]

  var count: Int { levels.count }
  var preferenceLane: Int { levels.count - 1 }

  /// The lane of `level`, if it has one. O(log count)
  func lane(of level: Int) -> Int? {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > level { low = middle + 1 } else { high = middle }
    }
    return low < levels.count && levels[low] == level ? low : nil
  }

  /// Gives lanes to exactly the levels marked as used (index = level, 0 among them).
  mutating func assign(used: [Bool]) {
    levels = used.indices.reversed().filter { used[$0] || $0 == Row.preferenceLevel }
  }
}
