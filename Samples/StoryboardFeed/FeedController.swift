public import Foundation
public import InterfaceBuilder
public import MicroblogFeed
public import Tables
import ViewTree

/// The controller of the storyboard: its table shows statuses.
public final class FeedController: ViewController, TableViewDataSource {
  /// What the table shows.
  public var statuses: [Status] = []

  /// The table, laid out.
  public var table: TableView? {
    let table = view as? TableView
    table?.layoutIfNeeded()
    return table
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
    (cell as? StatusCell)?.show(statuses[indexPath.row])
    return cell
  }

  /// The controller of the sample's storyboard, on a screen.
  ///
  /// - Throws: `NibError`.
  public static func make(
    _ statuses: [Status], on screen: Screen
  ) throws(NibError) -> FeedController {
    let storyboard = try Storyboard(contentsOf: file, screen: screen)
    let made = try storyboard.instantiateInitialViewController(classes: .feed)
    let controller = made as? FeedController ?? FeedController()
    controller.statuses = statuses
    return controller
  }

  /// The storyboard that comes with the sample.
  public static var file: URL {
    Bundle.module.url(forResource: "Feed", withExtension: "storyboard")
      ?? URL(fileURLWithPath: "Feed.storyboard")
  }
}
