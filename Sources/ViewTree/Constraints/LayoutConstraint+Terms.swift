extension LayoutConstraint {
  /// A coefficient times an attribute of an item.
  struct Term {
    let item: ItemReference
    let attribute: LayoutAttribute
    let coefficient: Double

    func multiplied(by factor: Double) -> Term {
      Term(item: item, attribute: attribute, coefficient: coefficient * factor)
    }

    func divided(by divisor: Double) -> Term {
      Term(item: item, attribute: attribute, coefficient: coefficient / divisor)
    }
  }

  /// The terms of a constraint, in the order they were written. Nearly all constraints have one or two:
  /// these take no memory of their own.
  struct Terms {
    private var first: Term?
    private var second: Term?
    private var others: [Term] = []

    init() {}

    init(_ terms: some Sequence<Term>) {
      for term in terms { append(term) }
    }

    mutating func append(_ term: Term) {
      if first == nil {
        first = term
      } else if second == nil {
        second = term
      } else {
        others.append(term)
      }
    }

    /// These terms, and then `others`.
    func appending(_ others: Terms) -> Terms {
      var sum = self
      for place in others.indices { sum.append(others[place]) }
      return sum
    }

    /// What `change` makes of each term.
    func mapped(_ change: (Term) -> Term) -> Terms {
      var result = Terms()
      for place in indices { result.append(change(self[place])) }
      return result
    }
  }
}

extension LayoutConstraint.Terms: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { second == nil ? (first == nil ? 0 : 1) : 2 + others.count }

  subscript(index: Int) -> LayoutConstraint.Term {
    get {
      if index == 0, let first { return first }
      if index == 1, let second { return second }
      return others[index - 2]
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: others[index - 2] = newValue
      }
    }
  }
}

extension LayoutConstraint.Terms: ExpressibleByArrayLiteral {
  init(arrayLiteral terms: LayoutConstraint.Term...) { self.init(terms) }
}
