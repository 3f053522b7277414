extension ReplayCommand {
  static func trace(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    let words = arguments.filter { $0 != "--one-by-one" }
    if let option = words.first(where: { $0.hasPrefix("--") }) {
      throw UsageError("there is no option \(option)")
    }
    guard let file = words.first, words.count <= 2 else {
      throw UsageError("trace takes a file, and for how many seconds")
    }
    let building = words.count == arguments.count ? TracePlayer.Building.batch : .oneByOne
    guard words.count == 2 else { return .trace(file: file, building, seconds: 0) }
    guard let seconds = Double(words[1]), (0...3600).contains(seconds) else {
      throw UsageError("the seconds are a number from 0 to 3600, not \"\(words[1])\"")
    }
    return .trace(file: file, building, seconds: seconds)
  }

  static func generate(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    guard arguments.count == 2 else { throw UsageError("generate takes a kind and a size") }
    let kinds = TraceGenerator.Kind.allCases
    return .generate(try generator(arguments[0], of: kinds, size: arguments[1]))
  }

  static func scaling(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    guard let kind = arguments.first, arguments.count > 1 else {
      throw UsageError("scaling takes a kind and sizes")
    }
    // The size of a cell is how often it is filled, which is no size of a system.
    let kinds = TraceGenerator.Kind.allCases.filter { $0 != .cell }
    var generators: [TraceGenerator] = []
    for size in arguments.dropFirst() {
      generators.append(try generator(kind, of: kinds, size: size))
    }
    return .scaling(generators)
  }

  static func drift(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    let (file, count) = try fileAndCount("drift", arguments, default: 10_000_000)
    return .drift(file: file, suggestions: count)
  }

  static func churn(_ arguments: [String]) throws(UsageError) -> ReplayCommand {
    let (file, count) = try fileAndCount("churn", arguments, default: 10_000)
    return .churn(file: file, times: count)
  }

  private static func fileAndCount(
    _ name: String, _ arguments: [String], default count: Int
  ) throws(UsageError) -> (file: String, count: Int) {
    guard let file = arguments.first, arguments.count <= 2 else {
      throw UsageError("\(name) takes a file, and how often")
    }
    guard arguments.count == 2 else { return (file, count) }
    guard let count = Int(arguments[1]), (1...1_000_000_000_000).contains(count) else {
      throw UsageError("how often is a whole number above 0, not \"\(arguments[1])\"")
    }
    return (file, count)
  }

  private static func generator(
    _ name: String, of kinds: [TraceGenerator.Kind], size: String
  ) throws(UsageError) -> TraceGenerator {
    guard let kind = kinds.first(where: { $0.rawValue == name }) else {
      let kinds = kinds.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no kind \"\(name)\", but \(kinds)")
    }
    guard let count = Int(size), kind.sizes.contains(count) else {
      let (least, most) = (kind.sizes.lowerBound, kind.sizes.upperBound)
      throw UsageError("the size of a \(kind.rawValue) is \(least) to \(most), not \"\(size)\"")
    }
    return TraceGenerator(kind, size: count)
  }
}
