/// How many sections there are, or rows in a section, before and after a batch of updates, and what
/// the batch said about them.
public struct TableUpdateCounts: Sendable, Equatable {
  /// Before the batch.
  public var before: Int
  /// After it, as the data source says.
  public var after: Int
  /// How many the batch inserted.
  public var inserted: Int
  /// How many the batch deleted.
  public var deleted: Int
  /// How many the batch moved in from another section.
  public var movedIn: Int
  /// How many the batch moved out to another section.
  public var movedOut: Int

  init(
    before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int = 0, movedOut: Int = 0
  ) {
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// Whether what there is after the batch is what it said.
  var addUp: Bool { before + inserted - deleted + movedIn - movedOut == after }
}

extension TableUpdateCounts: CustomStringConvertible {
  /// The counts in words.
  public var description: String {
    "\(after) after the update, not the \(before) before it + \(inserted) inserted"
      + " − \(deleted) deleted + \(movedIn) moved in − \(movedOut) moved out"
  }
}
