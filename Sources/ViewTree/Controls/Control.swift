/// A view that people act on. Layout knows only whether it can be acted on.
open class Control: View {
  /// What a control is like at a time.
  public struct State: OptionSet, Sendable, Hashable {
    /// One bit a part.
    public let rawValue: UInt
    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be acted on, and nothing is special.
    public static let normal: State = []
    /// It is being touched.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be acted on.
    public static let disabled = State(rawValue: 2)
    /// It is switched on or chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be acted on.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// Whether the control is switched on or chosen.
  public final var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether the control is being touched.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// What the control is like now. It takes part in layout where what is shown depends on it, as
  /// the title of a ``Button`` may.
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  package func stateChanged() {}
}
