#if CheckedInvariants
  import Cassowary

  // Constants that were changed without making rows have to be those of the rows that the tree asks for.

  extension LayoutEngine {
    /// Makes the rows of what has changed, but for those that are made anyway, and compares them with
    /// those in the solver and with the constants that these are about to have.
    func checkNewConstants(_ changes: Changes, besides made: [DesiredRow]) {
      let keys = Set(made.map { $0.source.key })
      var constants: [ConstraintID: Double] = [:]
      for (id, constant) in newConstants.list { constants[id] = constant }
      for wanted in wantedRows(changes) where !keys.contains(wanted.source.key) {
        guard let row = installed[wanted.source.key], let present = try? solver.constraint(row.id)
        else { continue }
        let constant = constants[row.id] ?? present.expression.constant
        guard let wanted = wanted.constraint else {
          precondition(abs(constant) >= Self.largestValue, "what is not wanted says nothing")
          continue
        }
        precondition(wanted.expression.constant == constant, "a constant is that of a new row")
        precondition(wanted.strength == present.strength, "the strength is that of a new row")
        precondition(
          coefficients(wanted.expression) == coefficients(present.expression),
          "the terms are those of a new row")
      }
    }

    private func wantedRows(_ changes: Changes) -> [DesiredRow] {
      var rows = changes.constants.map { row($0) }
      for case let view? in changes.masks.lazy.map({ $0.view }) { addMaskRows(view, to: &rows) }
      for case let view? in changes.contents.lazy.map({ $0.view }) {
        guard let number = seatNumber(of: view) else { continue }
        let seat = seats[number]
        addContentRows(view, to: &rows)
        seats[number] = seat
      }
      return rows
    }

    private func coefficients(_ expression: LinearExpression) -> [Variable: Double] {
      Dictionary(expression.terms.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
        .filter { $0.value != 0 }
    }
  }
#endif
