/// A place in a table, and only in tables of its own kind: a column where a row belongs does not
/// compile.
protocol TableIndex: BitwiseCopyable, Hashable, Sendable {
  var raw: Int32 { get }
  init(raw: Int32)
}

extension TableIndex {
  @inline(__always)
  init(index: Int) { self.init(raw: Int32(truncatingIfNeeded: index)) }

  @inline(__always)
  var index: Int { Int(raw) }
}

/// The place of a row in the list of rows.
struct RowIndex: TableIndex { let raw: Int32 }

/// The place of a variable among the columns.
struct ColumnIndex: TableIndex { let raw: Int32 }

/// The place of an active row in the active matrix.
struct Position: TableIndex { let raw: Int32 }

/// The place of a term in the list of terms.
struct TermIndex: TableIndex { let raw: Int32 }

/// The place of a level in a multiplier.
struct Lane: TableIndex { let raw: Int32 }

/// The place of a constraint's handle in the list of handles.
struct SlotIndex: TableIndex { let raw: Int32 }

/// A place in a table that is nothing but a list.
struct ListIndex: TableIndex { let raw: Int32 }

/// Places side by side, lowest first.
struct IndexRange<Index: TableIndex>: Sequence, IteratorProtocol {
  private var following: Int32
  private let end: Int32

  @inline(__always)
  init(from start: Index, count: Int32) {
    following = start.raw
    end = start.raw &+ count
  }

  @inline(__always)
  mutating func next() -> Index? {
    if following >= end { return nil }
    defer { following &+= 1 }
    return Index(raw: following)
  }
}
