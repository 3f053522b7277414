import SolverTraces
import Testing

/// A script and its answers.
///
/// The script's lines may be followed by ` -> ` and the answer; those without have none.
struct ScriptCase: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [String]
  let answers: [String]

  init(_ name: String, _ text: String) {
    self.name = name
    let parts = text.split(separator: "\n").map { $0.split(separator: " -> ") }
    lines = parts.map { String($0.first ?? "") }
    // An answer that starts with a space goes on after the line itself.
    answers = parts.compactMap { part in
      guard part.count == 2 else { return nil }
      return part[1].first?.isLowercase == true || part[1].hasPrefix("ERR")
        ? "\(part[0]) \(part[1])" : String(part[1])
    }
  }

  var testDescription: String { name }

  /// Plays the script from its beginning.
  func play() throws -> [String] {
    var player = ScriptPlayer(file: name)
    return try lines.compactMap { try player.answer($0) }
  }
}

extension ScriptCase {
  static let all = [
    ScriptCase(
      "constraints are defined, added, removed, and added again",
      """
      # x == 5
      V 1
      D 7 0 1 0 -5 1 0 1
      P -> P 0
      A 7 -> ok
      P -> P 5
      A 7 -> ERR duplicate constraint
      R 7 -> ok
      R 7 -> ERR unknown constraint
      A 7 -> ok
      P -> P 5
      A 8 -> ERR unknown constraint
      R 8 -> ERR unknown constraint
      """),
    ScriptCase(
      "edit variables follow suggestions until they are let go",
      """
      V 2
      D 1 0 1 0 0 2 0 1 1 -2
      A 1 -> ok
      S 0 4 -> ERR unknown edit variable
      E 0 1 1 -> ok
      E 0 1 1 -> ERR duplicate edit variable
      S 0 4 -> ok
      P -> P 4 2
      X 0 -> ok
      X 0 -> ERR unknown edit variable
      P -> P 0 0
      E 2 1 1 -> ERR unknown variable
      S 2 1 -> ERR unknown variable
      X 2 -> ERR unknown variable
      """),
    ScriptCase(
      "a conflict is named by its constraints and edit variables, oldest first",
      """
      V 3
      D 1 0 1 1 -10 1 0 1
      D 2 0 1 0 0 2 0 1 1 -1
      D 3 0 1 2 -20 1 1 1
      D 4 0 1 0 -1 1 2 1
      A 4 -> ok
      A 1 -> ok
      A 2 -> ok
      A 3 -> ERR unsatisfiable 1 2 3
      E 1 0 1 -> ok
      S 1 9 -> ok
      P -> P 9 9 1
      S 1 11 -> ERR unsatisfiable 1 2 e1
      K 1 -8 -> ERR unsatisfiable 1 2 e1
      P -> P 9 9 1
      """),
    ScriptCase(
      "constants and strengths change, in the solver or before adding",
      """
      V 1
      D 1 0 1 0 -5 1 0 1
      D 2 3 1 0 -9 1 0 1
      K 1 -6 -> ok
      A 1 -> ok
      A 2 -> ok
      P -> P 6
      K 1 -7 -> ok
      P -> P 7
      W 2 0 1 -> ERR unsatisfiable 1 2
      W 1 3 0.5 -> ok
      P -> P 9
      W 2 3 0.25 -> ok
      P -> P 7
      W 2 600 1 -> ok
      P -> P 9
      K 3 1 -> ERR unknown constraint
      W 3 1 1 -> ERR unknown constraint
      """),
    ScriptCase(
      "going back to a copy undoes everything since, as often as wanted",
      """
      V 2
      D 1 0 1 0 -5 1 0 1
      D 2 0 1 0 -6 1 1 1
      A 1 -> ok
      M
      A 2 -> ok
      K 1 -8 -> ok
      D 3 0 1 0 -3 1 1 1
      P -> P 8 6
      U
      P -> P 5 0
      A 3 -> ok
      R 1 -> ok
      P -> P 0 3
      U
      P -> P 5 0
      R 1 -> ok
      A 1 -> ok
      P -> P 5 0
      """),
    ScriptCase(
      "ambiguous variables are listed with their ranges",
      """
      V 3
      D 1 0 1 2 -1 1 0 1
      D 2 0 1 1 -4 1 0 1
      D 3 0 1 0 -2 1 1 1
      A 1 -> ok
      A 2 -> ok
      A 3 -> ok
      Q -> Q 0 1 4 2 -inf inf
      R 1 -> ok
      Q -> Q 0 -inf 4 2 -inf inf
      E 0 1 1 -> ok
      E 2 1 1 -> ok
      Q -> Q
      """),
    ScriptCase(
      "twelve digits are printed, and zero has no sign",
      """
      V 2
      D 1 0 1 0 -1 1 0 3
      D 2 0 1 0 0 1 1 -1
      A 1 -> ok
      A 2 -> ok
      P -> P 0.333333333333 0
      """),
    ScriptCase(
      "V starts over",
      """
      V 1
      D 1 0 1 0 -5 1 0 1
      A 1 -> ok
      V 2
      P -> P 0 0
      A 1 -> ERR unknown constraint
      D 1 0 1 0 -5 1 2 1
      A 1 -> ERR unknown variable
      V 0
      P -> P
      Q -> Q
      """),
  ]
}
