import Cassowary
import Testing

@Suite("Many variables at once, and constraints without arrays of their own")
struct ManyAtOnceTests {
  @Test("several variables are those that as many calls make, in free columns too")
  func sameAsOneByOne() throws {
    var (atOnce, oneByOne) = (Solver(), Solver())
    for round in 0..<3 {
      let made = atOnce.makeVariables(5)
      #expect(made == (0..<5).map { _ in oneByOne.makeVariable() })
      // Columns that come free are taken again, the last one first.
      for variable in [made[1], made[3], made[4]] {
        try atOnce.removeVariable(variable)
        try oneByOne.removeVariable(variable)
      }
      // Where there is a choice, the older variable counts for more, and is nearer to zero.
      try atOnce.add(made[0] + made[2] == 10 + Double(round))
      try oneByOne.add(made[0] + made[2] == 10 + Double(round))
      #expect(try atOnce.value(of: made[2]) == oneByOne.value(of: made[2]))
      #expect(try atOnce.value(of: made[2]) == 10 + Double(round))
    }
  }

  @Test("no variables are made for a count below one")
  func none() {
    var solver = Solver()
    #expect(solver.makeVariables(0).isEmpty && solver.makeVariables(-3).isEmpty)
    #expect(solver.makeVariables(1) == [Solver().withVariable])
  }

  @Test("variables of a batch that is refused are gone")
  func refusedBatch() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x == 3)
    var made: [Variable] = []
    #expect(throws: SolverError.self) {
      try solver.batch { solver throws(SolverError) in
        made = solver.makeVariables(40)
        for variable in made { try solver.add(variable == x) }
        try solver.add(made[7] == 4)
      }
    }
    #expect(throws: SolverError.unknownVariable(made[7])) { try solver.value(of: made[7]) }
    let again = solver.makeVariables(40)
    try solver.batch { solver throws(SolverError) in
      for variable in again { try solver.add(variable == x) }
    }
    for variable in again { #expect(try solver.value(of: variable) == 3) }
  }

  @Test("terms anywhere in memory make the constraint that an expression makes")
  func spans() throws {
    var (bySpan, byExpression) = (Solver(), Solver())
    let frame = bySpan.makeVariables(4)
    _ = byExpression.makeVariables(4)
    let terms: [LinearExpression.Term] = [
      .init(frame[0]), .init(frame[2], coefficient: 0.5), .init(frame[0], coefficient: 2),
      .init(frame[3], coefficient: -1), .init(frame[1], coefficient: 0),
    ]
    for range in [0..<5, 0..<2, 3..<4, 2..<2] {
      for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
        let expression = LinearExpression(terms: Array(terms[range]), constant: -8)
        let id = try bySpan.add(
          terms.span.extracting(range), constant: -8, relation, strength: .weak)
        let other = try byExpression.add(Constraint(expression, relation, strength: .weak))
        #expect(id == other)
        #expect(try bySpan.constraint(id) == byExpression.constraint(other))
      }
    }
    for variable in frame {
      #expect(try bySpan.value(of: variable) == byExpression.value(of: variable))
    }
  }

  @Test("terms that are refused change nothing")
  func refusedSpans() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let stranger = { () -> Variable in
      var other = Solver()
      return other.makeVariables(9)[8]
    }()
    let held = try solver.add(x == 5)
    for bad in [
      LinearExpression.Term(stranger), .init(x, coefficient: .nan),
      .init(x, coefficient: .infinity),
    ] {
      let terms = [LinearExpression.Term(x), bad]
      #expect(throws: SolverError.self) { try solver.add(terms.span, .equal) }
    }
    let none: [LinearExpression.Term] = []
    #expect(throws: SolverError.self) { try solver.add(none.span, constant: 1, .equal) }
    #expect(throws: SolverError.self) {
      try solver.add([LinearExpression.Term(x)].span, constant: .nan, .equal)
    }
    #expect(try solver.constraints == [held] && solver.value(of: x) == 5)
  }
}

extension Solver {
  /// The variable that a solver makes next.
  fileprivate var withVariable: Variable {
    var copy = self
    return copy.makeVariable()
  }
}
