import LayoutGeometry
import LayoutPictures
import Testing
import TextLayout
import ViewTree

@Suite struct TextTests {
  @Test(arguments: [
    (TextAlignment.natural, 10.0, 70.0), (.left, 10, 10), (.center, 40, 40), (.right, 70, 70),
  ])
  func `a line lies at its alignment, and natural follows the direction of text`(
    alignment: TextAlignment, leftToRight: Double, rightToLeft: Double
  ) throws {
    let root = makeRoot()
    root.addLabel("four", x: 10, width: 100, alignment: alignment)
    #expect(try drawn("text", of: root).first?.number("x") == leftToRight)
    root.layoutDirection = .rightToLeft
    #expect(try drawn("text", of: root).first?.number("x") == rightToLeft)
    root.subviews[0].layoutDirection = .leftToRight
    #expect(try drawn("text", of: root).first?.number("x") == leftToRight)
  }

  @Test func `each paragraph has its own alignment, until the label is given one for all`() throws {
    let root = makeRoot()
    let label = root.addLabel("", x: 10, width: 100)
    var text = AttributedText("", font: label.font)
    for (word, alignment) in [
      ("four\n", ParagraphStyle.Alignment.center), ("four\n", .natural), ("four\n", .right),
      ("four", .left),
    ] {
      var attributes = TextAttributes(font: label.font)
      attributes.paragraphStyle.alignment = alignment
      text.append(AttributedText(word, attributes: attributes))
    }
    label.numberOfLines = 0
    label.attributedText = text
    func lefts() throws -> [Double] { try drawn("text", of: root).map { $0.number("x") } }
    #expect(try lefts() == [40, 10, 70, 10])
    root.layoutDirection = .rightToLeft
    #expect(try lefts() == [40, 70, 70, 10])
    label.textAlignment = .center
    #expect(try lefts() == [40, 40, 40, 40])
    #expect(label.attributedText?.text == text.text)
  }

  @Test func `the direction of text holds from above the view that is drawn`() throws {
    let root = makeRoot()
    root.layoutDirection = .rightToLeft
    let box = root.addBox("box", width: 100)
    box.addLabel("four")
    #expect(try drawn("text", of: box).first?.number("x") == 60)
  }

  @Test func `each line has its baseline, its measured width and its own characters`() throws {
    let root = makeRoot()
    root.addLabel("one two\nthree", x: 5, y: 7, width: 40, height: 60)
    let lines = try drawn("text", of: root)
    #expect(lines.map(\.text) == ["one", "two", "thre", "e"])
    #expect(lines.map { $0.number("y") } == [23, 43, 63, 83])
    #expect(lines.map { $0.number("textLength") } == [30, 30, 40, 10])
    #expect(lines.allSatisfy { $0.attributes["lengthAdjust"] == "spacingAndGlyphs" })
    #expect(lines.allSatisfy { $0.attributes["xml:space"] == "preserve" })
  }

  @Test func `a line that was cut shows its ellipsis`() throws {
    let root = makeRoot()
    root.addLabel("characters", width: 50).numberOfLines = 1
    #expect(try drawn("text", of: root).map(\.text) == ["char…"])
  }

  @Test func `an empty line keeps its place and an empty text has none`() throws {
    let root = makeRoot()
    root.addLabel("a\n\nb")
    root.addLabel("")
    #expect(try drawn("text", of: root).map { $0.number("y") } == [16, 56])
  }

  @Test func `font and colour are those of the label`() throws {
    let root = makeRoot()
    let label = root.addLabel("name")
    label.font = .boldSystem(size: 15.5)
    label.textColor = Color(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let text = try #require(drawn("text", of: root).first)
    #expect(text.attributes["font-size"] == "15.5")
    #expect(text.attributes["font-weight"] == "700")
    #expect(text.attributes["font-family"] == nil && text.attributes["font-style"] == nil)
    #expect(text.attributes["fill"] == "#ff8000")
    #expect(text.attributes["fill-opacity"] == "0.75")
  }

  @Test func `a face that fonts of the system have is asked for, and italics`() throws {
    let root = makeRoot()
    let label = root.addLabel("name")
    label.font = .helvetica(size: 12).withItalics()
    var text = try #require(drawn("text", of: root).first)
    #expect(text.attributes["font-family"]?.contains("Liberation Sans") == true)
    #expect(text.attributes["font-style"] == "italic")
    label.font = .monospaced(size: 12)
    text = try #require(drawn("text", of: root).first)
    #expect(text.attributes["font-family"]?.contains("Liberation Mono") == true)
  }

  @Test func `text is drawn inside its box, whose height is that of its lines`() throws {
    let root = makeFeed(makeStatuses())
    #expect(root.issues.isEmpty)
    let grid = PixelGrid(scale: 2)
    for case let cell as StatusCell in root.subviews {
      for label in [cell.nameLabel, cell.textLabel] {
        let lines = try drawn("text", of: label)
        let lineHeight = label.font.lineHeight
        #expect(grid.roundedUp(Double(lines.count) * lineHeight) == label.bounds.height)
        for (index, line) in lines.enumerated() {
          let top = Double(index) * lineHeight
          #expect(abs(line.number("y") - label.font.ascender - top) < 0.001)
          #expect(line.number("x") + line.number("textLength") <= label.bounds.width + 0.001)
        }
      }
    }
  }
}
