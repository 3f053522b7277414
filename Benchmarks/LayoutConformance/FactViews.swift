import LayoutGeometry
import TextLayout
import ViewTree

/// What a case says about a view that a class would say otherwise.
struct Facts {
  let intrinsicSize: Size
  let alignmentInsets: EdgeInsets

  init(_ view: LayoutCase.View) {
    let none = View.noIntrinsicMetric
    intrinsicSize = Size(
      width: (view.intrinsic?.first ?? nil) ?? none, height: (view.intrinsic?.last ?? nil) ?? none)
    let insets = view.alignment ?? [0, 0, 0, 0]
    alignmentInsets = EdgeInsets(
      top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
  }
}

// Views of the classes that layout knows, as large as their case says.

final class FactView: View {
  var facts: Facts?
  override var intrinsicContentSize: Size { facts?.intrinsicSize ?? super.intrinsicContentSize }
  override var alignmentRectInsets: EdgeInsets { facts?.alignmentInsets ?? .zero }
}

final class FactLabel: Label {
  var facts: Facts?
  override var intrinsicContentSize: Size { facts?.intrinsicSize ?? super.intrinsicContentSize }
}

final class FactButton: Button {
  var facts: Facts?
  override var intrinsicContentSize: Size { facts?.intrinsicSize ?? super.intrinsicContentSize }
}

final class FactTextField: TextField {
  var facts: Facts?
  override var intrinsicContentSize: Size { facts?.intrinsicSize ?? super.intrinsicContentSize }
}

final class FactScrollView: ScrollView {
  var facts: Facts?
  override var intrinsicContentSize: Size { facts?.intrinsicSize ?? super.intrinsicContentSize }
}

final class FactStackView: StackView {
  var facts: Facts?
  override var intrinsicContentSize: Size { facts?.intrinsicSize ?? super.intrinsicContentSize }
}

extension LayoutCase.View {
  /// A view of the class that the kind names.
  func makeView() -> View {
    let facts = Facts(self)
    switch kind {
    case "label":
      let label = FactLabel()
      label.facts = facts
      if let fontSize { label.font = .system(size: fontSize) }
      return label
    case "button":
      let button = FactButton()
      button.facts = facts
      if let fontSize { button.font = .system(size: fontSize) }
      return button
    case "textField":
      let field = FactTextField()
      field.facts = facts
      if let fontSize { field.font = .system(size: fontSize) }
      return field
    case "scrollView":
      let scroll = FactScrollView()
      scroll.facts = facts
      return scroll
    case "stackView":
      let stack = FactStackView()
      stack.facts = facts
      return stack
    default:
      let view = FactView()
      view.facts = facts
      return view
    }
  }
}
