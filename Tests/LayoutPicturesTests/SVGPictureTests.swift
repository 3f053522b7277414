import LayoutGeometry
import LayoutPictures
import Testing
import TextLayout
import ViewTree

@Suite struct SVGPictureTests {
  @Test func `the picture is as large as the view, or as it is told`() throws {
    let view = makeRoot(width: 120, height: 40.5)
    let own = try #require(drawn("svg", of: view).first)
    #expect(own.attributes["viewBox"] == "0 0 120 40.5")
    #expect(own.attributes["width"] == "120" && own.attributes["height"] == "40.5")
    let told = SVGPicture(of: view, size: Size(width: 10, height: 20))
    #expect(told.svg.contains("viewBox=\"0 0 10 20\""))
    #expect(told.size == Size(width: 10, height: 20))
    let impossible = SVGPicture(of: view, size: Size(width: -.infinity, height: .nan))
    #expect(impossible.size == .zero)
  }

  @Test func `the background lies behind everything and fills the picture`() throws {
    let root = makeRoot()
    root.addBox("box")
    let picture = SVGPicture(
      of: root, size: Size(width: 300, height: 400), background: Color(white: 1, alpha: 0.5))
    let box = try #require(xmlElements(picture.svg).first { $0.name == "rect" })
    #expect(box.number("width") == 300 && box.number("height") == 400)
    #expect(box.attributes["fill"] == "#ffffff")
    #expect(box.attributes["fill-opacity"] == "0.5")
  }

  @Test func `views are drawn back to front, subviews before what lies in front of all`() throws {
    let root = makeRoot()
    root.identifier = "root"
    let back = root.addBox("back")
    back.addBox("back child")
    back.addBox("back child 2")
    root.addBox("front")
    let expected = ["root", "back", "back child", "back child 2", "front"]
    #expect(try drawnViews(of: root) == expected)
  }

  @Test func `a box lies where its superviews put it, its frame counts from its superview`() throws
  {
    let root = makeRoot()
    let outer = root.addBox("outer", x: 10, y: 20, width: 50, height: 50)
    outer.addBox("inner", x: 5.5, y: -7, width: 100, height: 1)
    let box = try #require(drawn("rect", of: root).last)
    #expect(box.number("x") == 15.5 && box.number("y") == 13)
    #expect(box.number("width") == 100 && box.number("height") == 1)
    let view = try #require(drawn("g", of: root).last)
    #expect(view.attributes["data-frame"] == "5.5 -7 100 1")
  }

  @Test func `a view without an identifier is called by its class and place`() throws {
    let root = makeRoot()
    root.addBox("hidden").isHidden = true
    root.addLabel("text")
    #expect(try drawnViews(of: root) == ["View", "Label 1"])
  }

  @Test func `hidden and transparent views are left out with what is inside them`() throws {
    let root = makeRoot()
    root.identifier = "root"
    let ways: [(View) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.alpha = .nan },
    ]
    for hide in ways {
      let view = root.addBox("gone")
      view.addBox("inside")
      hide(view)
    }
    root.addBox("there")
    #expect(try drawnViews(of: root) == ["root", "there"])
    root.isHidden = true
    #expect(try drawnViews(of: root).isEmpty)
  }

  @Test func `the opacity of a view is that of all that is inside it, as a whole`() throws {
    let root = makeRoot()
    let outer = root.addBox("outer")
    outer.alpha = 0.5
    outer.addBox("inner").alpha = 0.25
    let groups = try drawn("g", of: root)
    #expect(groups.map { $0.attributes["data-name"] } == ["View", nil, "outer", "inner"])
    #expect(groups.map { $0.attributes["opacity"] } == [nil, "0.5", nil, "0.25"])
    #expect(groups.map(\.depth) == [1, 1, 2, 2])
  }

  @Test func `colours are written in sRGB, held to what there is`() throws {
    let root = makeRoot()
    root.backgroundColor = Color(red: 2, green: -1, blue: 0.5, alpha: 0.1)
    let box = try #require(drawn("rect", of: root).first)
    #expect(box.attributes["fill"] == "#ff0080")
    #expect(box.attributes["fill-opacity"] == "0.1")
    root.backgroundColor = Color(white: .nan)
    #expect(try drawn("rect", of: root).first?.attributes["fill"] == "#000000")
    root.backgroundColor = nil
    #expect(try drawn("rect", of: root).first?.attributes["fill"] == "none")
  }

  @Test func `an image has a colour of its own and its name where that fits`() throws {
    let root = makeRoot()
    for (index, name) in ["one", "two", "one"].enumerated() {
      let view = ImageView(frame: Rect(x: 0, y: 0, width: index == 2 ? 10 : 80, height: 80))
      view.image = ImageSource(name: name, size: Size(width: 1, height: 1))
      root.addSubview(view)
    }
    root.addSubview(ImageView(frame: Rect(x: 0, y: 0, width: 80, height: 80)))
    let fills = try drawn("rect", of: root).compactMap(\.attributes["fill"]).filter { $0 != "none" }
    #expect(fills.count == 3 && fills[0] == fills[2] && fills[0] != fills[1])
    #expect(try drawn("text", of: root).map(\.text) == ["one", "two"])
  }

  @Test func `the same tree gives the same picture`() {
    let first = SVGPicture(of: makeFeed(makeStatuses()))
    let second = SVGPicture(of: makeFeed(makeStatuses()))
    #expect(first == second)
    #expect(first.svg.utf8.elementsEqual(second.svg.utf8))
  }
}
