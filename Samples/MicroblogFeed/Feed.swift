public import LayoutGeometry
public import Tables
public import TextLayout
public import ViewTree

/// How the heights of the rows are found.
public enum Way: String, Sendable, CaseIterable {
  /// Computed by hand from the model.
  case frames
  /// Asked of one prototype cell, row by row.
  case prototype
  /// Left to the table.
  case automatic
}

/// The feed: a table of statuses in one of three ways.
public final class Feed: TableViewDataSource, TableViewDelegate {
  /// The table.
  public let table: TableView
  private let statuses: [Status]
  private let way: Way
  private var prototype: StatusCell?

  /// A feed on a screen of `size` points, scrolled down by `offset` points.
  public init(
    _ statuses: [Status], way: Way, size: Size, scale: Double, offset: Double = 0,
    estimatedRowHeight: Double = 200,
    textMeasurer: any TextMeasurer = LayoutEnvironment.systemFontMeasurer
  ) {
    self.statuses = statuses
    self.way = way
    table = TableView(frame: Rect(origin: .zero, size: size))
    table.backgroundColor = .white
    table.environment = LayoutEnvironment(scale: scale, textMeasurer: textMeasurer)
    table.estimatedRowHeight = estimatedRowHeight
    if way == .frames {
      table.register("status") { FrameStatusCell() }
    } else {
      table.register("status") { StatusCell() }
    }
    table.dataSource = self
    if way != .automatic { table.delegate = self }
    table.contentOffset = Point(x: 0, y: offset)
    table.layoutIfNeeded()
  }

  /// As many rows as statuses.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    statuses.count
  }

  /// A cell filled with the row's status.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "status", for: indexPath)
    let status = statuses[indexPath.row]
    (cell as? StatusCell)?.status = status
    (cell as? FrameStatusCell)?.status = status
    return cell
  }

  /// The height by hand, or that of the prototype filled with the row's status.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double {
    let status = statuses[indexPath.row]
    if way == .frames { return try frames(status).height }
    let cell =
      prototype ?? tableView.dequeueReusableCell(withIdentifier: "status") as? StatusCell
    guard let cell else { throw .unregisteredIdentifier("status") }
    prototype = cell
    cell.frame = Rect(x: 0, y: 0, width: tableView.bounds.width, height: cell.frame.height)
    cell.status = status
    cell.layoutIfNeeded()
    return cell.cellHeight
  }

  private func frames(_ status: Status) throws(TableError) -> StatusFrames {
    let environment = table.resolvedEnvironment
    do {
      return try StatusFrames(
        status, width: table.bounds.width, scale: environment.scale,
        measurer: environment.textMeasurer)
    } catch {
      throw .custom("\(error)")
    }
  }
}
