/// The rules as an automaton, so that a character costs one look-up.
///
/// The rules themselves (`LineBreakContext`) are the source: the table is made from them when it is
/// first asked for, by exploring all contexts that can be reached.
struct LineBreakTable: Sendable {
  /// What happens when a context meets a unit.
  struct Step: Sendable {
    /// Two bits of the verdict, two of what it tells about an earlier place, and the row.
    private let bits: UInt32

    init(_ decision: LineBreakDecision, row: Int) {
      let earlier: UInt32 = decision.earlier.map { $0 ? 2 : 1 } ?? 0
      self.bits = UInt32(row) << 4 | earlier << 2 | UInt32(decision.verdict.rawValue)
    }

    /// Where in `steps` the context that follows begins.
    var row: Int { Int(bits >> 4) }
    /// Whether all it says is whether a line may end before the character: no earlier place was
    /// undecided, and the verdict is one of prohibited and allowed.
    var isSimple: Bool { bits & 0xE == 0 }
    /// All bits, but the lowest only if a line may end before the character.
    var opportunityMask: UInt32 { bits | ~1 }
    var verdict: LineBreakVerdict {
      LineBreakVerdict(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .prohibited
    }
    var earlier: Bool? { bits & 0xC == 0 ? nil : bits & 8 != 0 }
  }

  private static let laterVersions = LineBreakTable(followsLaterVersions: true)
  private static let tableVersion = LineBreakTable(followsLaterVersions: false)

  /// The table for `rules`.
  static func table(for rules: LineBreakRules) -> LineBreakTable {
    rules.followsLaterVersions ? laterVersions : tableVersion
  }

  /// Context by context, and in each unit by unit.
  private(set) var steps: [Step] = []
  /// What the end of the text says about the place that is undecided, by context.
  private var endings: [Bool?] = []

  /// What the end of the text says in the context at `row`; nil if no place is undecided.
  func ending(row: Int) -> Bool? { endings[row / width] }
  /// How many units there are.
  private var width: Int { LineBreakColumns.shared.units.count }

  private init(followsLaterVersions: Bool) {
    let start = LineBreakContext(followsLaterVersions: followsLaterVersions)
    var contexts = [start]
    var numbers = [start: 0]
    var explored = 0
    while explored < contexts.count {
      for unit in LineBreakColumns.shared.units {
        var context = contexts[explored]
        let decision = context.take(unit)
        let number = numbers[context] ?? contexts.count
        if number == contexts.count {
          numbers[context] = number
          contexts.append(context)
        }
        steps.append(Step(decision, row: number * width))
      }
      endings.append(contexts[explored].finish())
      explored += 1
    }
  }
}

/// The columns of `LineBreakTable`: all units there are, under any rules.
struct LineBreakColumns: Sendable {
  static let shared = LineBreakColumns()

  private(set) var units: [LineBreakUnit] = []
  /// The column of each category under the rules of a number.
  private(set) var columns: [[UInt8]] = []

  private init() {
    var numbers: [LineBreakUnit: UInt8] = [:]
    for rules in LineBreakRules.all {
      columns.append(
        (UInt8(0)..<128).map { category in
          let unit = LineBreakUnit(category: category, rules: rules)
          if let number = numbers[unit] { return number }
          let number = UInt8(units.count)
          numbers[unit] = number
          units.append(unit)
          return number
        })
    }
  }
}
