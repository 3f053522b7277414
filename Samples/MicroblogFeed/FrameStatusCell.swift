import LayoutGeometry
import Tables
import TextLayout
import ViewTree

/// The cell of the feed with frames set by hand, whenever its width changes.
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

  var status: Status? {
    didSet {
      guard let status else { return }
      avatar.image = ImageSource(name: status.icon, size: Size(width: 30, height: 30))
      name.text = status.name
      name.textColor = status.isVIP ? .orange : .black
      badge.isHidden = !status.isVIP
      message.text = status.text
      picture.image = status.picture.map {
        ImageSource(name: $0, size: Size(width: 100, height: 100))
      }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let environment = resolvedEnvironment
    guard let status,
      let frames = try? StatusFrames(
        status, width: bounds.width, scale: environment.scale,
        measurer: environment.textMeasurer)
    else { return }
    avatar.frame = frames.avatar
    name.frame = frames.name
    badge.frame = frames.badge
    message.frame = frames.message
    picture.frame = frames.picture
  }
}
