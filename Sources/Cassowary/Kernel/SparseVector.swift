/// A vector of which most entries are zero. Beside each entry stands its *size*: the sum of the sizes
/// of what went into it, which its rounding is in proportion to. What cancels then becomes zero, and
/// not rounding that looks like a number.
struct SparseVector: Sendable {
  private var values: [Double] = []
  private var sizes: [Double] = []
  /// The places that may be other than zero, each once, in the order of their first use.
  private(set) var support: [Int] = []
  private var isUsed: [Bool] = []

  mutating func grow() {
    values.append(0)
    sizes.append(0)
    isUsed.append(false)
  }

  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  /// What the rounding of an entry is in proportion to.
  @inline(__always)
  func size(_ index: Int) -> Double { sizes[index] }

  /// Adds to an entry a number of which `size` is the size.
  @inline(__always)
  mutating func add(_ value: Double, size: Double, at index: Int) {
    values[index] += value
    sizes[index] += size
    use(index)
  }

  /// Adds an exact number to an entry.
  @inline(__always)
  mutating func add(_ value: Double, at index: Int) { add(value, size: abs(value), at: index) }

  @inline(__always)
  private mutating func use(_ index: Int) {
    if isUsed[index] { return }
    isUsed[index] = true
    support.append(index)
  }

  /// Makes an entry exactly zero if all that is left of it is rounding.
  @inline(__always)
  mutating func settle(_ index: Int) -> Double {
    values[index] = Tolerance.cancelled(values[index], magnitude: sizes[index])
    return values[index]
  }

  /// Replaces an entry, as a division or an elimination does.
  @inline(__always)
  mutating func set(_ value: Double, size: Double, at index: Int) {
    values[index] = value
    sizes[index] = size
    use(index)
  }

  mutating func clear() {
    for index in support {
      values[index] = 0
      sizes[index] = 0
      isUsed[index] = false
    }
    support.removeAll(keepingCapacity: true)
  }

  /// Whether an entry stands out from its rounding, so that it can be divided by.
  @inline(__always)
  func isSignificant(_ index: Int) -> Bool {
    abs(values[index]) > Tolerance.pivot * sizes[index]
  }
}

/// A set of small numbers that is swept upwards or downwards while it grows.
struct Sweep: Sendable {
  private var words: [UInt64] = []

  mutating func grow(to count: Int) {
    while words.count * 64 < count { words.append(0) }
  }

  @inline(__always)
  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  /// Takes the numbers out from the lowest; `body` may put in higher ones.
  @inline(__always)
  static func upwards(
    _ sweep: inout Sweep, from first: Int, _ body: (Int, inout Sweep) -> Void
  ) {
    var word = first >> 6
    while word < sweep.words.count {
      while sweep.words[word] != 0 {
        let bit = sweep.words[word].trailingZeroBitCount
        sweep.words[word] &= ~(1 << UInt64(bit))
        body(word << 6 + bit, &sweep)
      }
      word += 1
    }
  }

  /// Takes the numbers out from the highest; `body` may put in lower ones.
  @inline(__always)
  static func downwards(
    _ sweep: inout Sweep, from last: Int, _ body: (Int, inout Sweep) -> Void
  ) {
    var word = last >> 6
    while word >= 0 {
      while sweep.words[word] != 0 {
        let bit = 63 - sweep.words[word].leadingZeroBitCount
        sweep.words[word] &= ~(1 << UInt64(bit))
        body(word << 6 + bit, &sweep)
      }
      word -= 1
    }
  }
}
