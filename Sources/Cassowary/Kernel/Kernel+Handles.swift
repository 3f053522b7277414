// What stands behind the handles that a solver's user has.

extension Kernel {
  /// The column of a variable.
  @inline(__always)
  borrowing func column(of variable: Variable) throws(SolverError) -> ColumnIndex {
    let column = ColumnIndex(raw: variable.slot)
    guard variable.slot >= 0, variable.slot < counts.columns else {
      throw .unknownVariable(variable)
    }
    let found = columns[column]
    guard found.generation == variable.generation, found.flags.contains(.isLive) else {
      throw .unknownVariable(variable)
    }
    return column
  }

  /// The value of a variable; zero for a new one, whoever had its column before.
  @inline(__always)
  borrowing func value(of variable: Variable) throws(SolverError) -> Double {
    let column = try column(of: variable)
    return columns[column].flags.contains(.isReused) ? 0 : values[column]
  }

  /// The row of an edit variable.
  @inline(__always)
  borrowing func editRow(of variable: Variable) throws(SolverError) -> RowIndex {
    guard let row = columns[try column(of: variable)].editRow else {
      throw .unknownEditVariable(variable)
    }
    return row
  }

  borrowing func variable(_ column: ColumnIndex) -> Variable {
    Variable(slot: column.raw, generation: columns[column].generation)
  }

  borrowing func id(_ slot: SlotIndex) -> ConstraintID {
    ConstraintID(slot: slot.raw, generation: slots[slot].generation)
  }

  /// The row of a constraint that is in the solver.
  borrowing func row(of id: ConstraintID) throws(SolverError) -> RowIndex {
    let slot = SlotIndex(raw: id.slot)
    guard id.slot >= 0, id.slot < counts.slots, slots[slot].generation == id.generation,
      let row = slots[slot].liveRow
    else { throw .unknownConstraint(id) }
    return row
  }

  /// Who stands behind a row, if not the kernel.
  borrowing func member(of row: RowIndex) -> Conflict.Member? {
    if let slot = rows[row].owner.slot { return .constraint(id(slot)) }
    return rows[row].owner.column.map { .edit(variable($0)) }
  }

  var liveVariables: [(variable: Variable, column: ColumnIndex, serial: Int)] {
    (0..<counts.columns).map(ColumnIndex.init(raw:)).filter {
      columns[$0].flags.contains(.isLive)
    }.map { (variable($0), $0, columns[$0].serial) }
  }

  /// The constraints in the solver, in the order of adding.
  var liveConstraints: [ConstraintID] {
    let live = (0..<counts.slots).map(SlotIndex.init(raw:)).compactMap { slot in
      slots[slot].liveRow.map { (slot, rows[$0].serial) }
    }
    return live.sorted { $0.1 < $1.1 }.map { id($0.0) }
  }

  /// The constraints that mention a column, in the order of adding.
  borrowing func users(of column: ColumnIndex) -> [ConstraintID] {
    var found: [(SlotIndex, Int)] = []
    factor.forEach(in: column) { term in
      if let slot = rows[term.row].owner.slot, !rows[term.row].isDead {
        found.append((slot, rows[term.row].serial))
      }
    }
    return found.sorted { $0.1 < $1.1 }.map { id($0.0) }
  }

  /// The constraint that a row stands for.
  borrowing func constraint(of row: RowIndex) -> Constraint {
    let found = rows[row]
    let terms = found.terms.map { index in
      let term = self.terms[index]
      return LinearExpression.Term(
        variable(term.column), coefficient: term.coefficient / found.scale)
    }
    return Constraint(
      LinearExpression(terms: terms, constant: found.constant / found.scale), found.relation,
      strength: strength(of: row))
  }

  private borrowing func strength(of row: RowIndex) -> Strength {
    if rows[row].isRequired { return .required }
    let level = Int(levels[Lane(raw: Int32(rows[row].lane))])
    return Strength(level, rows[row].cost * rows[row].scale)
  }
}

extension Kernel {
  /// Issues the handle of a new row.
  @inline(__always)
  mutating func takeSlot(for row: RowIndex) -> SlotIndex {
    let slot = SlotIndex(raw: counts.freeSlot)
    guard slot.raw >= 0 else {
      counts.slots += 1
      let last = SlotIndex(raw: counts.slots - 1)
      slots[last] = Slot(row: row.raw)
      return last
    }
    note(slot)
    counts.freeSlot = -2 - slots[slot].row
    slots[slot].row = row.raw
    return slot
  }

  /// Makes the handle of a removed row stale.
  mutating func giveSlot(_ slot: SlotIndex) {
    note(slot)
    slots[slot] = Slot(generation: slots[slot].generation &+ 1, row: -2 - counts.freeSlot)
    counts.freeSlot = slot.raw
  }

  /// Whether a handle was valid once, and its slot has served nobody since.
  borrowing func canRevive(_ id: ConstraintID) -> Bool {
    let slot = SlotIndex(raw: id.slot)
    return id.slot >= 0 && id.slot < counts.slots && slots[slot].liveRow == nil
      && slots[slot].generation == id.generation &+ 1
  }

  /// Gives a new row the handle that a removed one had.
  mutating func reviveSlot(_ id: ConstraintID, for row: RowIndex) {
    let revived = SlotIndex(raw: id.slot)
    let next = -2 - slots[revived].row
    if counts.freeSlot == id.slot {
      counts.freeSlot = next
    } else {
      var slot = SlotIndex(raw: counts.freeSlot)
      while slot.raw >= 0, -2 - slots[slot].row != id.slot {
        slot = SlotIndex(raw: -2 - slots[slot].row)
      }
      if slot.raw >= 0 {
        note(slot)
        slots[slot].row = -2 - next
      }
    }
    note(revived)
    slots[revived] = Slot(generation: id.generation, row: row.raw)
  }
}
