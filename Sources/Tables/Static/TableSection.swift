/// A section of a table that is declared in code.
public struct TableSection {
  /// The text above the rows.
  public var header: String?
  /// The text below the rows.
  public var footer: String?
  /// The rows.
  public var rows: [TableRow]

  /// A section with texts above and below its rows.
  public init(
    _ header: String? = nil, footer: String? = nil, @TableBuilder<TableRow> rows: () -> [TableRow]
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }
}

/// Collects the sections of a table, or the rows of a section; the block may use `if` and `for`.
@resultBuilder
public enum TableBuilder<Element> {
  /// One element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// The statements of a block.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// The first branch of an `if`.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// The other branch of an `if`.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// A `for`.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
