import Foundation
import InterfaceBuilder
import Testing

@Suite("Interface documents")
struct DocumentTests {
  @Test("everything is kept: names, attributes, order, text, and lines")
  func everythingIsKept() throws {
    let document = try InterfaceDocument(
      data: xib(
        """
        <view id="a" unheardOf="&lt;1&gt;">
          <surprise x="2"/>
          <string key="text">one
        two</string>
        </view>
        """), file: "Test.xib")
    let view = try #require(document.elements["a"])
    #expect(view.line == 4)
    #expect(view["unheardOf"] == "<1>")
    #expect(view.children.map(\.name) == ["surprise", "string"])
    #expect(view.children[0]["x"] == "2")
    #expect(view.children[0].line == 5)
    #expect(view.child(key: "text")?.text == "one\ntwo")
    #expect(view.first("surprise")?.text == "")
    #expect(document.toolsVersion == 23_504)
    #expect(!document.isStoryboard)
  }

  @Test("the report lists what is unknown, by count, and what has no effect")
  func report() throws {
    let report = InterfaceReport(
      try InterfaceDocument(
        data: xib(
          """
          <view id="a" opaque="NO"><surprise/><surprise/></view>
          <stackView id="b" axis="diagonal" unheardOf="1"><inset key="newInset"/></stackView>
          """), file: "Test.xib"))
    #expect(
      report.notUnderstood.map(\.name) == [
        "surprise", "stackView > inset newInset", "stackView axis=\"diagonal\"",
        "stackView unheardOf",
      ])
    #expect(report.notUnderstood[0].count == 2)
    #expect(report.notUnderstood[0].firstLine == 4)
    #expect(report.kept.map(\.name) == ["view opaque"])
  }

  @Test("a nib is no storyboard, and a storyboard no nib")
  func kinds() throws {
    #expect(throws: NibError.self) { try Storyboard(data: xib(""), file: "Test.xib") }
    #expect(throws: NibError.self) { try Nib(data: storyboard([]), file: "Test.storyboard") }
  }
}
