import InterfaceBuilder

/// A part of a view along an axis.
enum Edge {
  case near, far, center, extent

  /// The part that an attribute of the axis is about.
  init?(_ word: String, _ axis: ComparableViews.Axis) {
    switch (axis, word) {
    case (.x, "leading"), (.x, "left"), (.y, "top"): self = .near
    case (.x, "trailing"), (.x, "right"), (.y, "bottom"): self = .far
    case (.x, "centerX"), (.y, "centerY"): self = .center
    case (.x, "width"), (.y, "height"): self = .extent
    default: return nil
    }
  }

  var isPosition: Bool { self != .extent }

  func terms(_ view: Int, _ factor: Double) -> [(Int, Double)] {
    switch self {
    case .near: [(2 * view, factor)]
    case .far: [(2 * view, factor), (2 * view + 1, factor)]
    case .center: [(2 * view, factor), (2 * view + 1, factor / 2)]
    case .extent: [(2 * view + 1, factor)]
    }
  }

  func value(_ near: Double, _ extent: Double) -> Double {
    switch self {
    case .near: near
    case .far: near + extent
    case .center: near + extent / 2
    case .extent: extent
    }
  }

  /// The value of the rectangle that constraints act on.
  func aligned(_ value: Double, _ insets: (near: Double, far: Double)) -> Double {
    switch self {
    case .near: value + insets.near
    case .far: value - insets.far
    case .center: value + (insets.near - insets.far) / 2
    case .extent: value - insets.near - insets.far
    }
  }
}

extension InterfaceElement {
  /// Whether what is inside can lie elsewhere than its frame says.
  var scrolls: Bool {
    ["scrollView", "tableView", "collectionView", "textView"].contains(name)
  }

  /// How far the frame reaches beyond what constraints act on, in points.
  func alignmentInsets(_ axis: ComparableViews.Axis) -> (near: Double, far: Double) {
    switch (name, axis) {
    case ("switch", .x): (0, 2)
    case ("slider", .x): (2, 2)
    case ("slider", .y), ("segmentedControl", .y): (0, 1)
    default: (0, 0)
    }
  }

  /// Whether the extents may follow from contents.
  var hasContents: Bool {
    [
      "label", "button", "imageView", "textField", "textView", "segmentedControl", "pageControl",
      "datePicker", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar", "switch",
      "stepper", "slider", "progressView", "activityIndicatorView",
    ].contains(name)
  }

  /// Whether the extent follows from neither a text nor an image: it is the platform's, or that of a
  /// line in the system font, which may have been stretched.
  func hasKnownExtent(_ axis: ComparableViews.Axis, _ stored: Double) -> Bool {
    switch name {
    case "switch", "stepper", "activityIndicatorView", "pageControl", "datePicker", "pickerView":
      return true
    case "slider", "progressView", "segmentedControl", "textField", "searchBar", "toolbar",
      "navigationBar", "tabBar":
      return axis == .y
    case "label":
      return axis == .y && (self["numberOfLines"] ?? "1") == "1" && hasSystemFont
        && self["usesAttributedText"] == nil && stored < 1.2 * fontSize + 1
    case "button":
      let state = child(key: "normal")
      return axis == .y && state?["title"] != nil && state?["image"] == nil && hasSystemFont
        && self["hasAttributedTitle"] == nil && first("inset") == nil
        && first("buttonConfiguration") == nil
    default: return false
    }
  }

  private var fontSize: Double {
    Double(child(key: "fontDescription")?["pointSize"] ?? "") ?? 17
  }

  /// What a stack keeps between the views that it arranges, in points.
  var spacing: Double {
    self["spacingType"] == "standard" ? 8 : Double(self["spacing"] ?? "") ?? 0
  }

  private var hasSystemFont: Bool { child(key: "fontDescription")?["name"] == nil }

  /// The multiplier of a constraint.
  var ratio: Double {
    let parts = (self["multiplier"] ?? "1").split { $0 == ":" || $0 == "/" }.compactMap {
      Double($0)
    }
    return parts.count == 2 ? parts[0] / parts[1] : parts[0]
  }
}
