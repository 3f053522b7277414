#if Pango
  import LayoutGeometry
  import LayoutPictures
  import PangoCairo
  import Testing
  import TextLayout
  import ViewTree

  @Suite struct DrawingTests {
    private static let scale = 2.0

    /// A label on nothing, 300 by 60 points.
    private func label(_ text: String, measurer: any TextMeasurer = liberation) -> Label {
      let label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 60))
      label.environment = LayoutEnvironment(scale: Self.scale, textMeasurer: measurer)
      label.font = .system(size: 20)
      label.text = text
      label.textAlignment = .left
      label.layoutIfNeeded()
      return label
    }

    private func pixels(of view: View) throws -> Pixels {
      try Pixels(png: PNGPicture(of: view, scale: Self.scale).png)
    }

    @Test(arguments: scripts) func `glyphs are drawn where Pango's own layout draws them`(
      text: String
    ) throws {
      let label = label(text)
      let baseline = try #require(label.textLines().lines.first).ascent
      let reference = PangoReference(text, family: "Liberation Sans", size: 20)
        .pixels(wide: 600, high: 120, scale: Self.scale, x: 0, baseline: baseline)
      let drawn = try pixels(of: label)
      #expect(drawn.inkedColumns != nil)
      // Emoji are pictures in most fonts, and have no outlines to compare.
      guard !text.contains("🙂") else { return }
      #expect(drawn.inkedColumns == reference.inkedColumns)
      // Where glyphs touch, filling them one by one covers a little more than filling them at once.
      #expect(drawn.differences(from: reference, above: 4) < 10)
      #expect(drawn.differences(from: reference, above: 32) == 0)
    }

    @Test func `each glyph stands at the sum of the advances before it`() throws {
      let label = label("IIIIIIII")
      let line = try #require(label.textLines().lines.first)
      let columns = try #require(pixels(of: label).inkedColumns)
      let one = try pixels(of: self.label("I"))
      let first = try #require(one.inkedColumns)
      let expected = line.width * 7 / 8 * Self.scale
      #expect(abs(Double(columns.upperBound - first.upperBound) - expected) <= 1)
      #expect(columns.lowerBound == first.lowerBound)
    }

    @Test func `a text that another measurer measured is stretched to its width`() throws {
      let fixed = try FixedAdvanceMeasurer(advance: 30)
      let columns = try #require(pixels(of: label("HHHHH", measurer: fixed)).inkedColumns)
      #expect(columns.upperBound <= 300 && columns.upperBound >= 288)
    }

    @Test func `wrapped, aligned, truncated and hyphenated lines lie in their box`() throws {
      for text in scripts + ["hy\u{AD}phen\u{AD}ation of words"] {
        for alignment in [TextAlignment.left, .center, .right] {
          let label = label(text)
          label.frame = Rect(x: 0, y: 0, width: 90, height: 60)
          label.numberOfLines = 2
          label.textAlignment = alignment
          label.layoutIfNeeded()
          let columns = try #require(pixels(of: label).inkedColumns)
          #expect(columns.upperBound < 180 && columns.lowerBound >= 0)
        }
      }
    }

    @Test func `an attributed line shows its runs and images`() throws {
      var text = AttributedText("a", font: .system(size: 20))
      let attributes = TextAttributes(font: .boldSystem(size: 12), baselineOffset: 5)
      text.append(AttributedText("2", attributes: attributes))
      text.append(
        AttributedText(TextAttachment(name: "x", width: 40, height: 10), attributes: attributes))
      let label = label("")
      label.attributedText = text
      label.layoutIfNeeded()
      let line = try #require(label.textLines().lines.first)
      let columns = try #require(pixels(of: label).inkedColumns)
      #expect(abs(Double(columns.upperBound + 1) - line.width * Self.scale) <= 1)
    }

    @Test func `transparency is that of the whole`() throws {
      let root = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      for _ in 0..<2 {
        let child = View(frame: root.bounds)
        child.backgroundColor = .black
        root.addSubview(child)
      }
      root.alpha = 0.5
      #expect(try Set(Pixels(png: PNGPicture(of: root).png).coverage) == [128])
      root.subviews[0].alpha = 0
      root.subviews[1].alpha = 0.5
      #expect(try Set(Pixels(png: PNGPicture(of: root).png).coverage) == [64])
    }

    @Test func `a picture covers its pixels and a page its points`() throws {
      let view = View(frame: Rect(x: 0, y: 0, width: 33.5, height: 10))
      view.backgroundColor = .black
      #expect(try PNGPicture(of: view, scale: 2).pixelSize == Size(width: 67, height: 20))
      #expect(try PNGPicture(of: view, scale: 3).pixelSize == Size(width: 101, height: 30))
      #expect(try PNGPicture(of: view).png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let page = try PDFPicture(of: view)
      #expect(page.size == Size(width: 33.5, height: 10))
      #expect(page.pdf.starts(with: "%PDF".utf8))
      #expect(String(decoding: page.pdf, as: UTF8.self).contains("MediaBox [ 0 0 33.5 10 ]"))
    }

    @Test func `the same tree gives the same bytes`() throws {
      let label = label("Tinamou שלום")
      #expect(try PNGPicture(of: label) == PNGPicture(of: label))
      #expect(try PDFPicture(of: label) == PDFPicture(of: label))
    }

    @Test(arguments: [0, -1, .nan, .infinity, 40_000]) func `what has no extent has no picture`(
      extent: Double
    ) throws {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let size = Size(width: extent, height: 10)
      #expect(throws: PictureError.self) { try PNGPicture(of: view, size: size) }
      #expect(throws: PictureError.self) { try PDFPicture(of: view, size: size) }
      #expect(throws: PictureError.self) { try PNGPicture(of: view, scale: extent) }
    }
  }
#endif
