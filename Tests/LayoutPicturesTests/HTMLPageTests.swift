import LayoutPictures
import Testing
import ViewTree

@Suite struct HTMLPageTests {
  @Test func `the page holds the picture as it is, the title and the table`() throws {
    let picture = SVGPicture(of: makeFeed(makeStatuses()))
    let table = HTMLPage.Table(
      caption: "Rows", columns: ["name", "height"], rows: [["a", "76.5"], ["b"], ["c", "1", "!"]])
    let html = HTMLPage(title: "Feed", picture: picture, table: table).html
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains(picture.svg))
    let elements = try xmlElements(html)
    #expect(elements.filter { ["title", "h1"].contains($0.name) }.map(\.text) == ["Feed", "Feed"])
    #expect(elements.filter { $0.name == "th" }.map(\.text) == ["name", "height"])
    #expect(
      elements.filter { $0.name == "td" }.map(\.text) == ["a", "76.5", "b", "", "c", "1", "!"])
  }

  @Test func `numbers stand at the right, with the names of columns that hold nothing else`() throws
  {
    let table = HTMLPage.Table(
      caption: "", columns: ["text", "number", "both"],
      rows: [["a", "1", "2"], ["b", "-1.5", "c"]])
    let page = HTMLPage(title: "", picture: SVGPicture(of: makeRoot()), table: table)
    let elements = try xmlElements(page.html)
    let numbers = elements.filter { $0.attributes["class"] == "number" }.map(\.text)
    #expect(numbers == ["number", "1", "2", "-1.5"])
  }

  @Test func `a page without a table has none`() throws {
    let page = HTMLPage(title: "One view", picture: SVGPicture(of: makeRoot()))
    #expect(try xmlElements(page.html).allSatisfy { $0.name != "table" })
  }

  @Test func `the page asks for nothing from anywhere`() throws {
    let picture = SVGPicture(of: makeFeed(makeStatuses()))
    let elements = try xmlElements(HTMLPage(title: "Feed", picture: picture).html)
    let loading: Set = ["src", "href", "srcset", "xlink:href", "action", "data"]
    #expect(elements.allSatisfy { loading.isDisjoint(with: $0.attributes.keys) })
    #expect(elements.allSatisfy { !["link", "img", "iframe"].contains($0.name) })
    let policy = elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none'") == true)
    let style = try #require(elements.first { $0.name == "style" }?.text)
    #expect(!style.contains("url(") && !style.contains("@import"))
  }

  @Test func `every view can be pointed at`() throws {
    let html = HTMLPage(title: "Feed", picture: SVGPicture(of: makeFeed(makeStatuses()))).html
    let elements = try xmlElements(html)
    for (view, box) in zip(elements, elements.dropFirst())
    where view.attributes["data-name"] != nil {
      #expect(box.name == "rect" && box.depth == view.depth + 1)
      #expect(view.attributes["data-frame"]?.split(separator: " ").count == 4)
    }
  }
}
