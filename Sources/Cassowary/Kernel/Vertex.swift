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
      let term = terms[index]
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

/// The vertex from which a settling starts: a system that is solved for the first time starts from where
/// all values are zero.
struct StartingVertex {
  let vertex: Vertex
  let isOrigin: Bool

  /// The residual of a row, and how large it must be to count.
  @inline(__always)
  func residual(of row: RowIndex) -> (value: Double, tolerance: Double) {
    if !isOrigin { return vertex.residual(of: row) }
    let constant = vertex.rows[row].constant
    return (constant, Tolerance.residual * abs(constant))
  }

  /// Whether an inactive row is on a wrong side.
  @inline(__always)
  func isViolated(_ row: RowIndex) -> Bool {
    let (value, tolerance) = residual(of: row)
    return vertex.rows[row].direction(value, tolerance: tolerance) != 0
  }
}
