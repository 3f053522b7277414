import Cassowary

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

// Required rows are taken in their order, and each that cannot hold together with those before it is
// left out. What was left out stays so, and nothing has to be taken anew, as long as the rows that are
// in the solver hold together, and those in each conflict are what they were and in the same order:
// each row that holds then holds with those before it, and each that was left out still cannot hold
// with the others of its conflict, which hold and are before it. Taking all rows anew would lead to
// the same.

extension LayoutEngine {
  /// Whether changes may lead to another choice in the conflicts there are, whatever rows they make.
  func mayChooseAnew(_ changes: Changes) -> Bool {
    !conflicts.isEmpty && (changes.isReordered || !followed.isEmpty)
  }

  /// Whether one of these rows, or of those with new constants, is in a conflict.
  func touchConflicts(_ rows: [DesiredRow]) -> Bool {
    if conflicts.isEmpty { return false }
    return rows.contains { contested.contains($0.source.key) }
      || newConstants.list.contains { id, _ in
        installed[id].map { contested.contains($0.key) } ?? true
      }
  }

  /// Goes on without a row that cannot hold.
  func keep(_ conflict: KeptConflict) {
    conflicts.append(conflict)
    contested.insert(conflict.refused.source.key)
    for source in conflict.others { contested.insert(source.key) }
  }
}
