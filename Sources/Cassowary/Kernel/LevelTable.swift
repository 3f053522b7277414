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
    let place = place(of: level)
    return place < levels.count && levels[place] == level ? place : nil
  }

  mutating func insert(_ level: Int) { levels.insert(level, at: place(of: level)) }

  private func place(of level: Int) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > level { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
