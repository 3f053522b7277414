#if Pango
  import Foundation
  import Testing
  import Tinamou

  @Suite("Examples of real fonts")
  struct PangoExamples {
    @Test("the page of PangoCairo")
    func environment() {
      let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
      root.environment = LayoutEnvironment(scale: 2, textMeasurer: PangoTextMeasurer())
      #expect(root.environment?.textMeasurer is PangoTextMeasurer)
    }

    @Test("PangoTextMeasurer")
    func measurer() throws {
      let measurer = PangoTextMeasurer(families: [.system: "Liberation Sans"])
      let text = try measurer.prepare("שלום AV", font: .system(size: 17))
      _ = try text.natural().size
      #expect(try text.natural().size.width > 0)
    }

    @Test("PNGPicture")
    func picture() throws {
      let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      root.environment = LayoutEnvironment(scale: 2, textMeasurer: PangoTextMeasurer())
      root.layoutIfNeeded()
      try Data(PNGPicture(of: root, scale: 2).png).write(to: file)
      #expect(try Data(contentsOf: file).count > 100)
    }
  }
#endif
