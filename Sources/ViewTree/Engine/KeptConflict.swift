/// A conflict that the engine goes on with.
struct KeptConflict {
  /// The rows that hold.
  let others: [RowSource]
  /// The row that was left out.
  let refused: DesiredRow

  /// The conflict in terms of the tree. The refused row is the last.
  var report: ConflictReport {
    ConflictReport(
      members: others.map { $0.member } + [refused.source.member], dropped: others.count)
  }
}
