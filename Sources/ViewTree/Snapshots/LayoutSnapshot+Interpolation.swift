import LayoutGeometry

extension LayoutSnapshot {
  /// The snapshot on the way to another one, for an animation: 0 is this one, 1 the other. Outside
  /// of that range the way goes on; a fraction that is not finite counts as 1.
  ///
  /// It has the items of `other`. Those that this snapshot does not have are where `other` has them
  /// all the way. O(items of both)
  public func interpolated(to other: LayoutSnapshot, fraction: Double) -> LayoutSnapshot {
    guard fraction.isFinite, fraction != 1 else { return other }
    var known: [Identity: Item] = [:]
    for item in items { known[item.identity] = item }
    var result = other
    for index in result.items.indices {
      guard let start = known[result.items[index].identity] else { continue }
      result.items[index].move(from: start, fraction)
    }
    return result
  }
}

extension LayoutSnapshot.Item {
  fileprivate mutating func move(from start: LayoutSnapshot.Item, _ fraction: Double) {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    frame = Rect(
      x: between(start.frame.minX, frame.minX), y: between(start.frame.minY, frame.minY),
      width: between(start.frame.width, frame.width),
      height: between(start.frame.height, frame.height))
    firstBaseline = between(start.firstBaseline, firstBaseline)
    lastBaseline = between(start.lastBaseline, lastBaseline)
  }
}
