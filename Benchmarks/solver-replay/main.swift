import Foundation
import SolverTraces

/// Ends with one line on standard error.
func fail(_ reason: some CustomStringConvertible) -> Never {
  FileHandle.standardError.write(Data("solver-replay: \(reason)\n".utf8))
  exit(1)
}

/// The text of a file.
func read(_ file: String) -> String {
  guard let data = FileManager.default.contents(atPath: file) else {
    fail("\(file) cannot be read")
  }
  guard let text = String(validating: data, as: UTF8.self) else { fail("\(file) is no UTF-8 text") }
  return text
}

/// A player of the trace in a file.
func player(_ file: String) throws(TraceError) -> TracePlayer {
  TracePlayer(try Trace(parsing: read(file), file: file))
}

/// Prints a line for each size as soon as it has been measured.
func printScaling(_ generators: [TraceGenerator]) {
  var last: ScalingFigures?
  for generator in generators {
    let figures = ScalingFigures(measuring: generator)
    print(figures.line(after: last))
    last = figures
  }
}

/// Answers each line of standard input as soon as it has been read.
func answerScript() throws {
  var player = ScriptPlayer(file: "standard input")
  while let line = readLine() {
    guard let answer = try player.answer(line) else { continue }
    try FileHandle.standardOutput.write(contentsOf: Data("\(answer)\n".utf8))
  }
}

do {
  switch try ReplayCommand(Array(CommandLine.arguments.dropFirst())) {
  case .help: print(ReplayCommand.usage)
  case .trace(let file, let building, let seconds):
    let trace = try Trace(parsing: read(file), file: file)
    print(TracePlayer(trace, building: building, seconds: seconds).play().line)
  case .script: try answerScript()
  case .drift(let file, let count): print(try player(file).drift(suggestions: count).line)
  case .churn(let file, let times): print(try player(file).churn(times: times).line)
  case .copy(let file): print(try player(file).copyCosts().line)
  case .scaling(let generators): printScaling(generators)
  case .generate(let generator): print(generator.trace.text, terminator: "")
  }
} catch let error as UsageError {
  fail("\(error)\n\(ReplayCommand.usage)")
} catch let error as any Error & CustomStringConvertible {
  fail(error)
} catch {
  fail("\(error)")
}
