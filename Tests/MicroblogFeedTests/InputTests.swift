import Foundation
import MicroblogFeed
import Testing

@Suite("Input")
struct InputTests {
  private func plist(_ entries: String) -> Data {
    Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><array>\(entries)</array></plist>".utf8)
  }

  private let good =
    "<dict><key>text</key><string>t</string><key>icon</key><string>i</string>"
    + "<key>name</key><string>n</string><key>vip</key><true/></dict>"

  @Test("a status is read as it is written")
  func reads() throws {
    #expect(
      try StatusFile.parse(plist(good))
        == [Status(text: "t", icon: "i", name: "n", isVIP: true, picture: nil)])
  }

  @Test("the statuses that come along: short, long, empty, Chinese, with emoji and a long word")
  func bundled() throws {
    let statuses = try StatusFile.bundled()
    #expect(statuses.count == 9)
    #expect(statuses.contains { $0.text.isEmpty && $0.picture == nil })
    #expect(statuses.contains { $0.text.contains("二十公里") })
    #expect(statuses.contains { $0.text.contains("👩‍👩‍👧‍👦") })
    #expect(statuses.contains { $0.text.split(separator: " ").contains { $0.count > 50 } })
  }

  @Test("a missing key names the entry and the key", arguments: ["text", "icon", "name", "vip"])
  func missing(key: String) {
    let bad = good.replacingOccurrences(of: "<key>\(key)</key>", with: "<key>other</key>")
    #expect(throws: StatusFileError.missingKey(key, file: "input", entry: 1)) {
      try StatusFile.parse(plist(good + bad))
    }
  }

  @Test("a wrong type names the entry, the key and what was expected")
  func wrongType() {
    let number = good.replacingOccurrences(of: "<string>t</string>", with: "<integer>1</integer>")
    #expect(
      throws: StatusFileError.wrongType(
        key: "text", file: "input", entry: 0, expected: "a string")
    ) { try StatusFile.parse(plist(number)) }
    let string = good.replacingOccurrences(of: "<true/>", with: "<string>yes</string>")
    #expect(
      throws: StatusFileError.wrongType(
        key: "vip", file: "input", entry: 0, expected: "true or false")
    ) { try StatusFile.parse(plist(string)) }
    let picture = good.replacingOccurrences(
      of: "</dict>", with: "<key>picture</key><true/></dict>")
    #expect(
      throws: StatusFileError.wrongType(
        key: "picture", file: "input", entry: 0, expected: "a string")
    ) { try StatusFile.parse(plist(picture)) }
  }

  @Test("broken files, other lists and other entries are told apart")
  func broken() {
    #expect(throws: StatusFileError.notAPropertyList(file: "f")) {
      try StatusFile.parse(Data("no list".utf8), file: "f")
    }
    #expect(throws: StatusFileError.notAPropertyList(file: "f")) {
      try StatusFile.parse(Data(), file: "f")
    }
    #expect(throws: StatusFileError.notAnArray(file: "f")) {
      try StatusFile.parse(
        Data("<?xml version=\"1.0\"?><plist version=\"1.0\">\(good)</plist>".utf8), file: "f")
    }
    #expect(throws: StatusFileError.notADictionary(file: "input", entry: 1)) {
      try StatusFile.parse(plist(good + "<string>s</string>"))
    }
    #expect {
      try StatusFile.read("/nowhere/at/all.plist")
    } throws: { error in
      if case StatusFileError.unreadable("/nowhere/at/all.plist", _) = error { true } else { false }
    }
  }

  @Test("the command line")
  func options() throws {
    let options = try Options([
      "--way", "frames", "--width", "320", "--scale", "3", "--offset", "10", "--input", "a",
      "--output", "b",
    ])
    #expect(options.way == .frames && options.width == 320 && options.scale == 3)
    #expect(options.offset == 10 && options.input == "a" && options.output == "b")
    #expect(try Options([]) == Options())
  }

  @Test(
    "a bad command line is one clear line",
    arguments: [
      (["--wide", "3"], "unknown option \"--wide\""),
      (["--width"], "--width needs a value"),
      (["--width", "nan"], "--width is a number from 100 to 4096, not \"nan\""),
      (["--scale", "0"], "--scale is a number from 1 to 8, not \"0\""),
      (["--way", "magic"], "--way is frames, prototype or automatic, not \"magic\""),
      (["--way", "frames", "--way", "frames"], "--way is given twice"),
    ])
  func badOptions(arguments: [String], message: String) {
    #expect {
      try Options(arguments)
    } throws: { error in
      (error as? UsageError)?.description == message
    }
  }

  @Test("pictures are written both or not at all")
  func output() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var options = Options()
    options.output = folder.path
    let report = FeedReport(try StatusFile.bundled(), options)
    #expect(report.waysAgree && report.problems.isEmpty)
    #expect(throws: OutputError.self) { try report.write(options) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<2 {
      _ = try report.write(options)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["feed.html", "feed.svg"])
    }
  }

  #if Pango
    @Test("a picture of pixels and a page are drawn with the fonts that measured")
    func drawing() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let options = try Options(["--png", "--output", folder.path])
      let report = FeedReport(try StatusFile.bundled(), options)
      #expect(report.waysAgree && report.problems.isEmpty)
      #expect(try report.write(options).count == 4)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["feed.html", "feed.pdf", "feed.png", "feed.svg"])
    }
  #else
    @Test("without Pango, who asks for pixels is told how to get them")
    func drawing() {
      let message = "--png needs the trait Pango: swift run --traits Pango microblog-feed --png"
      #expect {
        try Options(["--png"])
      } throws: { error in
        (error as? UsageError)?.description == message
      }
    }
  #endif
}
