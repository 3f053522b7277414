/// Rows of the active matrix that were replaced since it was factored, oldest first: the new row at
/// `position` is Σ αₚ · (row at p before).
///
/// Each eta is one entry for its position and pivot, and behind it those for the other rows.
struct EtaFile {
  let entries: Table<ListIndex, EtaEntry>
  let starts: List<ListIndex>
  let capacity: Int
  /// How many replacements there is room for.
  let room: Int

  /// After so many replacements, factoring anew pays.
  static let most = 48

  var count: Int { starts.count }

  var isFull: Bool { count >= room }

  private func entry(_ index: Int) -> EtaEntry { entries[ListIndex(index: index)] }

  /// How many entries there are.
  var entryCount: Int {
    guard count > 0 else { return 0 }
    let last = starts[count - 1].index
    return last + 1 + Int(entry(last).count)
  }

  /// Adds a replacement.
  ///
  /// - Returns: Whether there was room for it.
  func append(_ alpha: SparseVector<Position>, at position: Position) -> Bool {
    let start = entryCount
    guard count < room, start + alpha.support.count < capacity else { return false }
    var end = start + 1
    for place in 0..<alpha.support.count {
      let other = alpha.support[place]
      if other == position || alpha[other] == 0 { continue }
      entries[ListIndex(index: end)] = EtaEntry(position: other, count: 0, value: alpha[other])
      end += 1
    }
    entries[ListIndex(index: start)] = EtaEntry(
      position: position, count: Int32(end - start - 1), value: alpha[position])
    starts.append(ListIndex(index: start))
    return true
  }

  func removeAll() { starts.removeAll() }

  /// Calls `body` with the position and pivot of an eta and its other entries.
  @inline(__always)
  private func visit(_ number: Int, _ body: (EtaEntry, Range<Int>) -> Void) {
    let start = starts[number].index
    let head = entry(start)
    body(head, (start + 1)..<(start + 1 + Int(head.count)))
  }

  /// β ↦ β E₁⁻¹ … E_k⁻¹, for a combination of rows.
  func applyToCombination(_ beta: SparseVector<Position>) {
    for number in 0..<count {
      visit(number) { head, others in
        if !beta.contains(head.position) { return }
        let quotient = beta.settle(head.position) / head.value
        let size = beta.size(head.position) / abs(head.value)
        beta.set(quotient, size: size, at: head.position)
        for index in others {
          let other = entry(index)
          beta.add(
            -quotient * other.value, size: size * abs(other.value), at: other.position)
        }
      }
    }
  }

  /// g ↦ E₁⁻¹ … E_k⁻¹ g, for the residuals of rows.
  func applyToResiduals(_ g: SparseVector<Position>) {
    for number in (0..<count).reversed() {
      visit(number) { head, others in
        var (sum, size) = (g[head.position], g.size(head.position))
        for index in others {
          let other = entry(index)
          sum -= other.value * g[other.position]
          size += abs(other.value) * g.size(other.position)
        }
        if size == 0 { return }
        g.set(
          Tolerance.cancelled(sum, magnitude: size) / head.value, size: size / abs(head.value),
          at: head.position)
      }
    }
  }

  /// Marks the residuals that g ↦ E₁⁻¹ … E_k⁻¹ g may make other than zero, by the pattern alone.
  func spread(_ marks: Table<Position, Marks>, _ mark: (Position) -> Void) {
    for number in (0..<count).reversed() {
      visit(number) { head, others in
        if marks[head.position].contains(.moves) { return }
        let isReached = others.contains { marks[entry($0).position].contains(.moves) }
        if isReached { mark(head.position) }
      }
    }
  }
}

struct EtaEntry: BitwiseCopyable {
  let position: Position
  /// Of an eta's first entry: how many others follow.
  let count: Int32
  let value: Double
}
