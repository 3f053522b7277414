extension HTMLPage.Table {
  /// The table as an element. Numbers stand at the right of their cells.
  var markup: String {
    var markup = Markup()
    markup.open("section")
    markup.open("table")
    markup.element("caption", text: caption)
    markup.open("thead")
    markup.open("tr")
    for (index, column) in columns.enumerated() {
      markup.element("th", ["scope": "col", "class": cellClass(inColumn: index)], text: column)
    }
    markup.close()
    markup.close()
    markup.open("tbody")
    for row in rows { write(row, into: &markup) }
    for _ in ["tbody", "table", "section"] { markup.close() }
    return markup.text
  }

  private func write(_ row: [String], into markup: inout Markup) {
    markup.open("tr")
    for cell in row {
      markup.element("td", ["class": isNumber(cell) ? "number" : nil], text: cell)
    }
    for _ in row.count..<max(row.count, columns.count) { markup.element("td", text: "") }
    markup.close()
  }

  /// The name of a column stands where its cells do: at the right, if they all are numbers.
  private func cellClass(inColumn index: Int) -> String? {
    let cells = rows.compactMap { index < $0.count ? $0[index] : nil }
    return !cells.isEmpty && cells.allSatisfy(isNumber) ? "number" : nil
  }

  private func isNumber(_ cell: String) -> Bool { Double(cell) != nil }
}
