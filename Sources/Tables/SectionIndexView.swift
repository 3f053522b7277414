import LayoutGeometry
import TextLayout
import ViewTree

/// The titles of the section index, one below the other, at the trailing edge of a table's screen.
final class SectionIndexView: View {
  /// The titles; where there is no room for all, some are replaced by a dot between the others.
  let titles: [String]
  private let label = Label()
  /// How large the widest title is, in points, and what measured it.
  private var measured: (size: Size, by: any TextMeasurer)?

  private static let font = Font.system(size: 11, weight: .semibold)
  /// The least width in points, and the room beside the titles.
  private static let leastWidth = 15.0
  private static let gap = 2.0

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    identifier = "sectionIndex"
    hasLayoutOfItsOwn = true
    label.font = Self.font
    label.textAlignment = .center
    label.numberOfLines = 0
    label.lineBreakMode = .byClipping
    addSubview(label)
    Constraints {
      label.centerXAnchor == centerXAnchor
      label.centerYAnchor == centerYAnchor
    }
  }

  /// The colour of the titles.
  var color: Color {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// How wide the index is in an environment, in points: a whole number of pixels.
  func width(in environment: LayoutEnvironment) -> Double {
    let widest = PixelGrid(scale: environment.scale).roundedUp(size(in: environment).width)
    return max(Self.leastWidth, widest + 2 * Self.gap)
  }

  private func size(in environment: LayoutEnvironment) -> Size {
    if let measured, measured.by === environment.textMeasurer { return measured.size }
    let sizes = titles.compactMap { title in
      try? environment.textMeasurer.prepare(title, font: Self.font).natural().size
    }
    let size = sizes.reduce(.zero) { all, size in
      Size(width: max(all.width, size.width), height: max(all.height, size.height))
    }
    measured = (size, environment.textMeasurer)
    return size
  }

  /// Shows the titles in the middle of a frame in the table.
  func place(in frame: Rect, _ environment: LayoutEnvironment) {
    let height = size(in: environment).height
    let limit = height > 0 ? Int(min(frame.height / height, Double(titles.count))) : 0
    let text = Self.lines(of: titles, limit: limit).joined(separator: "\n")
    if label.text != text { label.text = text }
    if self.frame != frame { self.frame = frame }
    layoutIfNeeded()
  }

  /// At most `limit` lines: all titles, or some with dots between them.
  private static func lines(of titles: [String], limit: Int) -> [String] {
    guard titles.count > limit else { return titles }
    let shown = (limit + 1) / 2
    guard shown > 1 else { return Array(titles.prefix(shown)) }
    return (0..<shown).flatMap { number in
      let title = titles[number * (titles.count - 1) / (shown - 1)]
      return number == 0 ? [title] : ["•", title]
    }
  }

  /// The title at a height in the view, in points: all of them lie between the first and the last one
  /// that are shown, also those that a dot stands for.
  func index(at y: Double) -> Int? {
    guard !titles.isEmpty, label.frame.height > 0 else { return nil }
    let share = (y - label.frame.minY) / label.frame.height
    return Int(max(0, min(share * Double(titles.count), Double(titles.count - 1))))
  }
}
