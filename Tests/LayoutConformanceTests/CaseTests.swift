import Foundation
import LayoutConformance
import Testing

@Suite("Layouts with known frames")
struct CaseTests {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func cases() throws -> [LayoutCase] {
    try CaseFile(contentsOf: directory.appendingPathComponent("Cases/cases.jsonl")).cases
  }

  @Test("each small case comes out as computed by hand", arguments: try cases())
  func smallCase(_ layoutCase: LayoutCase) {
    let result = layoutCase.run()
    #expect(result.hasPassed, "\(result.line)")
    #expect(result.issues == [], "\(layoutCase.id)")
  }

  @Test("small cases have names of their own, and there are at least 60")
  func names() throws {
    let cases = try Self.cases()
    #expect(cases.count >= 60)
    #expect(Set(cases.map(\.id)).count == cases.count)
  }

  @Test("layouts of the platform come out as they do there, where their file is present")
  func platformCases() throws {
    let file = Self.directory.appendingPathComponent("../../../shared/ib-cases/open.jsonl")
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("../shared/ib-cases/open.jsonl is not present: its layouts are not compared")
      return
    }
    let report = ConformanceReport(try CaseFile(contentsOf: file).cases)
    #expect(report.failed == 0, "\(report.lines.joined(separator: "\n"))")
    print("layouts of the platform:", report.lines.last ?? "")
  }
}

@Suite("Files of layouts")
struct CaseFileTests {
  private static let root = #"{"p":-1,"c":"view","f":[0,0,100,100]}"#

  @Test("a view elsewhere is named with both frames")
  func failingCase() throws {
    let file = try CaseFile(
      #"{"id":"off","views":["# + Self.root + #",{"p":0,"c":"view","x":[5,0,10,10]}],"#
        + #""cons":[[1,"l","=",0,"l",1,6],[1,"t","=",0,"t"],[1,"w","=",null,null,1,10],"#
        + #"[1,"h","=",1,"w"]],"feat":["edges"]}"#)
    let report = ConformanceReport(file.cases)
    #expect(
      report.lines == [
        "off view 1: expected (5.0, 0.0, 10.0 × 10.0), got (6.0, 0.0, 10.0 × 10.0)",
        "edges: 0 of 1", "0 passed, 1 failed",
      ])
  }

  @Test("a line that is no case is an error that says which line")
  func invalidLine() {
    #expect {
      try CaseFile("\n{\"id\":1}\n")
    } throws: { error in
      "\(error)".hasPrefix("line 2: ")
    }
  }

  @Test(
    "words and indices that mean nothing fail their case alone",
    arguments: [
      #"[1,"q","=",0,"l"]"#, #"[1,"l","~",0,"l"]"#, #"[7,"l","=",0,"l"]"#,
      #"["c0","l","=",0,"l"]"#, #"[1,"l","=",0,"t"]"#, #"[1,"l","=",null,null,1,5]"#,
    ])
  func meaningless(_ constraint: String) throws {
    let file = try CaseFile(
      #"{"id":"odd","views":["# + Self.root + #",{"p":0,"c":"view"}],"cons":["# + constraint
        + "]}")
    let result = file.cases[0].run()
    #expect(!result.hasPassed)
    #expect(result.line.hasPrefix("odd view 0: expected a layout, got "))
  }
}
