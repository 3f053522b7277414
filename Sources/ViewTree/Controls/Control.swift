/// A view that people act on. Layout knows only whether it can be acted on.
open class Control: View {
  /// Whether the control can be acted on. It takes no part in layout.
  public final var isEnabled = true
  /// Whether the control is switched on or chosen. It takes no part in layout.
  public final var isSelected = false
}
