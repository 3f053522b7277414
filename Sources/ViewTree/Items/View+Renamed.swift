// Who knows the platform's names is told ours by the compiler, which offers to put them in.

extension View {
  /// Is called ``layoutDirection`` here: `.rightToLeft` where the platform says `.forceRightToLeft`.
  @available(*, unavailable, renamed: "layoutDirection")
  public final var semanticContentAttribute: LayoutDirection? {
    get { layoutDirection }
    set { layoutDirection = newValue }
  }

  /// Is called ``resolvedLayoutDirection`` here.
  @available(*, unavailable, renamed: "resolvedLayoutDirection")
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    resolvedLayoutDirection
  }

  /// Is called ``LayoutItem/identifier`` here.
  @available(*, unavailable, renamed: "identifier")
  public final var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }
}
