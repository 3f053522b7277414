extension Vocabulary {
  /// Elements that take effect, beside views and view controllers.
  static let appliedElements: Set<String> = [
    "document", "device", "scenes", "scene", "objects", "placeholder", "subviews", "constraints",
    "constraint", "connections", "outlet", "outletCollection", "action", "segue", "rect", "size",
    "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask", "color",
    "fontDescription", "state", "nil", "string", "mutableString", "attributedString", "fragment",
    "attributes", "font", "paragraphStyle", "integer", "real", "bool", "point", "range",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "variation", "mask",
    "exclude", "include", "layoutGuides", "viewControllerLayoutGuide", "viewLayoutGuide",
    "prototypes", "cells", "sections", "tableViewSection", "resources", "image", "namedColor",
    "systemColor", "segments", "segment", "buttonConfiguration", "extendedEdge",
  ]

  /// Elements that are values of properties, by their keys.
  static let valueElements: Set<String> = [
    "rect", "size", "inset", "edgeInsets", "directionalEdgeInsets", "color", "fontDescription",
    "state", "string", "mutableString", "attributedString", "integer", "real", "bool", "point",
    "nil",
  ]

  /// Attributes that mean the same for every element.
  static let commonAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "userLabel", "fixedFrame", "placeholder",
    "translatesAutoresizingMaskIntoConstraints", "placeholderIdentifier", "reuseIdentifier",
    "storyboardIdentifier", "title", "style", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "rowHeight", "toolbarHidden", "navigationBarHidden", "dataMode",
    "autoresizesSubviews", "layoutMarginsFollowReadableWidth", "extendedLayoutIncludesOpaqueBars",
    "translucent", "largeTitles", "catalog",
  ]
}
