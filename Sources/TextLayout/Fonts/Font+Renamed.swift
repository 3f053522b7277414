// Who knows the platform's names is told ours by the compiler, which offers to put them in.

extension Font {
  /// Is called ``preferred(for:in:)`` here.
  @available(*, unavailable, renamed: "preferred(for:)")
  public static func preferredFont(forTextStyle style: TextStyle) -> Font { preferred(for: style) }

  /// Is called ``system(size:weight:)`` here.
  @available(*, unavailable, renamed: "system(size:)")
  public static func systemFont(ofSize size: Double) -> Font { system(size: size) }

  /// Is called ``system(size:weight:)`` here.
  @available(*, unavailable, renamed: "system(size:weight:)")
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    system(size: size, weight: weight)
  }

  /// Is called ``boldSystem(size:)`` here.
  @available(*, unavailable, renamed: "boldSystem(size:)")
  public static func boldSystemFont(ofSize size: Double) -> Font { boldSystem(size: size) }

  /// Is called ``italicSystem(size:)`` here.
  @available(*, unavailable, renamed: "italicSystem(size:)")
  public static func italicSystemFont(ofSize size: Double) -> Font { italicSystem(size: size) }

  /// Is called ``monospaced(size:weight:)`` here.
  @available(*, unavailable, renamed: "monospaced(size:weight:)")
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    monospaced(size: size, weight: weight)
  }
}
