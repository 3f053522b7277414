import LayoutGeometry
import Tables
import TextLayout
import ViewTree

/// The cell of the feed with frames set by hand.
final class FrameStatusCell: TableViewCell {
  private let avatar = ImageView()
  private let name = Label()
  private let badge = ImageView()
  private let message = Label()
  private let picture = ImageView()

  override init(frame: Rect) {
    super.init(frame: frame)
    name.font = .system(size: 15)
    message.font = .system(size: 16)
    message.numberOfLines = 0
    badge.image = ImageSource(name: "vip", size: Size(width: 14, height: 14))
    for view in [avatar, name, badge, message, picture] { contentView.addSubview(view) }
  }

  func fill(_ status: Status, _ frames: StatusFrames) {
    avatar.image = ImageSource(name: status.icon, size: Size(width: 30, height: 30))
    avatar.frame = frames.avatar
    name.text = status.name
    name.textColor = status.isVIP ? .orange : .black
    name.frame = frames.name
    badge.isHidden = !status.isVIP
    badge.frame = frames.badge
    message.text = status.text
    message.frame = frames.message
    picture.image = status.picture.map {
      ImageSource(name: $0, size: Size(width: 100, height: 100))
    }
    picture.frame = frames.picture
  }
}
