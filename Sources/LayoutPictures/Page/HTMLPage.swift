import LayoutGeometry

/// A page that shows a picture as a phone would, and tells of each view its name and frame when it
/// is pointed at or tapped.
///
/// ```swift
/// let page = HTMLPage(
///   title: "Feed", picture: SVGPicture(of: root),
///   table: .init(caption: "Rows", columns: ["row", "height"], rows: [["0", "76"], ["1", "186"]]))
/// page.html  // "<!DOCTYPE html>…"
/// ```
///
/// The page is one file in UTF-8 that needs nothing else and asks for nothing: its content security
/// policy forbids it to load anything. It is well-formed XML as well. The same picture and table
/// give the same page, byte for byte.
public struct HTMLPage: Sendable, Hashable {
  /// Rows of text under the names of their columns.
  public struct Table: Sendable, Hashable {
    /// What the table is about.
    public var caption: String
    /// The names of the columns.
    public var columns: [String]
    /// The rows. A row may have fewer cells than there are columns, or more.
    public var rows: [[String]]

    /// A table with these columns and rows.
    public init(caption: String, columns: [String], rows: [[String]]) {
      self.caption = caption
      self.columns = columns
      self.rows = rows
    }
  }

  /// The heading.
  public var title: String
  /// What the screen shows.
  public var picture: SVGPicture
  /// What stands beside the screen.
  public var table: Table?

  /// A page that shows `picture` under the heading `title`, and beside it a table, if any.
  public init(title: String, picture: SVGPicture, table: Table? = nil) {
    self.title = title
    self.picture = picture
    self.table = table
  }

  /// The page.
  ///
  /// - Complexity: O(n) in the length of the picture and the table.
  public var html: String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)"/>
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(title.escapedForMarkup)</h1>
    <main>
    \(device)
    \(table?.markup ?? "")</main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The phone: its frame, the picture, and what was pointed at.
  private var device: String {
    let surface = picture.surface
    return """
      <figure style="--width: \(decimal(picture.size.width))px; \
      --surface: \(surface.hexadecimal); --mark: \(surface.isLight ? "#000" : "#fff")">
      <div class="device"><div class="screen">
      <div class="status"></div>
      \(picture.svg)<div class="home"></div>
      </div></div>
      <figcaption aria-live="polite">Point at a view, or tap it, to see its frame.</figcaption>
      </figure>
      """
  }
}
