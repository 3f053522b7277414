/// What is kept of a character that is one scalar.
struct SingleScalar {
  let category: UInt8
  let kind: ClusterKind
  /// In points, with the kerning.
  let advance: Double
  /// Whether another such scalar beside it is another character.
  let standsAlone: Bool
  /// Whether all of its category have its advance.
  private let isLikeOthers: Bool

  init<Source: AdvanceSource>(
    _ value: UInt32, category: UInt8, _ table: ScalarTable, _ source: Source, kerning: Double
  ) {
    let traits = table.traits(of: category)
    self.category = category
    self.kind = table.kind(of: category)
    self.standsAlone = traits.contains(.standsAlone)
    self.isLikeOthers = traits.contains(.wide)
    let cluster = GraphemeCluster(leading: value, traits: traits)
    let advance = kind == .softHyphen ? 0 : source.advance(of: cluster)
    self.advance = advance > 0 ? max(0, advance + kerning) : 0
  }

  /// The same of the next scalar; where it is of the same category there may be nothing to find out.
  @inline(__always)
  func next<Source: AdvanceSource>(
    _ value: UInt32, _ table: ScalarTable, _ source: Source, kerning: Double
  ) -> SingleScalar {
    let category = table.category(of: value)
    if category == self.category, isLikeOthers { return self }
    return SingleScalar(value, category: category, table, source, kerning: kerning)
  }
}
