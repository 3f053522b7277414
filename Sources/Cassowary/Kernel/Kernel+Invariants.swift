extension Kernel {
  /// What holds after every settled change, in checked builds. O(terms)
  @inline(__always)
  func checkInvariants() {
    #if CheckedInvariants
      let touched = progress.statistics.rowsTouched
      checkEverything()
      progress.statistics.rowsTouched = touched
    #endif
  }
}

#if CheckedInvariants
  extension Kernel {
    private func checkEverything() {
      let (rowCount, columnCount) = (Int(counts.rows), Int(counts.columns))
      for index in 0..<columnCount {
        let row = places[Position(index: index)].active
        precondition(isAtZero(row), "an active row is at zero")
        precondition(
          rows[row].state == .active && rows[row].position.index == index,
          "an active row knows its position")
      }
      let active = (0..<rowCount).filter { rows[RowIndex(index: $0)].state == .active }
      precondition(active.count == columnCount, "as many active rows as variables")
      for index in 0..<rowCount {
        precondition(violation(of: RowIndex(index: index)) == nil, "rows are on their sides")
      }
      for section in [direction.support.count, work.support.count] {
        precondition(section >= 0 && section <= columnCount, "a vector has room for its support")
      }
      precondition(work.support.isEmpty, "what is solved for was solved")
      precondition(suspects.isEmpty && unbalanced.isEmpty && moved.isEmpty, "nothing is left over")
      checkCircles()
      checkTriangle()
      checkMultipliers()
      checkLoose()
    }

    /// What a row connects is in one circle, or in none.
    private borrowing func checkCircles() {
      for index in 0..<Int(counts.rows) where rows[RowIndex(index: index)].state != .free {
        let columns = rows[RowIndex(index: index)].terms.map { terms[$0].column }
        guard let first = columns.first else { continue }
        let circle = circle(through: first)
        precondition(
          columns.allSatisfy { self.circle(through: $0).isEmpty == circle.isEmpty }
            && (circle.isEmpty || columns.allSatisfy { circle.contains($0.raw) }),
          "what a row connects is one part")
      }
    }

    /// The columns of the circle through a column; none while it is broken.
    private borrowing func circle(through column: ColumnIndex) -> [Int32] {
      guard nextInPart[column].raw >= 0 else { return [] }
      var columns = [column.raw]
      while let last = columns.last, nextInPart[ColumnIndex(raw: last)].raw != column.raw {
        columns.append(nextInPart[ColumnIndex(raw: last)].raw)
      }
      return columns
    }

    /// The terms of a row in the triangle are at its own position and below.
    private borrowing func checkTriangle() {
      let factor = factor
      for index in 0..<Int(counts.columns) {
        let place = places[Position(index: index)]
        precondition(positionOfColumn[place.column].index == index, "a column knows its position")
        precondition(positionOfRow[place.row].index == index, "a row knows its position")
        if place.pivot == 0 { continue }
        factor.forEach(in: place.row) { term in
          let other = positionOfColumn[term.column]
          precondition(
            other.index <= index || places[other].pivot == 0, "the factor is a triangle")
        }
      }
    }

    /// Σ multiplier · a = 0 in every lane. Numbers of very different sizes cost multipliers their
    /// digits; only for ordinary ones is it checked.
    private borrowing func checkMultipliers() {
      guard (0..<Int(counts.rows)).allSatisfy({ isOrdinary(RowIndex(index: $0)) }) else { return }
      for index in 0..<Int(counts.columns) {
        precondition(
          excess(of: places[Position(index: index)].active) == nil,
          "multipliers are between their bounds")
      }
      for lane in 0..<Int(progress.lanes) {
        var sums = [Double](repeating: 0, count: Int(counts.columns))
        var largest = 1e-300
        for index in 0..<Int(counts.rows) {
          guard let multiplier = multiplier(of: RowIndex(index: index), lane: lane) else {
            continue
          }
          largest = max(largest, abs(multiplier))
          factor.forEach(in: RowIndex(index: index)) { term in
            sums[term.column.index] += multiplier * term.coefficient
          }
        }
        precondition(sums.allSatisfy { abs($0) <= 1e-6 * largest }, "the multipliers balance")
      }
    }

    private borrowing func multiplier(of row: RowIndex, lane: Int) -> Double? {
      switch rows[row].state {
      case .free, .new, .zombie: nil
      case .active: multipliers[place(of: row, lane)]
      case .inactive: Int(rows[row].lane) == lane ? rows[row].slope(rows[row].side) : 0
      }
    }

    private borrowing func isOrdinary(_ row: RowIndex) -> Bool {
      if rows[row].state == .free { return true }
      var isOrdinary = true
      factor.forEach(in: row) { isOrdinary = isOrdinary && abs($0.coefficient) > 1e-6 }
      let cost = rows[row].cost
      return isOrdinary && (cost == 0 || cost == .infinity || (1e-6...1e6).contains(cost))
    }

    /// Loose rows are known as such, and counted.
    private borrowing func checkLoose() {
      let loose = (0..<Int(counts.rows)).filter {
        rows[RowIndex(index: $0)].flags.contains(.isLoose)
      }
      precondition(loose.count == Int(counts.looseRows), "loose rows are counted")
      precondition(
        loose.allSatisfy { rows[RowIndex(index: $0)].state == .active }, "loose rows are active")
      for index in 0..<Int(counts.columns) {
        let row = places[Position(index: index)].active
        precondition(rows[row].flags.contains(.isLoose) == canLeave(row), "loose rows are known")
      }
    }
  }
#endif
