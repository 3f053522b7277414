/// The values that there are, to compute residuals with. A view of the arena: loops take it once.
struct Vertex {
  let rows: Table<RowIndex, Row>
  let terms: Table<TermIndex, Term>
  let values: Table<ColumnIndex, Double>
  let magnitudes: Table<ColumnIndex, Double>

  /// `a·x + k`, and how large it must be to count.
  @inline(__always)
  func residual(of row: RowIndex) -> (value: Double, tolerance: Double) {
    var sum = rows[row].constant
    var magnitude = abs(sum)
    for index in rows[row].terms {
      let term = terms[TermIndex(raw: index)]
      sum += term.coefficient * values[term.column]
      magnitude += abs(term.coefficient) * magnitudes[term.column]
    }
    return (sum, Tolerance.residual * magnitude)
  }

  func isAtZero(_ row: RowIndex) -> Bool {
    let (value, tolerance) = residual(of: row)
    return abs(value) <= tolerance
  }

  /// How a row is violated, if it is inactive and on a wrong side.
  @inline(__always)
  func violation(of row: RowIndex) -> Violation? {
    guard rows[row].state == .inactive else { return nil }
    let (value, tolerance) = residual(of: row)
    let direction = rows[row].direction(value, tolerance: tolerance)
    return direction == 0 ? nil : Violation(row: row, residual: value, direction: direction)
  }
}
