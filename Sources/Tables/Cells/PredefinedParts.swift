import LayoutGeometry
import TextLayout
import ViewTree

/// The labels and the image of a cell by its style.
///
/// Rows are at least 44 points high and keep the margins above and below the texts, unless a fixed
/// row height is less.
struct PredefinedParts {
  let image: ImageView?
  let text = Label()
  let detail: Label?

  /// Makes the parts inside a cell's content view.
  init(in cell: TableViewCell) {
    image = cell.style == .value2 ? nil : CellImageView()
    detail = cell.style == .default ? nil : Label()
    let content = cell.contentView
    for view in [image, text, detail].compactMap({ $0 }) { content.addSubview(view) }
    Constraints {
      (cell.heightAnchor >= TableView.defaultRowHeight).with(priority: 999)
    }
    if let image { place(image, content) }
    switch (cell.style, detail) {
    case (.value1, let detail?): placeAtBothEdges(detail, content)
    case (.value2, let detail?): placeInColumns(detail, content)
    case (.subtitle, let detail?): placeBelow(detail, content)
    default: placeTitle(content)
    }
  }

  private func place(_ image: ImageView, _ content: View) {
    Constraints {
      image.leadingAnchor == content.layoutMarginsGuide.leadingAnchor
      image.centerYAnchor == content.centerYAnchor
      (image.topAnchor >= content.topAnchor).with(priority: 999)
    }
  }

  private func placeTitle(_ content: View) {
    Constraints {
      text.leadingAnchor == textStart(content)
      text.trailingAnchor == content.layoutMarginsGuide.trailingAnchor
    }
    center(text, content)
  }

  private func placeAtBothEdges(_ detail: Label, _ content: View) {
    detail.textColor = .gray
    text.setContentCompressionResistancePriority(751, for: .horizontal)
    Constraints {
      text.leadingAnchor == textStart(content)
      detail.trailingAnchor == content.layoutMarginsGuide.trailingAnchor
      text.trailingAnchor <= detail.leadingAnchor - 8
      detail.centerYAnchor == text.centerYAnchor
    }
    center(text, content)
    keepMargins(detail, content)
  }

  private func placeInColumns(_ detail: Label, _ content: View) {
    for label in [text, detail] { label.font = .system(size: 15) }
    text.textAlignment = .right
    Constraints {
      text.leadingAnchor == content.layoutMarginsGuide.leadingAnchor
      text.widthAnchor == 91
      detail.leadingAnchor == text.trailingAnchor + 6
      detail.trailingAnchor == content.layoutMarginsGuide.trailingAnchor
      detail.centerYAnchor == text.centerYAnchor
    }
    center(text, content)
    keepMargins(detail, content)
  }

  private func placeBelow(_ detail: Label, _ content: View) {
    detail.font = .system(size: 12)
    detail.textColor = .gray
    let both = LayoutGuide()
    content.addLayoutGuide(both)
    Constraints {
      for label in [text, detail] {
        label.leadingAnchor == textStart(content)
        label.trailingAnchor == content.layoutMarginsGuide.trailingAnchor
      }
      both.topAnchor == text.topAnchor
      detail.topAnchor == text.bottomAnchor
      both.bottomAnchor == detail.bottomAnchor
    }
    center(both, content)
  }

  /// Where texts begin: after the image, if there can be one.
  private func textStart(_ content: View) -> LayoutXAxisAnchor {
    image?.trailingAnchor ?? content.layoutMarginsGuide.leadingAnchor
  }

  private func center(_ item: LayoutItem, _ content: View) {
    Constraints { item.centerYAnchor == content.centerYAnchor }
    keepMargins(item, content)
  }

  /// What is centred keeps the lower margin where it keeps the upper one.
  private func keepMargins(_ item: LayoutItem, _ content: View) {
    Constraints {
      (item.topAnchor >= content.layoutMarginsGuide.topAnchor).with(priority: 999)
    }
  }
}

/// The image of a cell. The gap beside it belongs to its alignment rectangle: without an image there
/// is none.
private final class CellImageView: ImageView {
  private static let gap = 16.0

  override var intrinsicContentSize: Size {
    guard let size = image?.size else { return .zero }
    return Size(width: size.width + Self.gap, height: size.height)
  }

  override var alignmentRectInsets: EdgeInsets {
    guard image != nil else { return .zero }
    let isLeftToRight = resolvedLayoutDirection == .leftToRight
    return EdgeInsets(left: isLeftToRight ? 0 : -Self.gap, right: isLeftToRight ? -Self.gap : 0)
  }
}
