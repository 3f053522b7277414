/// One user-perceived character (Swift `Character`), reduced to what measuring asks about it.
struct GraphemeCluster {
  /// The first scalar: it decides on width and line breaking.
  var leading: Unicode.Scalar
  /// Whether the cluster is drawn as one emoji: also flags, keycaps and joined sequences.
  var isEmoji: Bool
  /// The UTF-8 offset of the cluster's end.
  var utf8End: Int
  /// Whether there are more scalars than the leading one.
  var isComposed: Bool

  /// How the cluster behaves at the ends of a line. Marks on a space make it a letter (LB10).
  var lineBreakClass: LineBreakClass {
    if isEmoji { return .ideographic }
    let leadingClass = LineBreakClass(leading)
    return leadingClass == .space && isComposed ? .alphabetic : leadingClass
  }
}
