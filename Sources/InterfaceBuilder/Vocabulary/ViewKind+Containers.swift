import ViewTree

extension ViewKind {
  static let stackView = ViewKind(
    StackView.self,
    attributes: [
      "axis": .word(["horizontal": .horizontal, "vertical": .vertical]) {
        (stack: StackView, axis: LayoutAxis) in stack.axis = axis
      },
      "distribution": .word([
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]) { (stack: StackView, value: StackView.Distribution) in stack.distribution = value },
      "alignment": .word([
        "fill": .fill, "leading": .leading, "top": .top, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline,
      ]) { (stack: StackView, value: StackView.Alignment) in stack.alignment = value },
      "spacing": .number { (stack: StackView, spacing) in stack.spacing = spacing },
      "spacingType": .word(["standard": 8]) { (stack: StackView, spacing: Double) in
        stack.spacing = spacing
      },
      "baselineRelativeArrangement": .flag { (stack: StackView, flag) in
        stack.isBaselineRelativeArrangement = flag
      },
      "layoutMarginsRelativeArrangement": .flag { (stack: StackView, flag) in
        stack.isLayoutMarginsRelativeArrangement = flag
      },
    ]
  ) { StackView() }

  static let scrollView = ViewKind(
    ScrollView.self, attributes: scrollAttributes, parts: scrollParts
  ) { ScrollView() }

  /// The properties that all views that scroll have; tables have some of their own.
  static let scrollAttributes: [String: PropertyReader] = [
    "contentInsetAdjustmentBehavior": .word([
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]) { (view: ScrollView, behavior: ScrollView.ContentInsetAdjustmentBehavior) in
      view.contentInsetAdjustmentBehavior = behavior
    }
  ]

  static let scrollParts: [String: PropertyReader] = [
    "contentInset": .insets { (view: ScrollView, insets) in view.contentInset = insets },
    "scrollIndicatorInsets": .insets { (view: ScrollView, insets) in
      view.scrollIndicatorInsets = insets
    },
  ]
}
