/// Values as words of eight bytes, the form in which the journal keeps them. Their size is a multiple
/// of that.
enum Words {
  /// Appends the words of a value.
  @inline(__always)
  static func append<Value: BitwiseCopyable>(_ value: Value, to words: inout [UInt64]) {
    assert(MemoryLayout<Value>.size % 8 == 0, "a record is made of whole words")
    unsafe withUnsafeBytes(of: value) { bytes in
      unsafe bytes.withMemoryRebound(to: UInt64.self) { unsafe words.append(contentsOf: $0) }
    }
  }

  /// The word of a value of one word.
  @inline(__always)
  static func word<Value: BitwiseCopyable>(_ value: Value) -> UInt64 {
    unsafe unsafeBitCast(value, to: UInt64.self)
  }

  /// The value of one word that a word stands for.
  @inline(__always)
  static func value<Value: BitwiseCopyable>(_ type: Value.Type, of word: UInt64) -> Value {
    unsafe unsafeBitCast(word, to: Value.self)
  }

  /// Takes a value's words off the end.
  @inline(__always)
  static func popLast<Value: BitwiseCopyable>(
    _ type: Value.Type, from words: inout [UInt64]
  ) -> Value {
    let count = MemoryLayout<Value>.size / 8
    let value = unsafe words.withUnsafeBytes { bytes in
      unsafe bytes.load(fromByteOffset: bytes.count - count * 8, as: Value.self)
    }
    words.removeLast(count)
    return value
  }
}
