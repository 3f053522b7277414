/// Whether a line may end at a place.
enum LineBreakVerdict: UInt8, Sendable {
  /// It may not.
  case prohibited
  /// It may.
  case allowed
  /// It must.
  case mandatory
  /// The next character tells (`LineBreakDecision.earlier`).
  case undecided
}

/// What a character says about the places where a line may end.
struct LineBreakDecision: Sendable {
  /// Whether a line may end before the character.
  var verdict: LineBreakVerdict
  /// Whether a line may end at the place that was undecided; nil if there is none.
  var earlier: Bool?
}
