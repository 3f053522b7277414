import LayoutGeometry
import LayoutPictures
import Testing
import TextLayout
import ViewTree

@Suite struct WellFormednessTests {
  @Test func `any name and any text comes out of a parser as it went in`() throws {
    for seed in UInt64(0)..<300 {
      let text = hostileText(seed: seed)
      let root = makeRoot(width: 10_000)
      root.identifier = text
      root.addLabel(text, width: 10_000)
      let elements = try xmlElements(SVGPicture(of: root).svg)
      let names = elements.compactMap { $0.attributes["data-name"] }
      #expect(
        names.first.map { Array($0.unicodeScalars) } == withoutForbidden(text), "seed \(seed)")
      let label = root.subviews[0] as? Label
      let lines = label?.textLines().lines ?? []
      let expected = lines.compactMap { label?.drawnText(of: $0) }.filter { !$0.isEmpty }
      let found = elements.filter { $0.name == "text" }.map { Array($0.text.unicodeScalars) }
      #expect(found == expected.map(withoutForbidden), "seed \(seed)")
    }
  }

  @Test func `any image may have any name`() throws {
    for seed in UInt64(0)..<100 {
      let root = makeRoot()
      let image = ImageView(frame: Rect(x: 0, y: 0, width: 200, height: 50))
      image.image = ImageSource(name: hostileText(seed: seed), size: Size(width: 1, height: 1))
      root.addSubview(image)
      #expect(throws: Never.self, "seed \(seed)") { try xmlElements(SVGPicture(of: root).svg) }
    }
  }

  @Test func `a page with any title and cells is well-formed XML`() throws {
    for seed in UInt64(0)..<100 {
      let text = hostileText(seed: seed)
      let table = HTMLPage.Table(
        caption: text, columns: [text, text], rows: [[text], [text, text]])
      let page = HTMLPage(title: text, picture: SVGPicture(of: makeRoot()), table: table)
      let elements = try xmlElements(page.html)
      let heading = elements.first { $0.name == "h1" }
      #expect(
        heading.map { Array($0.text.unicodeScalars) } == withoutForbidden(text), "seed \(seed)")
      #expect(elements.filter { $0.name == "td" }.count == 4, "seed \(seed)")
    }
  }

  @Test func `a tree of 5,000 levels is drawn, and parsers can read the picture`() throws {
    var levels = [makeBox()]
    for level in 1..<5000 {
      let outer = makeBox()
      outer.addSubview(levels[level - 1])
      levels.append(outer)
    }
    for alpha in [1, 0.999] {
      for view in levels { view.alpha = alpha }
      let elements = try xmlElements(SVGPicture(of: levels[4999]).svg)
      let boxes = elements.filter { $0.name == "rect" }
      #expect(boxes.count == 5000)
      #expect(boxes.last?.attributes["x"] == "4999")
      #expect(boxes.last?.attributes["y"] == "2499.5")
      #expect(elements.allSatisfy { $0.depth < 128 })
    }
  }

  private func makeBox() -> View {
    View(frame: Rect(x: 1, y: 0.5, width: 10, height: 10))
  }
}
