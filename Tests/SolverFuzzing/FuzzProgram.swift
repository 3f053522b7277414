/// Commands to a solver, read from bytes: any bytes are a program, and most changes to the bytes
/// change the program a little.
package struct FuzzProgram: Sendable, CustomStringConvertible {
  /// Whether every number is ordinary: small, and a binary fraction. Then results are judged
  /// too; absurd numbers have to leave the solver whole, and nothing more.
  package internal(set) var isOrdinary: Bool
  /// The commands.
  package internal(set) var commands: [FuzzCommand] = []

  /// The program in some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    var reader = Reader(bytes: Array(bytes)[...])
    isOrdinary = reader.byte() % 4 != 0
    reader.isOrdinary = isOrdinary
    while !reader.bytes.isEmpty, commands.count < 64 { commands.append(reader.command(depth: 0)) }
  }

  /// Plays the commands on a new solver: the first law that it breaks.
  package func violation() -> Violation? {
    let session = played(isChecked: true)
    if let violation = session.violation { return violation }
    let unwatched = played(isChecked: false)
    guard session.refusals == unwatched.refusals, session.snapshot == unwatched.snapshot else {
      return Violation(
        law: "the same calls give the same bits", detail: "they differ where nothing looks on")
    }
    return nil
  }

  private func played(isChecked: Bool) -> FuzzSession {
    var session = FuzzSession(isOrdinary: isOrdinary, isChecked: isChecked)
    for command in commands where session.violation == nil {
      session.play(command)
      session.violation?.detail += "\n  in \(command)"
    }
    session.checkCopies()
    session.checkFromScratch()
    return session
  }

  /// One command a line.
  package var description: String {
    (["\(isOrdinary ? "ordinary" : "absurd") numbers"] + commands.map(\.description))
      .joined(separator: "\n  ")
  }
}
