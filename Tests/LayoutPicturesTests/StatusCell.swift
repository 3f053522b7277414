import LayoutGeometry
import TextLayout
import ViewTree

/// A status of a microblog: avatar, name, badge, text and perhaps a picture.
final class StatusCell: View {
  let avatar = ImageView()
  let nameLabel = Label()
  let badge = ImageView()
  let textLabel = Label()
  let picture = ImageView()

  init(name: String, isVIP: Bool, text: String, picture image: String?) {
    super.init(frame: .zero)
    backgroundColor = .white
    nameLabel.text = name
    nameLabel.font = .boldSystem(size: 15)
    nameLabel.textColor = isVIP ? .orange : .black
    textLabel.text = text
    textLabel.font = .system(size: 16)
    textLabel.numberOfLines = 0
    badge.isHidden = !isVIP
    show("avatar.png", in: avatar, side: 30)
    show("vip", in: badge, side: 14)
    if let image { show(image, in: picture, side: 100) }
    let parts: [(String, View)] = [
      ("avatar", avatar), ("name", nameLabel), ("badge", badge), ("text", textLabel),
      ("picture", picture),
    ]
    for (name, part) in parts {
      part.identifier = name
      addSubview(part)
    }
    placeHeader()
    placeBody(hasPicture: image != nil)
  }

  private func show(_ name: String, in view: ImageView, side: Double) {
    view.image = ImageSource(name: name, size: Size(width: side, height: side))
  }

  private func placeHeader() {
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    Constraints {
      avatar.leadingAnchor == leadingAnchor + 10
      avatar.topAnchor == topAnchor + 10
      nameLabel.leadingAnchor == avatar.trailingAnchor + 10
      nameLabel.centerYAnchor == avatar.centerYAnchor
      badge.leadingAnchor == nameLabel.trailingAnchor + 10
      badge.centerYAnchor == nameLabel.centerYAnchor
      badge.trailingAnchor <= trailingAnchor - 10
    }
  }

  private func placeBody(hasPicture: Bool) {
    Constraints {
      textLabel.leadingAnchor == leadingAnchor + 10
      textLabel.topAnchor == avatar.bottomAnchor + 10
      textLabel.trailingAnchor <= trailingAnchor - 10
      picture.leadingAnchor == leadingAnchor + 10
      picture.topAnchor == textLabel.bottomAnchor + 10
      picture.heightAnchor == (hasPicture ? 100 : 0)
      bottomAnchor == picture.bottomAnchor + (hasPicture ? 10 : 0)
    }
  }
}

/// Statuses one below the other on a screen `width` points wide, laid out.
func makeFeed(_ cells: [StatusCell], width: Double = 320, height: Double = 480) -> View {
  let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
  root.identifier = "screen"
  root.environment = LayoutEnvironment(scale: 2)
  var top = root.topAnchor
  for cell in cells {
    root.addSubview(cell)
    Constraints {
      cell.leadingAnchor == root.leadingAnchor
      cell.trailingAnchor == root.trailingAnchor
      cell.topAnchor == top
    }
    top = cell.bottomAnchor
  }
  root.layoutIfNeeded()
  return root
}

/// Three statuses: English, Chinese with a picture, and a name that is too long.
func makeStatuses() -> [StatusCell] {
  [
    StatusCell(
      name: "Rufous Tinamou", isVIP: true,
      text: "A tinamou can fly, it would just rather not: <able> & mostly at rest.", picture: nil),
    StatusCell(
      name: "李雷", isVIP: false,
      text: "今天天气很好，我们去公园看鸟。没想到真的看到了一只，飞得很低 😀。", picture: "park.jpg"),
    StatusCell(
      name: "A name that is far too long for one line", isVIP: true, text: "Short.",
      picture: nil),
  ]
}
