import LayoutGeometry
import TextLayout
import ViewTree

extension ViewKind {
  static let enabled = PropertyReader.flag { (view: Control, flag) in view.isEnabled = flag }
  static let selected = PropertyReader.flag { (view: Control, flag) in view.isSelected = flag }

  static let button = ViewKind(
    Button.self,
    attributes: [
      "enabled": enabled, "selected": selected,
      // The kinds that look like their titles and images; how a title breaks has no effect in one
      // line.
      "buttonType": .word(["custom": (), "roundedRect": (), "system": ()]) { (_: Button, _) in },
      "lineBreakMode": .text { (_: Button, _) in },
    ],
    parts: [
      "fontDescription": .font { (button: Button, font) in button.font = font },
      "normal": .init { state, _, context throws(NibError) in
        let title = state["title"] ?? state.child(key: "title")?.text ?? ""
        let image = context.image(named: state["image"] ?? "")
        let color: Color? =
          if let color = state.child(key: "titleColor") { try context.color(color) } else { nil }
        return PropertyReader.on(Button.self) { button in
          button.title = title
          button.image = image
          if let color { button.titleColor = color }
        }
      },
      "attributedTitle": .init { element, _, context throws(NibError) in
        let title = try context.attributedText(element).text
        return PropertyReader.on(Button.self) { $0.title = title }
      },
      "configuration": .init { element, _, context throws(NibError) in
        try buttonConfiguration(element, context)
      },
      "contentEdgeInsets": .insets { (button: Button, insets) in
        button.contentEdgeInsets = insets
      },
    ]
  ) { Button() }

  static let imageView = ViewKind(
    ImageView.self,
    attributes: ["image": .image { (view: ImageView, image) in view.image = image }]
  ) { ImageView() }

  static let `switch` = ViewKind(
    Switch.self,
    attributes: [
      "on": .flag { (view: Switch, flag) in view.isOn = flag },
      "enabled": enabled, "selected": selected,
    ]
  ) { Switch() }

  static let slider = ViewKind(
    Slider.self,
    attributes: [
      "value": .number { (slider: Slider, value) in slider.value = value },
      "minValue": .number { (slider: Slider, value) in slider.minimumValue = value },
      "maxValue": .number { (slider: Slider, value) in slider.maximumValue = value },
      "enabled": enabled, "selected": selected,
    ]
  ) { Slider() }

  static let stepper = ViewKind(
    Stepper.self,
    attributes: [
      "value": .number { (stepper: Stepper, value) in stepper.value = value },
      "enabled": enabled, "selected": selected,
    ]
  ) { Stepper() }

  static let segmentedControl = ViewKind(
    SegmentedControl.self,
    attributes: [
      "selectedSegmentIndex": .integer { (control: SegmentedControl, index) in
        control.selectedSegmentIndex = index < 0 ? nil : index
      },
      "enabled": enabled, "selected": selected,
    ],
    parts: [
      "segments": .init { element, _, _ in
        let titles = element.children.map { $0["title"] ?? "" }
        return PropertyReader.on(SegmentedControl.self) { $0.segments = titles }
      }
    ]
  ) { SegmentedControl() }

  static let progressView = ViewKind(
    ProgressView.self,
    attributes: ["progress": .number { (view: ProgressView, value) in view.progress = value }]
  ) { ProgressView() }

  static let activityIndicator = ViewKind(
    ActivityIndicator.self,
    attributes: [
      "style": .word([
        "white": .medium, "gray": .medium, "medium": .medium, "whiteLarge": .large,
        "large": .large,
      ]) { (view: ActivityIndicator, style: ActivityIndicator.Style) in view.style = style },
      "animating": .flag { (view: ActivityIndicator, flag) in view.isAnimating = flag },
    ]
  ) { ActivityIndicator() }

  static let pageControl = ViewKind(
    PageControl.self,
    attributes: [
      "numberOfPages": .integer { (view: PageControl, count) in view.numberOfPages = count },
      "currentPage": .integer { (view: PageControl, page) in view.currentPage = page },
      "enabled": enabled, "selected": selected,
    ]
  ) { PageControl() }
}
