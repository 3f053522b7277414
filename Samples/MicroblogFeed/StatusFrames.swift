import LayoutGeometry
import TextLayout
import ViewTree

/// The frames of one status computed by hand, as people did before constraints: the yardstick that
/// the other two ways are held against.
struct StatusFrames {
  let avatar = Rect(x: 10, y: 10, width: 30, height: 30)
  let name: Rect
  let badge: Rect
  let message: Rect
  let picture: Rect
  let height: Double

  init(
    _ status: Status, width: Double, scale: Double, measurer: any TextMeasurer
  ) throws(TextError) {
    let grid = PixelGrid(scale: scale)
    let nameSize = grid.roundedUp(
      try measurer.prepare(status.name, font: .system(size: 15)).wrapped(
        width: .infinity, lineLimit: 1
      ).size)
    let nameWidth = min(nameSize.width, width - 50 - 10 - 14 - 10)
    let nameTop = avatar.midY - nameSize.height / 2
    name = grid.snapped(Rect(x: 50, y: nameTop, width: nameWidth, height: nameSize.height))
    badge = grid.snapped(
      Rect(x: 50 + nameWidth + 10, y: avatar.midY - 7, width: 14, height: 14))

    let text = try measurer.prepare(status.text, font: .system(size: 16))
    let natural = grid.roundedUp(try text.natural().size)
    let textWidth = min(natural.width, width - 20)
    let textHeight = grid.roundedUp(
      try text.wrapped(width: grid.roundedDown(textWidth), lineLimit: 0).size.height)
    message = grid.snapped(Rect(x: 10, y: 50, width: textWidth, height: textHeight))

    let hasPicture = status.picture != nil
    picture = grid.snapped(
      Rect(x: 10, y: 50 + textHeight + 10, width: 100, height: hasPicture ? 100 : 0))
    height = grid.roundedUp(50 + textHeight + 10 + (hasPicture ? 100 + 10 : 0))
  }
}
