import LayoutGeometry
import TextLayout

/// A text in one line, as controls show it: centred from top to bottom.
struct TitleLine {
  var text = ""
  var font: Font

  /// The text's extent, in points, rounded up to the pixel. A text that cannot be measured is empty,
  /// and the view's issues say why.
  func size(in view: View) -> Size {
    do {
      let prepared = try view.resolvedEnvironment.textMeasurer.prepare(text, font: font)
      let size = try prepared.wrapped(width: .infinity, lineLimit: 1).size
      return view.pixelGrid.roundedUp(
        Size(width: size.width, height: max(size.height, font.lineHeight)))
    } catch {
      view.addIssue(.text(error, view: view.displayName))
      return .zero
    }
  }

  /// The baseline as the first one, from the centre of the box.
  var firstBaseline: BaselineOffset {
    guard font.isMeasurable else { return .fromCenter(0) }
    return .fromCenter(font.ascender - font.lineHeight / 2)
  }

  /// The baseline as the last one: from the bottom of a line of whole points up, as measured on
  /// fields of 17 points.
  func lastBaseline(in view: View) -> BaselineOffset {
    guard font.isMeasurable else { return .fromCenter(0) }
    return .fromCenter(
      font.lineHeight.rounded(.up) / 2 - view.pixelGrid.rounded(font.descender))
  }

  /// Whether the font has a size that can be measured; a refused one is kept in the view's issues.
  func isValid(in view: View) -> Bool {
    if font.isMeasurable { return true }
    view.addIssue(.text(.invalidFontSize(font.pointSize), view: view.displayName))
    return false
  }
}
