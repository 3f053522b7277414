import LayoutGeometry
public import LayoutPictures
public import Tables
import TextLayout
import ViewTree

/// A message of the inbox.
struct Message: Sendable {
  let sender: String
  let text: String
  var isRead = false
}

/// Sender and text of a message, the sender bold until it is read.
final class MessageCell: TableViewCell {
  let sender = Label()
  let text = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = .white
    text.numberOfLines = 0
    text.font = .system(size: 15)
    for view in [sender, text] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    Constraints {
      sender.leadingAnchor == margins.leadingAnchor
      sender.trailingAnchor <= margins.trailingAnchor
      sender.topAnchor == margins.topAnchor
      text.leadingAnchor == margins.leadingAnchor
      text.trailingAnchor == margins.trailingAnchor
      text.topAnchor == sender.bottomAnchor + 4
      text.bottomAnchor == margins.bottomAnchor
    }
  }

  func show(_ message: Message) {
    sender.text = message.sender
    sender.font = .system(size: 17, weight: message.isRead ? .regular : .bold)
    text.text = message.text
  }
}

/// An inbox by days: a snapshot says what there is, and the table finds out what has changed.
public final class Inbox {
  let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 500))
  private var messages: [Int: Message] = [:]
  private var source: TableViewDiffableDataSource<String, Int>?

  /// An inbox with messages of three days.
  public init() throws(TableError) {
    table.environment = LayoutEnvironment(scale: 2)
    table.backgroundColor = .white
    table.separatorStyle = .singleLine
    table.register("message") { MessageCell() }
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) {
      [unowned self] (table, path, id) throws(TableError) in
      let cell = try table.dequeueReusableCell(withIdentifier: "message", for: path)
      if let message = messages[id] { (cell as? MessageCell)?.show(message) }
      return cell
    }
    source.titleForHeader = { $0 }
    self.source = source
    var snapshot = source.snapshot()
    snapshot.appendSections(["Today", "Yesterday", "Earlier"])
    for (day, ids) in [("Today", 1...4), ("Yesterday", 5...9), ("Earlier", 10...14)] {
      snapshot.appendItems(ids.map { receive($0) }, toSection: day)
    }
    try source.apply(snapshot)
  }

  private static let senders = ["Emu", "Rhea", "Cassowary", "Ostrich", "Elephant bird"]
  private static let sentences = [
    "Lunch at noon?", "The nest needs another round of straw before the rain comes.",
    "I have found a way across the river: past the old tree, and then always along the bank.",
  ]

  /// A message with an identity; what it says follows from that.
  private func receive(_ id: Int) -> Int {
    let texts = (0...id % 3).map { Self.sentences[(id + $0) % Self.sentences.count] }
    messages[id] = Message(
      sender: Self.senders[id % Self.senders.count], text: texts.joined(separator: " "))
    return id
  }

  private func change(
    _ change: (inout DiffableDataSourceSnapshot<String, Int>) -> Void
  ) throws(TableError) {
    guard let source else { return }
    var snapshot = source.snapshot()
    change(&snapshot)
    try source.apply(snapshot)
  }

  /// Plays a script of changes, with a picture after each.
  public func play() throws(TableError) -> [(name: String, picture: SVGPicture)] {
    var pictures: [(name: String, picture: SVGPicture)] = []
    func show(_ name: String) {
      table.layoutIfNeeded()
      pictures.append(("\(pictures.count + 1)-\(name)", SVGPicture(of: table)))
    }
    show("first")
    try change { $0.insertItems([receive(20)], beforeItem: 1) }
    show("new-at-the-top")
    table.contentOffset.y = 330
    show("scrolled")
    try change { $0.insertItems([receive(21), receive(22)], beforeItem: 20) }
    show("new-above-nothing-moves")
    messages[4]?.isRead = true
    try change { $0.reconfigureItems([4]) }
    show("read")
    try change { snapshot in
      snapshot.deleteItems([5])
      snapshot.insertItems([5], afterItem: 10)
    }
    show("moved-to-earlier")
    try change { $0.deleteSections(["Yesterday"]) }
    show("yesterday-deleted")
    if let last = source?.indexPath(for: 14) { try table.scrollToRow(at: last, at: .bottom) }
    show("end")
    table.isEditing = true
    show("editing")
    for error in table.errors { throw error }
    return pictures
  }
}
