/// What a rollback restores, oldest first: records, which are values of whole words.
struct Journal: Sendable {
  /// As many as there is room for.
  private var words: [UInt64] = []
  /// How many words there are.
  private(set) var count = 0

  /// Appends a record of so many words, which `write` writes one value after the other.
  @inline(__always)
  mutating func append(words size: Int, _ write: (inout Pen) -> Void) {
    let end = count + size
    if end > words.count { makeRoom(for: end) }
    unsafe words.withUnsafeMutableBytes { bytes in
      var pen = unsafe Pen(at: bytes.baseAddress.unsafelyUnwrapped + count * 8)
      write(&pen)
    }
    count = end
  }

  /// Writes a record, from its first word on.
  @safe
  struct Pen {
    private var place: UnsafeMutableRawPointer

    fileprivate init(at place: UnsafeMutableRawPointer) { unsafe self.place = place }

    /// Writes a value.
    @inline(__always)
    mutating func write<Value: BitwiseCopyable>(_ value: Value) {
      assert(MemoryLayout<Value>.size % 8 == 0, "a record is made of whole words")
      unsafe place.storeBytes(of: value, as: Value.self)
      unsafe place += MemoryLayout<Value>.size
    }
  }

  /// What there is room for is not written before it is used: of a large journal, memory that was never
  /// touched costs nothing.
  private mutating func makeRoom(for needed: Int) {
    let (old, used) = (words, count)
    let room = max(needed, 2 * old.count, 32)
    words = unsafe [UInt64](unsafeUninitializedCapacity: room) { words, initialized in
      for place in 0..<used { unsafe words.initializeElement(at: place, to: old[place]) }
      initialized = room
    }
  }

  /// The value whose words end before `end`.
  @inline(__always)
  func last<Value: BitwiseCopyable>(_ type: Value.Type, before end: Int) -> Value {
    unsafe words.withUnsafeBytes { bytes in
      unsafe bytes.load(fromByteOffset: end * 8 - MemoryLayout<Value>.size, as: Value.self)
    }
  }

  /// Takes a value's words off the end.
  @inline(__always)
  mutating func popLast<Value: BitwiseCopyable>(_ type: Value.Type) -> Value {
    let value = last(type, before: count)
    count -= MemoryLayout<Value>.size / 8
    return value
  }

  /// Forgets all records.
  mutating func removeAll(keepingRoom: Bool = true) {
    count = 0
    if !keepingRoom { words = [] }
  }
}
