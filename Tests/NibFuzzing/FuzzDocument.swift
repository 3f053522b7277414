package import Foundation

/// A well-formed document that bytes decide: elements and attributes that files have, in places
/// where they need not be, with values that need not make sense.
package struct FuzzDocument {
  /// The document as XML.
  package let source: String

  package init(_ bytes: some Sequence<UInt8>) {
    var writer = Writer(bytes: Array(bytes))
    let isStoryboard = writer.choice(2) == 1
    let inside = writer.elements(depth: 0)
    let kind = isStoryboard ? ".Storyboard" : ""
    let (open, close) =
      isStoryboard
      ? ("<scenes><scene><objects>", "</objects></scene></scenes>") : ("<objects>", "</objects>")
    source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch\(kind).XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a">\(open)\(inside)\(close)</document>
      """
  }

  /// The document as a file contains it.
  package var data: Data { Data(source.utf8) }

  private struct Writer {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func choice(_ count: Int) -> Int {
      guard position < bytes.count else { return 0 }
      position += 1
      return Int(bytes[position - 1]) % count
    }

    mutating func elements(depth: Int) -> String {
      guard depth < 12 else { return "" }
      var all = ""
      while position < bytes.count, choice(4) > 0 { all += element(depth: depth) }
      return all
    }

    private mutating func element(depth: Int) -> String {
      let name = FuzzDocument.elements[choice(FuzzDocument.elements.count)]
      var attributes: [String: String] = [:]
      for _ in 0..<choice(8) {
        let key = FuzzDocument.attributes[choice(FuzzDocument.attributes.count)]
        attributes[key] = FuzzDocument.values[choice(FuzzDocument.values.count)]
      }
      let list = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
      return "<\(name)\(list.joined())>\(elements(depth: depth + 1))</\(name)>"
    }
  }
}

extension FuzzDocument {
  fileprivate static let elements = [
    "view", "subviews", "constraints", "constraint", "connections", "outlet", "label", "button",
    "stackView", "scrollView", "tableView", "tableViewCell", "tableViewCellContentView",
    "prototypes", "sections", "tableViewSection", "cells", "viewController", "containerView",
    "segue", "variation", "mask", "exclude", "include", "rect", "color", "fontDescription",
    "string", "state", "autoresizingMask", "edgeInsets", "viewLayoutGuide", "layoutGuides",
    "viewControllerLayoutGuide", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
    "attributedString", "fragment", "attributes", "font", "paragraphStyle", "imageView",
    "textView", "textField", "switch", "outletCollection", "action", "placeholder",
    "collectionView", "visualEffectView", "integer", "point", "size", "segmentedControl",
  ]

  fileprivate static let attributes = [
    "id", "id", "id", "key", "key", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
    "firstAttribute", "secondAttribute", "relation", "multiplier", "constant", "priority",
    "symbolic", "placeholder", "property", "selector", "destination", "reference", "kind", "x",
    "y", "width", "height", "text", "title", "numberOfLines", "hidden", "axis", "distribution",
    "alignment", "spacing", "rowHeight", "estimatedRowHeight", "style", "textLabel",
    "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "pointSize", "type", "keyPath",
    "value", "reuseIdentifier", "placeholderIdentifier", "top", "left", "widthSizable",
    "preferredMaxLayoutWidth", "horizontalHuggingPriority", "preservesSuperviewLayoutMargins",
    "sectionHeaderHeight", "indentationLevel", "indentationWidth", "accessoryType",
  ]

  fileprivate static let values = [
    "a", "b", "c", "d", "e", "f", "YES", "NO", "0", "1", "-1", "10", "100", "0.5", "1000", "750",
    "1e300", "-1e300", "nan", "inf", "1e-300", "16:9", "1/0", "0:0", "leading", "trailing", "top",
    "bottom", "width", "height", "centerX", "centerY", "leadingMargin", "topMargin",
    "firstBaseline", "baseline", "left", "view", "contentView", "frame", "default",
    "heightClass=regular", "constraints", "subviews", "autoresizingMask", "safeArea",
    "contentLayoutGuide", "frameLayoutGuide", "layoutMargins", "fontDescription", "text",
    "attributedText", "normal", "embed", "relationship", "vertical", "fillProportionally",
    "fillEqually", "center", "greaterThanOrEqual", "lessThanOrEqual", "number", "system",
    "IBUITableViewCellStyleValue1", "IBFilesOwner", "tableHeaderView", "disclosureIndicator",
    "9223372036854775807", "", "Lorem ipsum dolor sit amet consectetur",
  ]
}
