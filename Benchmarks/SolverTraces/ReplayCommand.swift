/// What a command line of `solver-replay` asks for.
public enum ReplayCommand: Equatable, Sendable {
  /// To play a trace and measure it.
  case trace(file: String, TracePlayer.Building, seconds: Double)
  /// To answer a script.
  case script
  /// To write a trace.
  case generate(TraceGenerator)
  /// To replay a trace for very many suggestions, and see how far its values drift.
  case drift(file: String, suggestions: Int)
  /// To remove and add one constraint again and again.
  case churn(file: String, times: Int)
  /// To measure what copies cost.
  case copy(file: String)
  /// To measure generated traces of several sizes.
  case scaling([TraceGenerator])
  /// To print the usage.
  case help

  /// The usage.
  public static let usage = """
    usage: solver-replay trace FILE [SECONDS] [--one-by-one]
           solver-replay script
           solver-replay generate chain|chainx|cell|grid|random N
           solver-replay drift FILE [SUGGESTIONS]
           solver-replay churn FILE [TIMES]
           solver-replay copy FILE
           solver-replay scaling chain|chainx|grid|random N...

      trace     plays a trace and prints its figures in one line. The mean step is that of one
                pass from the build on, or that of a replay of SECONDS on the same solver.
                Everything before the first step is added in one batch, or with --one-by-one in
                one call each.
      script    reads commands from standard input and answers them
      generate  writes a trace to standard output: N boxes in a row (chainx: resized across their
                least widths), N rows of a table that one cell lays out, N by N boxes, or N
                variables in N random constraints
      drift     repeats a trace's steps until there were SUGGESTIONS (10,000,000) on one solver,
                and compares its values a hundred times with those of a new one
      churn     removes the constraint in the middle of a trace and adds it again, TIMES (10,000)
                times; the times are the means of the first tenth and of the last
      copy      makes copies and takes one step on each (medians), and counts what a step on one
                solver allocates (the mean), if Benchmarks/peers/livebytes.c is preloaded
      scaling   builds and steps generated traces of each size, and says by how much the times grow
                where the size doubles
    """

  /// The command of a command line, without the program's name.
  public init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
      return
    }
    guard let name = rest.first else { throw UsageError("there is no command") }
    rest.removeFirst()
    switch name {
    case "trace": self = try Self.trace(rest)
    case "script" where rest.isEmpty: self = .script
    case "script": throw UsageError("script takes no arguments")
    case "generate": self = try Self.generate(rest)
    case "drift": self = try Self.drift(rest)
    case "churn": self = try Self.churn(rest)
    case "copy" where rest.count == 1: self = .copy(file: rest[0])
    case "copy": throw UsageError("copy takes a file")
    case "scaling": self = try Self.scaling(rest)
    default: throw UsageError("there is no command \"\(name)\"")
    }
  }
}

/// A command line that makes no sense.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, in one line.
  public let description: String

  init(_ reason: String) { description = reason }
}
