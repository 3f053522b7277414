import Testing
import ExactReference

/// A linear program on which the simplex method goes round in circles: least `cost` · x with
/// `rows` · x <= `right` and x >= 0, beginning at x = 0.
struct CyclingProgram: Sendable, CustomTestStringConvertible {
  let name: String
  let cost: [Fraction]
  let rows: [[Fraction]]
  let right: [Fraction]
  let optimum: Rational

  var testDescription: String { name }

  /// From the collection of Gass and Vinjamuri, "Cycling in linear programming problems" (2004),
  /// and Chvátal, "Linear Programming" (1983), chapter 3.
  static let all = [
    CyclingProgram(
      name: "Beale",
      cost: [Fraction(-3, over: 4), 20, Fraction(-1, over: 2), 6],
      rows: [
        [Fraction(1, over: 4), -8, -1, 9],
        [Fraction(1, over: 2), -12, Fraction(-1, over: 2), 3],
        [0, 0, 1, 0],
      ],
      right: [0, 0, 1], optimum: Rational(-5, 4)),
    CyclingProgram(
      name: "Beale, with other numbers",
      cost: [Fraction(-3, over: 4), 150, Fraction(-1, over: 50), 6],
      rows: [
        [Fraction(1, over: 4), -60, Fraction(-1, over: 25), 9],
        [Fraction(1, over: 2), -90, Fraction(-1, over: 50), 3],
        [0, 0, 1, 0],
      ],
      right: [0, 0, 1], optimum: Rational(-1, 20)),
    CyclingProgram(
      name: "Marshall and Suurballe",
      cost: [Fraction(-2, over: 5), Fraction(-2, over: 5), Fraction(9, over: 5)],
      rows: [
        [Fraction(3, over: 5), Fraction(-32, over: 5), Fraction(24, over: 5)],
        [Fraction(1, over: 5), Fraction(-9, over: 5), Fraction(3, over: 5)],
        [Fraction(2, over: 5), Fraction(-8, over: 5), Fraction(1, over: 5)],
        [0, 1, 0],
      ],
      right: [0, 0, 0, 1], optimum: -2),
    CyclingProgram(
      name: "Kuhn",
      cost: [-2, -3, 1, 12],
      rows: [
        [-2, -9, 1, 9],
        [Fraction(1, over: 3), 1, Fraction(-1, over: 3), -2],
        [2, 3, -1, -12],
      ],
      right: [0, 0, 2], optimum: -2),
    CyclingProgram(
      name: "Chvátal",
      cost: [-10, 57, 9, 24],
      rows: [
        [Fraction(1, over: 2), Fraction(-11, over: 2), Fraction(-5, over: 2), 9],
        [Fraction(1, over: 2), Fraction(-3, over: 2), Fraction(-1, over: 2), 1],
        [1, 0, 0, 0],
      ],
      right: [0, 0, 1], optimum: -1),
  ]
}

extension CyclingProgram {
  /// Whether the textbook's rules return to a basis: the column with the most negative cost
  /// enters, and the first of the rows with the smallest ratio leaves.
  ///
  /// A dual simplex does the same to the dual program, where a row that is violated the most
  /// enters, and the smallest ratio of multipliers leaves.
  var cyclesByTheTextbook: Bool {
    let (m, n) = (rows.count, cost.count)
    // The costs, then the rows: entries, slack entries, right side.
    var table = [cost.map(\.exact) + [Rational](repeating: 0, count: m + 1)]
    for (index, row) in rows.enumerated() {
      table.append(
        row.map(\.exact) + (0..<m).map { $0 == index ? 1 : 0 } + [right[index].exact])
    }
    var basis = Array(n..<n + m)
    var seen: Set<Set<Int>> = []
    while seen.insert(Set(basis)).inserted {
      let entering = (0..<n + m).min { table[0][$0] < table[0][$1] } ?? 0
      guard table[0][entering].sign < 0 else { return false }
      let candidates = (1...m).filter { table[$0][entering].sign > 0 }
      let leaving = candidates.min {
        let ratios = [$0, $1].map { table[$0][n + m] / table[$0][entering] }
        return ratios[0] == ratios[1] ? $0 < $1 : ratios[0] < ratios[1]
      }
      guard let leaving else { return false }
      let scale = table[leaving][entering]
      table[leaving] = table[leaving].map { $0 / scale }
      for row in 0...m where row != leaving {
        let factor = table[row][entering]
        table[row] = zip(table[row], table[leaving]).map { $0 - factor * $1 }
      }
      basis[leaving - 1] = entering
    }
    return true
  }
}
