import LayoutGeometry
import SeededRandom
import Tables
import TextLayout
import ViewTree

/// A random history of a table with sections, headers, footers and batches of updates, with a model
/// of plain arrays beside it: what there is, in which order, and how high each thing is as far as the
/// table can know.
final class SectionHistory {
  /// A row, or the header or footer of a section, which may be missing.
  struct Part {
    let id: Int
    /// In points; `nil` where there is no header or footer.
    var height: Int?
  }

  struct Section {
    let id: Int
    var header: Part
    var rows: [Part]
    var footer: Part

    var parts: [Part] { [header] + rows + [footer] }
  }

  /// What the table knows of a part, in pixels, in the surroundings of now and of before.
  struct Knowledge {
    var now: (value: Int, isKnown: Bool)
    var before: (value: Int, isKnown: Bool)

    init(estimate: Int) {
      now = (estimate, false)
      before = now
    }
  }

  /// A part and where it begins on the screen, in pixels.
  struct Place {
    let id: Int
    let position: Int
  }

  /// What heights depend on.
  struct Surroundings: Equatable {
    var width = 320.0
    var isEditing = false
  }

  let table: TableView
  let style: TableView.Style
  let scale: Int
  var random: SplitMix64
  var log: [String] = []
  var failure: String?
  private var idsMade = 0

  /// What the source has; the table knows of it unless an update was refused.
  var sections: [Section] = []
  var knowledge: [Int: Knowledge] = [:]
  var now = Surroundings()
  var before: Surroundings?
  /// What the table was told last.
  var wanted = Surroundings()

  /// The rows that the last batch has changed.
  var changedNow: Set<Int> = []

  var measured = 0
  var asked = 0
  var mostCells = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    style = [.plain, .plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain
    scale = [1, 2, 3].randomElement(using: &random) ?? 1
    table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 300), style: style)
    table.environment = LayoutEnvironment(
      scale: Double(scale), textMeasurer: FixedAdvanceMeasurer.standard)
    table.register("box") { BoxCell() }
    table.registerHeaderFooter("box") { BoxHeader() }
    sections = (0..<integer(0...6)).map { _ in makeSection() }
    learnAll()
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    mostCells = asked
    check(nil)
  }

  func chance(_ count: Int) -> Bool { Int.random(in: 1...count, using: &random) == 1 }

  func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func makePart(canBeMissing: Bool = false) -> Part {
    idsMade += 1
    let height = canBeMissing && chance(2) ? nil : integer(1...(chance(9) ? 400 : 90))
    return Part(id: idsMade, height: height)
  }

  func makeSection() -> Section {
    idsMade += 1
    return Section(
      id: idsMade, header: makePart(canBeMissing: true),
      rows: (0..<(chance(4) ? 0 : integer(1...14))).map { _ in makePart() },
      footer: makePart(canBeMissing: true))
  }
}

// What the model knows.

extension SectionHistory {
  /// The estimates of parts that the table has not heard of before.
  func learn(_ section: Section) {
    let margin = style == .plain ? 0 : 18 * scale
    for part in [section.header, section.footer] where knowledge[part.id] == nil {
      knowledge[part.id] = Knowledge(estimate: margin)
    }
    for part in section.rows where knowledge[part.id] == nil {
      knowledge[part.id] = Knowledge(estimate: 44 * scale)
    }
  }

  func learnAll() {
    for section in sections { learn(section) }
  }

  /// What a part measures, in pixels.
  func trueHeight(_ part: Part) -> Int {
    (part.height ?? (style == .plain ? 0 : 18)) * scale
  }

  /// The table has found out how high a part is.
  func note(_ part: Part, isRow: Bool) {
    guard knowledge[part.id]?.now.isKnown == false else { return }
    knowledge[part.id]?.now = (trueHeight(part), true)
    if isRow { measured += 1 }
  }

  /// A part has other contents.
  func forget(_ id: Int) {
    knowledge[id]?.now.isKnown = false
    knowledge[id]?.before.isKnown = false
  }

  /// The table lays out: it notices other surroundings.
  func noteSurroundings() {
    guard wanted != now else { return }
    for id in knowledge.keys {
      guard var part = knowledge[id] else { continue }
      if before == wanted {
        (part.now, part.before) = (part.before, part.now)
      } else {
        part.before = part.now
        part.now.isKnown = false
      }
      knowledge[id] = part
    }
    (before, now) = (now, wanted)
  }

  /// All parts from the top, each with where it begins in the content and its height, in pixels.
  func layout() -> [(part: Part, top: Int, height: Int)] {
    var (top, places) = (0, [(part: Part, top: Int, height: Int)]())
    for part in sections.flatMap(\.parts) {
      let height = knowledge[part.id]?.now.value ?? 0
      places.append((part, top, height))
      top += height
    }
    return places
  }

  var total: Int { layout().last.map { $0.top + $0.height } ?? 0 }
  var offset: Int { pixels(table.contentOffset.y) }
  var screen: Int { pixels(table.bounds.height) }
  var top: Int { pixels(table.contentInset.top) }
  var bottom: Int { screen - pixels(table.contentInset.bottom) }

  func pixels(_ points: Double) -> Int { Int((points * Double(scale)).rounded()) }

  /// The parts on the screen, and where they are.
  var placesOnScreen: [Place] {
    layout().filter { $0.top + $0.height > offset && $0.top < offset + screen }
      .map { Place(id: $0.part.id, position: $0.top - offset) }
  }
}

// What the table asks.

extension SectionHistory: TableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    asked += 1
    let cell = try tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.boxHeight.constant = Double(row.height ?? 0)
    cell.tag = row.id
    note(row, isRow: true)
    return cell
  }

  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> View? { view(tableView, sections[section].header) }

  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> View? { view(tableView, sections[section].footer) }

  private func view(_ table: TableView, _ part: Part) -> TableViewHeaderFooterView? {
    note(part, isRow: false)
    guard let height = part.height else { return nil }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "box")
    (view as? BoxHeader)?.boxHeight.constant = Double(height)
    view?.tag = part.id
    return view
  }
}

/// A header as high as its box.
final class BoxHeader: TableViewHeaderFooterView {
  let box = View()
  let boxHeight: LayoutConstraint

  override init(frame: Rect) {
    boxHeight = box.heightAnchor == 10
    super.init(frame: frame)
    contentView.addSubview(box)
    box.pinEdges(to: contentView)
    boxHeight.isActive = true
  }
}
