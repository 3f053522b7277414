import LayoutGeometry
public import LayoutPictures
public import Tables
import TextLayout
import ViewTree

/// A settings screen: sections declared in code, the four predefined styles, accessories, a switch,
/// and a row that opens another section when it is tapped.
public final class Settings: TableViewController {
  private let airplane = Switch()

  /// The screen, 375 × 667 points at two pixels a point.
  public init() {
    let airplane = airplane
    super.init(style: .insetGrouped) {
      TableSection {
        TableRow(Self.profile)
      }
      TableSection("Network", footer: Self.networkNote) {
        TableRow(Self.row("Airplane mode", image: "airplane", accessoryView: airplane))
        TableRow("Wi-Fi", detail: "Home", image: Self.icon("wifi"), accessory: .disclosureIndicator)
        TableRow("Bluetooth", detail: "On", image: Self.icon("bluetooth"))
      }
      TableSection("Appearance") {
        for (name, accessory) in [
          ("Light", TableViewCell.AccessoryType.checkmark), ("Dark", .none),
        ] {
          TableRow(name, accessory: accessory)
        }
        TableRow("Text size", accessory: .detailDisclosureButton)
      }
      TableSection("Contact") {
        TableRow("phone", detail: "555 0100", style: .value2)
        TableRow("mail", detail: "kiwi@example.org", style: .value2, accessory: .detailButton)
      }
    }
  }

  /// The looks of the table, and what a tap on a row does.
  public override func viewDidLoad() {
    tableView.environment = LayoutEnvironment(scale: 2)
    tableView.backgroundColor = Color(white: 0.95)
    tableView.separatorStyle = .singleLine
    for section in staticTable.sections {
      for row in section.rows { row.cell.backgroundColor = .white }
    }
    staticTable.sections[1].rows[1].onSelect = { [weak self] in self?.showNetworks() }
  }

  /// Networks come in below the section that was tapped: a section in one update.
  private func showNetworks() {
    guard staticTable.sections.count == 4 else { return }
    staticTable.sections.insert(
      TableSection("Networks") {
        for name in ["Home", "Library", "A café with a name that is too long for one line"] {
          TableRow(name, accessory: name == "Home" ? .checkmark : .none)
        }
      }, at: 2)
    for row in staticTable.sections[2].rows {
      row.cell.backgroundColor = .white
      row.cell.textLabel?.numberOfLines = 0
    }
    do { try tableView.insertSections([2]) } catch { tableView.reloadData() }
  }

  private static let networkNote =
    "Wi-Fi and Bluetooth stay off in airplane mode until they are turned on again."

  private static func icon(_ name: String) -> ImageSource {
    ImageSource(name: name, size: Size(width: 29, height: 29))
  }

  private static func row(_ title: String, image: String, accessoryView: View) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = title
    cell.imageView?.image = icon(image)
    cell.accessoryView = accessoryView
    return cell
  }

  private static var profile: TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = "Kiwi Tinamou"
    cell.detailTextLabel?.text = "Account, payments and everything else that belongs to a bird"
    cell.detailTextLabel?.numberOfLines = 0
    cell.imageView?.image = ImageSource(name: "portrait", size: Size(width: 60, height: 60))
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

extension Settings {
  /// The screen as it is shown first, after a tap, at the end, on a wide screen and mirrored.
  public static func pictures() throws(TableError) -> [(name: String, picture: SVGPicture)] {
    let settings = Settings()
    let table = settings.tableView
    var pictures: [(name: String, picture: SVGPicture)] = []
    func show(_ name: String) {
      table.layoutIfNeeded()
      pictures.append((name, SVGPicture(of: table)))
    }
    show("1-first")
    try table.tapRow(at: TableIndexPath(row: 1, section: 1))
    show("2-networks")
    try table.scrollToRow(at: TableIndexPath(row: 1, section: 4), at: .bottom)
    show("3-end")
    table.frame = Rect(x: 0, y: 0, width: 568, height: 320)
    show("4-wide")
    table.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    table.layoutDirection = .rightToLeft
    show("5-right-to-left")
    for error in table.errors { throw error }
    return pictures
  }
}
