/// A vector of which most entries are zero. Beside each entry stands its *size*: the sum of the sizes
/// of what went into it, which its rounding is in proportion to. What cancels then becomes zero, and
/// not rounding that looks like a number.
///
/// A view of the arena, like ``Table``.
@safe
struct SparseVector<Index: TableIndex> {
  private struct Entry: BitwiseCopyable {
    var value: Double
    /// Zero where the entry was never written since the vector was cleared.
    var size: Double
  }

  private let entries: UnsafeMutablePointer<Entry>
  /// The places that may be other than zero, each once, in the order of their first use.
  let support: List<Index>

  /// The bytes that an entry takes in each of the two sections.
  static var entrySize: Int { MemoryLayout<Entry>.stride }

  @inline(__always)
  init(entries: UnsafeMutableRawPointer, support: UnsafeMutableRawPointer) {
    unsafe self.entries = entries.assumingMemoryBound(to: Entry.self)
    unsafe self.support = List(at: support)
  }

  @inline(__always)
  subscript(index: Index) -> Double { unsafe entries[index.index].value }

  /// What the rounding of an entry is in proportion to.
  @inline(__always)
  func size(_ index: Index) -> Double { unsafe entries[index.index].size }

  /// Whether an entry was written since the vector was cleared.
  @inline(__always)
  func contains(_ index: Index) -> Bool { unsafe entries[index.index].size != 0 }

  /// Adds to an entry a number of which `size` is the size.
  @inline(__always)
  func add(_ value: Double, size: Double, at index: Index) {
    let entry = unsafe entries + index.index
    if unsafe entry.pointee.size == 0 {
      if size == 0 { return }
      support.append(index)
    }
    unsafe entry.pointee.value += value
    unsafe entry.pointee.size += size
  }

  /// Adds an exact number to an entry.
  @inline(__always)
  func add(_ value: Double, at index: Index) { add(value, size: abs(value), at: index) }

  /// Makes an entry exactly zero if all that is left of it is rounding.
  @inline(__always)
  func settle(_ index: Index) -> Double {
    let entry = unsafe entries + index.index
    let value = unsafe Tolerance.cancelled(entry.pointee.value, magnitude: entry.pointee.size)
    unsafe entry.pointee.value = value
    return value
  }

  /// Replaces an entry, as a division or an elimination does.
  @inline(__always)
  func set(_ value: Double, size: Double, at index: Index) {
    let entry = unsafe entries + index.index
    if unsafe entry.pointee.size == 0 { support.append(index) }
    unsafe entry.pointee.value = value
    unsafe entry.pointee.size = max(size, .leastNonzeroMagnitude)
  }

  /// Calls `body` with each place that was written: in their order, where they are many of those below
  /// `limit`.
  @inline(__always)
  func forEachPlace(below limit: Int, _ body: (Index) -> Void) {
    if 4 * support.count < limit {
      for place in 0..<support.count { body(support[place]) }
    } else {
      for index in 0..<limit where contains(Index(index: index)) { body(Index(index: index)) }
    }
  }

  /// Makes an entry what it was before it was written; the support is the caller's business.
  func forget(_ index: Index) { unsafe entries[index.index] = Entry(value: 0, size: 0) }

  func clear() {
    for place in 0..<support.count {
      unsafe entries[support[place].index] = Entry(value: 0, size: 0)
    }
    support.removeAll()
  }

  /// Whether an entry stands out from its rounding, so that it can be divided by.
  @inline(__always)
  func isSignificant(_ index: Index) -> Bool {
    let entry = unsafe entries[index.index]
    return abs(entry.value) > Tolerance.pivot * entry.size
  }
}

/// A set of positions that is swept upwards or downwards while it grows. A view of the arena.
@safe
struct Sweep {
  private let words: UnsafeMutablePointer<UInt64>
  private let count: Int

  /// A set of positions below `limit`.
  @inline(__always)
  init(at address: UnsafeMutableRawPointer, limit: Int) {
    unsafe words = address.assumingMemoryBound(to: UInt64.self)
    count = Self.words(for: limit)
  }

  static func words(for limit: Int) -> Int { (limit + 63) >> 6 }

  /// Writes the word of a position that comes behind all others, if it is the first in it.
  func clearWord(of position: Position) {
    if position.index & 63 == 0 { unsafe words[position.index >> 6] = 0 }
  }

  @inline(__always)
  func insert(_ position: Position) {
    unsafe words[position.index >> 6] |= 1 << UInt64(position.index & 63)
  }

  /// Takes the positions out from the lowest; `body` may put in higher ones.
  @inline(__always)
  func upwards(_ body: (Position) -> Void) {
    var word = 0
    while word < count {
      while unsafe words[word] != 0 {
        let bit = unsafe words[word].trailingZeroBitCount
        unsafe words[word] &= ~(1 << UInt64(bit))
        body(Position(index: word << 6 + bit))
      }
      word += 1
    }
  }

  /// Takes the positions out from the highest; `body` may put in lower ones.
  @inline(__always)
  func downwards(_ body: (Position) -> Void) {
    var word = count - 1
    while word >= 0 {
      while unsafe words[word] != 0 {
        let bit = unsafe 63 - words[word].leadingZeroBitCount
        unsafe words[word] &= ~(1 << UInt64(bit))
        body(Position(index: word << 6 + bit))
      }
      word -= 1
    }
  }
}
