extension TableView {
  /// How many rows ahead, as a multiple of those on the screen, are announced.
  private static let screensAhead = 1

  /// Announces the rows near the screen that have not been, and takes back those that are far now.
  final func prefetch() {
    guard let prefetchDataSource, !visible.isEmpty else { return }
    let reach = visible.count * Self.screensAhead
    let near = max(0, visible.lowerBound - reach)..<min(data.count, visible.upperBound + reach)
    let shown = Set(visible.compactMap { data.element($0).path })
    let below = (visible.upperBound..<near.upperBound).compactMap { data.element($0).path }
    let above = (near.lowerBound..<visible.lowerBound).reversed()
      .compactMap { data.element($0).path }
    let wanted = below + above
    let new = wanted.filter { !prefetched.contains($0) }
    let gone = prefetched.subtracting(wanted).subtracting(shown).sorted()
    prefetched = Set(wanted)
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
