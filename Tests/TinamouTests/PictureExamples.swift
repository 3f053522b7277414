import Testing
import Tinamou

@Suite("Examples of pictures")
struct PictureExamples {
  @Test("SVGPicture and HTMLPage")
  func pictures() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    root.backgroundColor = .white
    let name = Label(frame: Rect(x: 10, y: 10, width: 300, height: 21))
    name.text = "Tinamou"
    root.addSubview(name)
    root.layoutIfNeeded()
    _ = SVGPicture(of: root).svg
    #expect(SVGPicture(of: root).svg.contains("viewBox=\"0 0 320 44\""))
    #expect(SVGPicture(of: root).svg.contains(">Tinamou</text>"))

    let page = HTMLPage(
      title: "Feed", picture: SVGPicture(of: root),
      table: .init(
        caption: "Rows", columns: ["row", "height"], rows: [["0", "76"], ["1", "186"]]))
    _ = page.html
    #expect(page.html.hasPrefix("<!DOCTYPE html>"))
  }

  @Test("the page of LayoutPictures")
  func page() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    root.layoutIfNeeded()
    let picture = SVGPicture(of: root)
    let page = HTMLPage(title: "Feed", picture: picture)
    #expect(page.html.contains(picture.svg.prefix(20)))
  }

  @Test("the page of Tinamou")
  func umbrella() {
    let card = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let caption = Label()
    caption.text = "Hello"
    card.addSubview(caption)
    Constraints {
      caption.centerXAnchor == card.centerXAnchor
      caption.centerYAnchor == card.centerYAnchor
    }
    card.layoutIfNeeded()
    let picture = SVGPicture(of: card)
    #expect(picture.svg.contains(">Hello</text>"))
  }
}
