import Cassowary

/// Plays a script, line by line, and answers it.
///
/// ```swift
/// var player = ScriptPlayer(file: "box.txt")
/// for line in ["V 1", "D 7 0 1 0 -5 1 0 1", "A 7", "P"] {
///   if let answer = try player.answer(line) { print(answer) }  // "A 7 ok", then "P 5"
/// }
/// ```
///
/// A line that makes sense but that the solver refuses is answered with ` ERR` and a reason, and
/// the solver is as before. A line that does not follow the format throws.
public struct ScriptPlayer: Sendable {
  /// The script's name in errors.
  public let file: String
  private var line = 0
  var state = State()
  private var remembered: State?

  /// What `M` remembers.
  struct State: Sendable {
    var solver = Solver()
    var variables: [Variable] = []
    /// What `D`, `K` and `W` have said a constraint is, whether it is added or not.
    var definitions: [Int: TraceConstraint] = [:]
    /// The handles of the constraints that were ever added; stale ones where they were removed.
    var handles: [Int: ConstraintID] = [:]
  }

  /// A player at the beginning of a script without variables.
  public init(file: String) { self.file = file }

  /// Carries out the next line, and answers it if it is of a kind that has an answer.
  ///
  /// - Throws: ``TraceError`` when the line does not follow the format; the line is passed over.
  public mutating func answer(_ text: some StringProtocol) throws(TraceError) -> String? {
    line += 1
    let command = try ScriptCommand(parsing: text, file: file, line: line)
    switch command {
    case nil: return nil
    case .start(let count):
      self.remembered = nil
      state = State()
      state.variables = (0..<count).map { _ in state.solver.makeVariable() }
      return nil
    case .define(let id, let constraint):
      state.definitions[id] = constraint
      return nil
    case .remember:
      remembered = state
      return nil
    case .goBack:
      try goBack()
      return nil
    case .printValues: return values()
    case .printAmbiguities: return ambiguities()
    case .some(let change):
      do throws(Refusal) {
        try carryOut(change)
        return "\(text) ok"
      } catch {
        return "\(text) ERR \(error.reason)"
      }
    }
  }

  /// The solver is what `M` remembered; what was defined since then stays defined.
  private mutating func goBack() throws(TraceError) {
    guard var back = remembered else {
      throw TraceError(file: file, line: line, reason: "there is no M line before this one")
    }
    back.definitions.merge(state.definitions) { before, _ in before }
    state = back
  }
}
