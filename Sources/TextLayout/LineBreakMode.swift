/// What happens to text that is wider than its box, or has more lines than there may be.
///
/// ```swift
/// let path = try FixedAdvanceMeasurer.standard.prepare("/usr/bin/swift", font: .system(size: 17))
/// let line = try path.wrapped(width: 90, lineLimit: 1, mode: .byTruncatingMiddle).lines[0]
/// path.drawn(line)  // "/usr…wift"
/// ```
public enum LineBreakMode: UInt8, Sendable, Hashable, CaseIterable {
  /// Lines break where the rules of line breaking let them; lines beyond the limit are left out.
  case byWordWrapping
  /// Lines break between any two characters; lines beyond the limit are left out.
  case byCharWrapping
  /// Lines break at hard breaks only; what is beyond the width or the limit is left out.
  case byClipping
  /// Lines break as by words; the last one there may be begins with an ellipsis and shows the end
  /// of the text.
  case byTruncatingHead
  /// Lines break as by words; the last one there may be ends in an ellipsis.
  case byTruncatingTail
  /// Lines break as by words; the last one there may be shows the end of the text after an
  /// ellipsis in its middle.
  case byTruncatingMiddle
}
