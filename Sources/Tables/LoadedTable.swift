import LayoutGeometry

/// The table as it was last loaded: all its elements, one after the other, each with its height in
/// pixels.
struct LoadedTable {
  /// How many elements each section has: its rows, its header and its footer.
  var sections = PrefixSums()
  /// The heights of all elements. Those that nobody has measured are estimates.
  var heights = PrefixSums(known: [0, 0])
  /// The heights in the surroundings of before.
  var remembered: (heights: PrefixSums, key: HeightKey)?
  /// The grid that the heights are counted on.
  var grid = PixelGrid(scale: 1)

  var count: Int { heights.count }

  func rows(in section: Int) -> Int { sections[section] - 2 }

  func hasRow(_ path: TableIndexPath) -> Bool {
    hasSection(path.section) && path.row >= 0 && path.row < rows(in: path.section)
  }

  func hasSection(_ section: Int) -> Bool { section >= 0 && section < sections.count }

  /// The numbers of a section's elements. O(log n)
  func elements(of section: Int) -> Range<Int> {
    let start = sections.offset(of: section) + 1
    return start..<start + sections[section]
  }

  /// The number of an element among all; `nil` if there is none. O(log n)
  func number(of element: TableElement) -> Int? {
    switch element {
    case .tableHeader: 0
    case .tableFooter: count - 1
    case .header(let section):
      hasSection(section) ? sections.offset(of: section) + 1 : nil
    case .footer(let section):
      hasSection(section) ? sections.offset(of: section + 1) : nil
    case .row(let path):
      hasRow(path) ? sections.offset(of: path.section) + 2 + path.row : nil
    }
  }

  func number(of path: TableIndexPath) -> Int? { number(of: .row(path)) }

  /// What an element is. O(log n)
  func element(_ number: Int) -> TableElement {
    guard number > 0 else { return .tableHeader }
    guard number < count - 1, let section = sections.index(at: number - 1) else {
      return .tableFooter
    }
    let place = number - 1 - sections.offset(of: section)
    if place == 0 { return .header(section) }
    if place == sections[section] - 1 { return .footer(section) }
    return .row(TableIndexPath(row: place - 1, section: section))
  }

  /// Notes the height of an element. O(log n)
  mutating func set(_ number: Int, to height: Int) { heights.set(number, to: height) }

  /// Notes heights of elements, in their order. O(log n) for each piece of the table
  mutating func set(_ found: [(index: Int, value: Int)]) { heights.set(found) }

  /// An element has other contents. O(log n)
  mutating func forget(_ number: Int) {
    heights.forget(number)
    remembered?.heights.forget(number)
  }

  /// Other surroundings: heights found in them before hold again. O(1)
  mutating func change(from old: HeightKey, to new: HeightKey) {
    guard old != new else { return }
    let before = heights
    if let remembered, remembered.key == new {
      heights = remembered.heights
    } else {
      heights.forgetAll()
    }
    remembered = (before, old)
  }
}

// Pixels.

extension LoadedTable {
  /// Pixels in points.
  func points(_ pixels: Int) -> Double { Double(pixels) / grid.scale }

  /// Points in pixels, rounded; what is beyond all screens is held there.
  func pixels(_ points: Double) -> Int { Self.pixels(points, grid) }

  /// A height in pixels, rounded up; so much at most that all heights have a sum.
  func height(_ points: Double) -> Int { Self.height(points, grid) }

  static func height(_ points: Double, _ grid: PixelGrid) -> Int {
    min(pixels(grid.roundedUp(points), grid), mostHeightInPixels)
  }

  static func pixels(_ points: Double, _ grid: PixelGrid) -> Int {
    let pixels = (grid.rounded(points) * grid.scale).rounded()
    return Int(min(max(pixels, -mostPixels), mostPixels))
  }

  /// Many times more than any table has, and sums of it are far from overflowing.
  private static let mostPixels = Double(Int.max >> 6)
  /// 2^33 where integers have 64 bits: times three hundred million elements it is within them.
  private static let mostHeightInPixels = Int.max >> (Int.bitWidth * 15 / 32)
  /// The largest height of an element, in points.
  static let mostHeight = 1e9
  /// The most rows, and sections, of a table.
  static let mostRows = 100_000_000
}
