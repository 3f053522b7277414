public import LayoutGeometry
public import LayoutPictures
import Tables
import ViewTree

/// What the sample tells about a feed: its rows, what was measured, and whether the three ways lead
/// to the same heights.
public struct FeedReport {
  /// A row on the screen.
  public struct Row: Equatable, Sendable {
    /// Its number, from 0.
    public let number: Int
    /// Who says it.
    public let name: String
    /// Where it lies in the content, in points.
    public let frame: Rect
  }

  /// The rows on the screen, from the top.
  public let rows: [Row]
  /// How many rows were measured.
  public let measured: Int
  /// How many rows there are.
  public let count: Int
  /// Whether all three ways show the same rows, at the same places, as high to the last bit.
  public let waysAgree: Bool
  /// What went wrong in the table or in a cell.
  public let problems: [String]
  /// The screen.
  public let picture: SVGPicture
  /// The table that the picture is of.
  let table: TableView

  /// Lays the statuses out, in the chosen way and the two others.
  public init(_ statuses: [Status], _ options: Options) {
    let feeds = Way.allCases.map { way in
      Feed(
        statuses, way: way, size: Size(width: options.width, height: Self.screenHeight),
        scale: options.scale, offset: options.offset, textMeasurer: options.textMeasurer)
    }
    let found = feeds.map { Self.rows(of: $0, statuses) }
    let chosen = Way.allCases.firstIndex(of: options.way) ?? 0
    table = feeds[chosen].table
    rows = found[chosen]
    measured = table.statistics.rowsMeasured
    count = statuses.count
    waysAgree = found.allSatisfy { $0 == found[chosen] }
    problems =
      table.errors.map { "\($0)" } + table.visibleCells.flatMap { $0.issues.map { "\($0)" } }
    picture = SVGPicture(of: table)
  }

  /// The height of the screen in points.
  static let screenHeight = 667.0

  private static func rows(of feed: Feed, _ statuses: [Status]) -> [Row] {
    feed.table.indexPathsForVisibleRows.compactMap { path in
      guard let frame = try? feed.table.rectForRow(at: path) else { return nil }
      return Row(number: path.row, name: statuses[path.row].name, frame: frame)
    }
  }

  /// The report as text: a table of the rows, and two lines.
  public var text: String {
    var lines = ["row       top    height  name"]
    for row in rows {
      lines.append(
        "\(pad("\(row.number)", 3))\(pad(short(row.frame.minY), 10))"
          + "\(pad(short(row.frame.height), 10))  \(row.name)")
    }
    lines.append("\(measured) of \(count) rows measured, \(rows.count) on the screen")
    lines.append("the three ways \(waysAgree ? "agree" : "do not agree")")
    return lines.joined(separator: "\n")
  }

  /// The screen and the rows as one page.
  func page(_ options: Options) -> HTMLPage {
    HTMLPage(
      title: "microblog-feed", picture: picture,
      table: HTMLPage.Table(
        caption: "\(measured) of \(count) rows measured (\(options.way.rawValue))",
        columns: ["row", "top", "height", "name"],
        rows: rows.map {
          ["\($0.number)", short($0.frame.minY), short($0.frame.height), $0.name]
        }))
  }

  /// At most three decimals.
  private func short(_ value: Double) -> String {
    "\((value * 1_000).rounded() / 1_000)"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
