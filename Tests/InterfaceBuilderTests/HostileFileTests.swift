import Foundation
import InterfaceBuilder
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  private func reason(_ data: Data) -> NibError.Reason? {
    do {
      _ = try Nib(data: data, file: "Test.xib").instantiate()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("elements 10,000 deep in each other are refused", arguments: ["view", "subviews", "x"])
  func depth(name: String) {
    let deep = String(repeating: "<\(name)>", count: 10_000)
    let end = String(repeating: "</\(name)>", count: 10_000)
    let found = reason(xib(deep + end))
    #expect(found == .tooDeep(limit: 200) || found.map { "\($0)".contains("XML") } == true)
  }

  @Test("a tree as deep as is read is made and laid out")
  func deepestTree() throws {
    let count = 95
    let open = (0..<count).map { "<view id=\"v\($0)\">\(rect(0, 0, 9, 9))<subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: count)
    let objects = try Nib(open + close).laidOut()
    #expect(objects["v\(count - 1)"] != nil)
  }

  @Test(
    "document types and entities are refused",
    arguments: [
      "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><document>&b;</document>",
      "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>",
      "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]><d/>",
    ])
  func documentTypes(source: String) {
    #expect(reason(Data(source.utf8)) == .documentType)
  }

  @Test("other encodings, which could hide them, are refused")
  func encodings() throws {
    let spaces = String(repeating: " ", count: 500)
    for encoding in ["encoding=\"UTF-16\"", "\(spaces)encoding = 'UTF-7'", "encoding"] {
      let source = "<?xml version=\"1.0\" \(encoding)?><document/>"
      #expect(reason(Data(source.utf8)) == .notUTF8)
      #expect(reason(Data([0xEF, 0xBB, 0xBF] + source.utf8)) == .notUTF8)
    }
    let source = "<document/>"
    #expect(reason(try #require(source.data(using: .utf16))) == .notUTF8)
    #expect(reason(Data([0x3C, 0xFF, 0x3E])) == .notUTF8)
    #expect(reason(Data("<a>\0</a>".utf8)) == .notUTF8)
  }

  @Test("an entity that is not declared is an error")
  func undeclaredEntity() {
    guard case .notXML = reason(xib("<view id=\"&bomb;\"/>")) else {
      Issue.record("no error")
      return
    }
  }

  @Test("more than 32 million bytes are refused before they are read as XML")
  func size() {
    let data = Data(repeating: 0x20, count: 100_000_000)
    #expect(reason(data) == .tooLarge(limit: InterfaceDocument.byteLimit))
  }

  @Test("more than 250,000 elements are refused")
  func elementCount() {
    let data = xib(String(repeating: "<a/>", count: 250_001))
    #expect(reason(data) == .tooManyElements(limit: 250_000))
  }

  @Test("controllers that contain others in two ways, and so on, are refused")
  func doubling() throws {
    let scenes = (0..<40).map { index in
      let container = { (id: String) in
        """
        <containerView id="\(id)\(index)"><connections>
        <segue kind="embed" destination="v\(index + 1)" id="s\(id)\(index)"/></connections></containerView>
        """
      }
      let inside = index < 39 ? container("a") + container("b") : ""
      return """
        <viewController id="v\(index)"><view key="view" id="w\(index)"><subviews>\(inside)</subviews></view></viewController>
        """
    }
    let board = try Storyboard(data: storyboard(scenes), file: "Test.storyboard")
    let error = #expect(throws: NibError.self) { try board.instantiateViewController(withID: "v0") }
    #expect(error?.reason == .tooManyControllers(limit: 1_000))
  }

  @Test("a file cut off anywhere is an error")
  func truncation() {
    let whole = xib(boxed("<constraint firstItem=\"box\" firstAttribute=\"width\" id=\"c\"/>"))
    #expect(reason(whole) == nil)
    for count in stride(from: 0, to: whole.count - 1, by: 7) {
      #expect(reason(whole.prefix(count)) != nil, "\(count) bytes")
    }
  }

  @Test("an id that is taken is an error that names both lines")
  func duplicateIDs() {
    do {
      _ = try Nib("<view id=\"a\"/>\n<view id=\"a\"/>")
      Issue.record("no error")
    } catch {
      #expect(error.reason == .duplicateID("a", otherLine: 4))
      #expect(error.line == 5)
      #expect(error.description == "Test.xib:5 (a): the id a is taken by line 4")
    }
  }

  @Test("files that are something else are refused, and a file that is not there")
  func otherFiles() {
    #expect(reason(Data()) != nil)
    #expect(reason(Data("<plist/>".utf8)) == .notAnInterface(found: "plist"))
    let mac = "<document targetRuntime=\"MacOSX.Cocoa\"/>"
    #expect(reason(Data(mac.utf8)) == .notAnInterface(found: "MacOSX.Cocoa"))
    let missing = URL(fileURLWithPath: "/no/such/folder/Test.xib")
    let error = #expect(throws: NibError.self) { try Nib(contentsOf: missing) }
    guard case .unreadable? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("controllers that contain each other are an error")
  func cycles() throws {
    func scene(_ id: String, _ other: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="v\(id)"><subviews>
      <containerView id="c\(id)"><connections>
      <segue kind="embed" destination="\(other)" id="s\(id)"/></connections></containerView>
      </subviews></view></viewController>
      """
    }
    let board = try Storyboard(
      data: storyboard([scene("a", "b"), scene("b", "a")]), file: "Test.storyboard")
    let error = #expect(throws: NibError.self) { try board.instantiateViewController(withID: "a") }
    #expect(error?.reason == .cycle(["a", "b", "a"]))
  }

  @Test("what Xcode compiles is refused by its name", arguments: ["NIBArchive", "bplist00"])
  func compiled(magic: String) {
    #expect(reason(Data(magic.utf8) + Data([0, 1, 2, 0xFF])) == .compiled)
  }

  @Test("a byte order mark of UTF-8 is no harm")
  func byteOrderMark() {
    #expect(reason(Data([0xEF, 0xBB, 0xBF]) + xib("<view id=\"a\"/>")) == nil)
  }

  @Test("an empty file, and one of white space, are no XML", arguments: ["", " \n ", "\u{FEFF}"])
  func empty(source: String) {
    guard case .notXML = reason(Data(source.utf8)) else {
      Issue.record("\(String(describing: reason(Data(source.utf8))))")
      return
    }
  }

  @Test("ids that go round in a circle are what outlets are for")
  func circles() throws {
    func view(_ id: String, _ other: String) -> String {
      "<view id=\"\(id)\"><connections><outlet property=\"p\" destination=\"\(other)\" id=\"o\(id)\"/></connections></view>"
    }
    let objects = try Nib(view("a", "b") + view("b", "a")).instantiate()
    #expect(objects.connections.count == 2)
  }
}
