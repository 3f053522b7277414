import Tables

/// The rows of a table whose cells are all drawn in the file.
final class StaticRows: TableViewDataSource {
  private let sections: [[TableViewCell]]

  init(_ sections: [[TableViewCell]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) -> TableViewCell {
    sections[indexPath.section][indexPath.row]
  }
}
