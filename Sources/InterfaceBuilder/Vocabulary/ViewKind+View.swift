import LayoutGeometry
import TextLayout
import ViewTree

extension ViewKind {
  /// What every view has.
  static let viewAttributes: [String: PropertyReader] = [
    "hidden": .flag { (view: View, flag) in view.isHidden = flag },
    "alpha": .number { (view: View, alpha) in view.alpha = alpha },
    "tag": .integer { (view: View, tag) in view.tag = tag },
    "contentMode": .word(contentModes) { (view: View, mode) in view.contentMode = mode },
    "semanticContentAttribute": .word([
      "unspecified": nil, "playback": .leftToRight, "spatial": .leftToRight,
      "forceLeftToRight": .leftToRight, "forceRightToLeft": .rightToLeft,
    ]) { (view: View, direction: LayoutDirection?) in view.layoutDirection = direction },
    "preservesSuperviewLayoutMargins": .flag { (view: View, flag) in
      view.preservesSuperviewLayoutMargins = flag
    },
    "insetsLayoutMarginsFromSafeArea": .flag { (view: View, flag) in
      view.insetsLayoutMarginsFromSafeArea = flag
    },
    "horizontalHuggingPriority": .priority {
      $0.setContentHuggingPriority($1, for: .horizontal)
    },
    "verticalHuggingPriority": .priority { $0.setContentHuggingPriority($1, for: .vertical) },
    "horizontalCompressionResistancePriority": .priority {
      $0.setContentCompressionResistancePriority($1, for: .horizontal)
    },
    "verticalCompressionResistancePriority": .priority {
      $0.setContentCompressionResistancePriority($1, for: .vertical)
    },
  ]

  static let viewParts: [String: PropertyReader] = [
    "backgroundColor": .color { (view: View, color) in view.backgroundColor = color },
    "autoresizingMask": .init { element, _, context throws(NibError) in
      var mask: AutoresizingMask = []
      for (name, part) in maskParts where try element.flag(name, context.file) == true {
        mask.insert(part)
      }
      let result = mask
      return { $0.autoresizingMask = result }
    },
    "layoutMargins": .insets { (view: View, margins) in view.layoutMargins = margins },
    "directionalLayoutMargins": .init { element, _, context throws(NibError) in
      let margins = DirectionalEdgeInsets(
        top: try element.number("top", context.file) ?? 0,
        leading: try element.number("leading", context.file) ?? 0,
        bottom: try element.number("bottom", context.file) ?? 0,
        trailing: try element.number("trailing", context.file) ?? 0)
      return { $0.directionalLayoutMargins = margins }
    },
  ]

  private static let maskParts: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  private static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
