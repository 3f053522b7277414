import Testing
import Tinamou

@Suite("Examples of texts")
struct TextExamples {
  @Test("BuiltInTextMeasurer")
  func systemFont() throws {
    let text = try BuiltInTextMeasurer().prepare("Hello", font: .system(size: 17))
    _ = try text.natural().size.height
    #expect(abs(try text.natural().size.height - 20.287103) < 1e-9)
  }

  @Test("FixedAdvanceMeasurer")
  func fixedAdvance() throws {
    let text = try FixedAdvanceMeasurer.standard.prepare("one two", font: .system(size: 17))
    _ = try text.wrapped(width: 35, lineLimit: 0).size
    #expect(try text.wrapped(width: 35, lineLimit: 0).size == Size(width: 30, height: 40))
  }

  @Test("the page of TextLayout")
  func textPage() throws {
    let prepared = try BuiltInTextMeasurer().prepare("Two words", font: .system(size: 17))
    let measured = try prepared.wrapped(width: 60, lineLimit: 0)
    _ = measured.lines.map { prepared.drawn($0) }
    #expect(measured.lines.map { prepared.drawn($0) } == ["Two", "words"])
  }

  @Test("the page of TextLayout: rules")
  func textPageRules() throws {
    let measurer = FixedAdvanceMeasurer.standard
    let korean = try measurer.prepare(
      "모든 인간은", font: .system(size: 17), rules: LineBreakRules(wordBreak: .keepAll))
    _ = try korean.wrapped(width: 40, lineLimit: 0).lines.map { korean.drawn($0) }
    let lines = try korean.wrapped(width: 40, lineLimit: 0).lines
    #expect(lines.map { korean.drawn($0) } == ["모든", "인간은"])
  }

  @Test("LineBreakRules")
  func lineBreakRules() {
    _ = LineBreakRules(strictness: .loose)
    #expect(LineBreakRules(strictness: .loose).wordBreak == .normal)
  }

  @Test("LineBreakMode")
  func lineBreakMode() throws {
    let path = try FixedAdvanceMeasurer.standard.prepare("/usr/bin/swift", font: .system(size: 17))
    let line = try path.wrapped(width: 90, lineLimit: 1, mode: .byTruncatingMiddle).lines[0]
    _ = path.drawn(line)
    #expect(path.drawn(line) == "/usr…wift")
  }

  @Test("TextStyle")
  func textStyle() {
    let title = Font.preferred(for: .title2)
    _ = title.pointSize
    _ = title.adapted(to: .accessibilityMedium).pointSize
    #expect(title.pointSize == 22)
    #expect(title.adapted(to: .accessibilityMedium).pointSize == 34)
  }

  @Test("AttributedText")
  func attributedText() {
    var text = AttributedText("Total ", font: .system(size: 15))
    text.append(AttributedText("12 km", font: .boldSystem(size: 15)))
    _ = text.runs.count
    #expect(text.runs.count == 2)
  }

  @Test("TextTab")
  func tabStops() {
    var style = ParagraphStyle()
    style.tabStops = [
      TextTab(location: 80),
      TextTab(textAlignment: .right, location: 200, columnTerminators: "."),
    ]
    #expect(style.tabStops.map(\.alignment) == [.natural, .right])
  }

  @Test("Font.hasEstimatedAdvances")
  func estimates() {
    _ = Font.helvetica(size: 17).hasEstimatedAdvances(in: "שלום")
    _ = Font.helvetica(size: 17).hasEstimatedAdvances(in: "سلام")
    #expect(!Font.helvetica(size: 17).hasEstimatedAdvances(in: "שלום"))
    #expect(Font.helvetica(size: 17).hasEstimatedAdvances(in: "سلام"))
  }
}
