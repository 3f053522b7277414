extension History {
  /// A smaller history that breaks the same law: what can be left out, is.
  func shrunk(breaking law: String) -> History {
    var smallest = self
    var attempts = 0
    var isSmaller = true
    while isSmaller, attempts < 1000 {
      isSmaller = false
      for candidate in smallest.smaller where attempts < 1000 {
        attempts += 1
        guard HistoryRun.fault(in: candidate)?.law == law else { continue }
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// Histories that are smaller by one thing: the large things first.
  private var smaller: [History] {
    let half = steps.count / 2
    var result = half > 1 ? [with(Array(steps[half...])), with(Array(steps[..<half]))] : []
    if steps.count > 1 { result.append(with(steps.dropLast())) }
    if isAskedAlways {
      var quiet = self
      quiet.isAskedAlways = false
      result.insert(quiet, at: 0)
    }
    for (index, step) in steps.enumerated() {
      result.append(with(steps, at: index, []))
      result += step.smaller.map { with(steps, at: index, $0) }
    }
    if variableCount > 1 {
      var narrow = self
      narrow.variableCount -= 1
      result.append(narrow)
    }
    return result.filter(\.isSound)
  }

  private func with(_ steps: [Step]) -> History {
    var part = self
    part.steps = steps
    return part
  }

  private func with(_ steps: [Step], at index: Int, _ replacement: [Step]) -> History {
    var steps = steps
    steps.replaceSubrange(index...index, with: replacement)
    return with(steps)
  }

  /// Whether every variable that is mentioned was made.
  private var isSound: Bool {
    var made = variableCount
    return steps.allSatisfy { $0.isSound(&made) }
  }
}

extension History.Step {
  fileprivate func isSound(_ made: inout Int) -> Bool {
    switch self {
    case .makeVariable: made += 1
    case .add(_, let constraint): return constraint.terms.allSatisfy { $0.variable < made }
    case .edit(let variable, _), .endEdit(let variable), .suggest(let variable, _),
      .removeVariable(let variable):
      return variable < made
    case .batch(let steps): return steps.allSatisfy { $0.isSound(&made) }
    case .failure(let steps), .trial(let steps):
      var inside = made
      return steps.allSatisfy { $0.isSound(&inside) }
    default: break
    }
    return true
  }

  /// What may take the place of this step.
  fileprivate var smaller: [[History.Step]] {
    switch self {
    case .batch(let steps): parts(steps) { .batch($0) } + [steps]
    case .failure(let steps): parts(steps) { .failure($0) }
    case .trial(let steps): parts(steps) { .trial($0) } + [steps]
    case .add(let key, let constraint): constraint.smaller.map { [.add(key, $0)] }
    case .setConstant(let key, let constant) where constant != 0: [[.setConstant(key, 0)]]
    case .suggest(let variable, let value) where value != 0: [[.suggest(variable, 0)]]
    default: []
    }
  }

  private func parts(
    _ steps: [History.Step], _ make: ([History.Step]) -> History.Step
  ) -> [[History.Step]] {
    steps.indices.map { left in
      [make(steps.indices.filter { $0 != left }.map { steps[$0] })]
    }
      + steps.indices.flatMap { index in
        steps[index].smaller.compactMap { replacement in
          var changed = steps
          changed.replaceSubrange(index...index, with: replacement)
          return [make(changed)]
        }
      }
  }
}

extension PlannedConstraint {
  fileprivate var smaller: [PlannedConstraint] {
    var result: [PlannedConstraint] = []
    for index in terms.indices {
      var less = self
      less.terms.remove(at: index)
      result.append(less)
      if terms[index].coefficient != 1 {
        var plain = self
        plain.terms[index].coefficient = 1
        result.append(plain)
      }
    }
    if constant != 0 {
      var plain = self
      plain.constant = 0
      result.append(plain)
    }
    if strength.level != nil, strength.weight != 1 {
      var plain = self
      plain.strength.weight = 1
      result.append(plain)
    }
    return result
  }
}
