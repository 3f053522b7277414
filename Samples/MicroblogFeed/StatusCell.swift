public import LayoutGeometry
public import Tables
import TextLayout
import ViewTree

/// The cell of the feed, declared with constraints: nobody computes a frame or a height.
public final class StatusCell: TableViewCell {
  private let avatar = ImageView()
  private let name = Label()
  private let badge = ImageView()
  private let message = Label()
  private let picture = ImageView()
  private lazy var pictureHeight: LayoutConstraint = picture.heightAnchor == 100
  private lazy var pictureBottom: LayoutConstraint =
    picture.bottomAnchor == contentView.bottomAnchor - 10

  /// The parts and how they lie to each other.
  public override init(frame: Rect) {
    super.init(frame: frame)
    name.font = .system(size: 15)
    message.font = .system(size: 16)
    message.numberOfLines = 0
    badge.image = ImageSource(name: "vip", size: Size(width: 14, height: 14))
    for view in [avatar, name, badge, message, picture] { contentView.addSubview(view) }
    Constraints {
      avatar.leadingAnchor == contentView.leadingAnchor + 10
      avatar.topAnchor == contentView.topAnchor + 10
      avatar.widthAnchor == 30
      avatar.heightAnchor == 30

      name.leadingAnchor == avatar.trailingAnchor + 10
      name.centerYAnchor == avatar.centerYAnchor
      badge.leadingAnchor == name.trailingAnchor + 10
      badge.centerYAnchor == name.centerYAnchor
      badge.widthAnchor == 14
      badge.heightAnchor == 14
      badge.trailingAnchor <= contentView.trailingAnchor - 10

      message.leadingAnchor == contentView.leadingAnchor + 10
      message.topAnchor == avatar.bottomAnchor + 10
      message.trailingAnchor <= contentView.trailingAnchor - 10

      picture.leadingAnchor == contentView.leadingAnchor + 10
      picture.topAnchor == message.bottomAnchor + 10
      picture.widthAnchor == 100
      pictureHeight
      pictureBottom
    }
  }

  /// What the cell shows: setting it fills the parts, and sets no frame.
  public var status: Status? {
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
      pictureHeight.constant = status.picture == nil ? 0 : 100
      pictureBottom.constant = status.picture == nil ? 0 : -10
    }
  }

  /// The height, in points, that the content asks for at the cell's width.
  public var cellHeight: Double {
    systemLayoutSizeFitting(
      Size(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
