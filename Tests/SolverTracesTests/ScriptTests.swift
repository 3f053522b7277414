import SolverTraces
import Testing

@Suite("Playing scripts")
struct ScriptTests {
  @Test("a script is answered as the format says", arguments: ScriptCase.all)
  func answers(script: ScriptCase) throws {
    let answers = try script.play()
    for (answer, expected) in zip(answers, script.answers) { #expect(answer == expected) }
    #expect(answers.count == script.answers.count)
  }

  @Test("the cases cover every command")
  func coverage() {
    let commands = Set(ScriptCase.all.flatMap(\.lines).compactMap(\.first))
    #expect(commands.isSuperset(of: "VDAREXSKWMUPQ"))
  }

  @Test(
    "a line that does not follow the format is an error with its line, which is passed over",
    arguments: [
      ("Z", "no command of a script is called \"Z\""),
      ("C 0 1 0 0 0", "no command of a script is called \"C\""),
      ("A", "the line ends before the id"),
      ("A one", "the id \"one\" is no whole number"),
      ("A 1 2", "\"2\" is more than the line has place for"),
      ("S 0", "the line ends before the value"),
      ("S 0 inf", "the value \"inf\" is no finite number"),
      ("W 1 1001 1", "the strength is 1001, not 0 to 1000"),
      ("W 1 1 -1", "the weight is -1.0, not above 0"),
      ("D 1 0 1 0 0 1 0", "1 terms take 2 fields each, and there are 1"),
      ("U", "there is no M line before this one"),
    ])
  func malformed(line: String, reason: String) throws {
    var player = ScriptPlayer(file: "f")
    #expect(try player.answer("V 1") == nil)
    #expect(try player.answer("  # a comment") == nil)
    #expect(throws: TraceError(file: "f", line: 3, reason: reason)) { try player.answer(line) }
    #expect(try player.answer("P") == "P 0")
  }

  @Test("the answer repeats the line as it was written")
  func spaces() throws {
    var player = ScriptPlayer(file: "f")
    #expect(try player.answer("V  1") == nil)
    #expect(try player.answer("E  0\t1   1.0") == "E  0\t1   1.0 ok")
    #expect(try player.answer("A 4 ") == "A 4  ERR unknown constraint")
  }
}
