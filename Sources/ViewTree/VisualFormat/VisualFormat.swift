/// A visual format, parsed.
struct VisualFormat: Equatable {
  /// A word or number with its place in the format.
  struct Placed<Value: Equatable>: Equatable {
    let value: Value
    let offset: Int
  }

  /// A number, or the name of a metric or view.
  enum Amount: Equatable {
    case number(Double)
    case name(String)
  }

  /// `>=80@999`, or less: `80`.
  struct Predicate: Equatable {
    var relation = LayoutRelation.equal
    var amount: Placed<Amount>
    var multiplier: Placed<Amount>?
    var divisor: Placed<Amount>?
    var constant: (isNegative: Bool, amount: Placed<Amount>)?
    var priority: Placed<Amount>?

    static func == (left: Predicate, right: Predicate) -> Bool {
      left.relation == right.relation && left.amount == right.amount
        && left.multiplier == right.multiplier && left.divisor == right.divisor
        && left.constant?.isNegative == right.constant?.isNegative
        && left.constant?.amount == right.constant?.amount && left.priority == right.priority
    }
  }

  /// What lies between two neighbours.
  enum Gap: Equatable {
    /// Nothing: their edges touch.
    case none
    /// `-`: the standard distance.
    case standard
    /// `-8-` or `-(>=8@999)-`.
    case predicates([Predicate])
  }

  /// `[name(predicates)]`.
  struct Member: Equatable {
    let name: Placed<String>
    let predicates: [Predicate]
  }

  var axis = LayoutAxis.horizontal
  /// The gap to the superview before the first view, if there is a bar.
  var leading: Placed<Gap>?
  var members: [Member] = []
  /// The gaps between neighbours.
  var gaps: [Gap] = []
  /// The gap to the superview after the last view, if there is a bar.
  var trailing: Placed<Gap>?
}
