/// Linear equations over numbered unknowns: which unknowns do they determine? Only the left sides
/// matter for that.
struct Equations {
  /// Equations in reduced echelon form, each by the unknown that leads it.
  private var rows: [Int: [Int: Double]] = [:]

  private static let zero = 1e-9

  /// Adds `Σ coefficient · unknown = something`.
  mutating func add(_ terms: [(unknown: Int, coefficient: Double)]) {
    var row: [Int: Double] = [:]
    for (unknown, coefficient) in terms { row[unknown, default: 0] += coefficient }
    for unknown in row.keys.sorted() {
      guard let known = rows[unknown], let factor = row[unknown] else { continue }
      Self.subtract(known, times: factor, from: &row)
    }
    row = row.filter { abs($0.value) > Self.zero }
    guard let lead = row.max(by: { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) })
    else { return }
    row = row.mapValues { $0 / lead.value }
    for (other, var known) in rows {
      guard let factor = known[lead.key] else { continue }
      Self.subtract(row, times: factor, from: &known)
      rows[other] = known.filter { abs($0.value) > Self.zero }
    }
    rows[lead.key] = row
  }

  private static func subtract(
    _ other: [Int: Double], times factor: Double, from row: inout [Int: Double]
  ) {
    for (unknown, coefficient) in other { row[unknown, default: 0] -= factor * coefficient }
  }

  /// Whether the equations leave the unknown one value.
  func determines(_ unknown: Int) -> Bool { rows[unknown]?.count == 1 }
}
