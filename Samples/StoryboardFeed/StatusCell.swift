import InterfaceBuilder
import LayoutGeometry
import MicroblogFeed
public import Tables
public import ViewTree

/// The cell of the feed, drawn in the storyboard: what is here only fills it.
public final class StatusCell: TableViewCell {
  /// The picture of who says it.
  public var avatar: ImageView?
  /// Who says it.
  public var name: Label?
  /// Shown beside the name of who has it.
  public var badge: ImageView?
  /// What is said.
  public var message: Label?
  /// The picture.
  public var picture: ImageView?
  /// The picture's height: 100, or 0 where there is none.
  public var pictureHeight: LayoutConstraint?
  /// The room below the picture: 10, or 0 where there is none.
  public var pictureBottom: LayoutConstraint?

  /// Shows a status.
  func show(_ status: Status) {
    avatar?.image = ImageSource(name: status.icon, size: Size(width: 30, height: 30))
    name?.text = status.name
    name?.textColor = status.isVIP ? .orange : .black
    badge?.isHidden = !status.isVIP
    message?.text = status.text
    picture?.image = status.picture.map {
      ImageSource(name: $0, size: Size(width: 100, height: 100))
    }
    pictureHeight?.constant = status.picture == nil ? 0 : 100
    pictureBottom?.constant = status.picture == nil ? 0 : 10
  }
}

extension ClassRegistry {
  /// The classes of the feed's storyboard.
  static let feed: ClassRegistry = {
    var classes = ClassRegistry()
    classes.register("FeedController") { FeedController() }
    classes.register("StatusCell") {
      StatusCell()
    } outlets: {
      $0.outlet("avatar", \.avatar)
      $0.outlet("name", \.name)
      $0.outlet("badge", \.badge)
      $0.outlet("message", \.message)
      $0.outlet("picture", \.picture)
      $0.outlet("pictureHeight", \.pictureHeight)
      $0.outlet("pictureBottom", \.pictureBottom)
    }
    return classes
  }()
}
