package import Foundation

/// A well-formed document that bytes decide: elements and attributes that files have, in places
/// where they need not be, with values that need not make sense.
package struct FuzzDocument {
  /// The document as XML.
  package let source: String

  package init(_ bytes: some Sequence<UInt8>) {
    var writer = Writer(bytes: Array(bytes))
    let isStoryboard = writer.choice(2) == 1
    let container = isStoryboard ? writer.container() : ""
    let inside = writer.elements(depth: 0)
    let kind = isStoryboard ? ".Storyboard" : ""
    let (open, close) =
      isStoryboard
      ? (
        "<scenes>\(container)<scene><objects><viewController id=\"vc\">",
        "</viewController></objects></scene></scenes>"
      ) : ("<objects>", "</objects>")
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
    var idCount = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func choice(_ count: Int) -> Int {
      guard position < bytes.count else { return 0 }
      position += 1
      return Int(bytes[position - 1]) % count
    }

    /// The scene of a controller that shows the one that follows.
    mutating func container() -> String {
      let name = ["navigationController", "tabBarController"][choice(2)]
      let bar = ["navigationBar", "tabBar"][choice(2)]
      return """
        <scene><objects><\(name) id="nc"><\(bar) key="\(bar)" translucent="NO" id="bar"/>
        <connections><segue kind="relationship" destination="vc" id="to"/></connections>
        </\(name)></objects></scene>
        """
    }

    mutating func elements(depth: Int) -> String {
      guard depth < 12 else { return "" }
      var all = ""
      while position < bytes.count, choice(4) > 0 { all += element(depth: depth) }
      return all
    }

    private mutating func element(depth: Int) -> String {
      let name = FuzzDocument.elements[choice(FuzzDocument.elements.count)]
      var attributes = ["id": "n\(idCount)"]
      idCount += 1
      for _ in 0..<choice(8) {
        let (key, values) = FuzzDocument.attributes[choice(FuzzDocument.attributes.count)]
        // One value in sixteen is of any kind.
        let list = choice(16) == 15 ? FuzzDocument.anything : values
        attributes[key] = list[choice(list.count)]
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
    "buttonConfiguration", "directionalEdgeInsets", "inset", "navigationController",
    "tabBarController", "navigationBar", "extendedEdge",
  ]

  private static let ids = ["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n8", "n12"]
  private static let flags = ["YES", "NO"]
  private static let numbers = ["0", "1", "10", "44", "100", "0.5", "320", "-1", "1e300", "-1e300"]
  private static let keys = [
    "view", "contentView", "frame", "default", "heightClass=regular", "constraints", "subviews",
    "autoresizingMask", "safeArea", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins",
    "fontDescription", "text", "attributedText", "normal", "tableHeaderView", "value", "NSFont",
    "NSParagraphStyle", "backgroundColor", "configuration", "contentInsets", "contentInset",
    "scrollIndicatorInsets", "navigationBar", "tabBar", "edgesForExtendedLayout",
  ]
  private static let parts = [
    "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY",
    "leadingMargin", "topMargin", "firstBaseline", "baseline", "left",
  ]

  fileprivate static let attributes: [(String, [String])] = [
    ("key", keys), ("key", keys), ("firstItem", ids), ("secondItem", ids),
    ("firstAttribute", parts), ("secondAttribute", parts),
    ("relation", ["greaterThanOrEqual", "lessThanOrEqual"]),
    ("multiplier", ["2", "0.5", "16:9", "1/3", "-1"]), ("constant", numbers),
    ("priority", ["1", "250", "750", "999", "1000"]), ("symbolic", flags),
    ("placeholder", flags), ("property", ["delegate", "dataSource", "p"]),
    ("selector", ["tap:"]), ("destination", ids), ("reference", ids),
    ("kind", ["embed", "relationship", "show"]), ("x", numbers), ("y", numbers),
    ("width", numbers), ("height", numbers),
    ("text", ["", "Lorem", "Lorem ipsum dolor sit amet consectetur"]), ("title", ["Lorem"]),
    ("numberOfLines", ["0", "1", "3", "-1"]), ("hidden", flags),
    ("axis", ["vertical", "horizontal"]),
    ("distribution", ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
    ("alignment", ["center", "leading", "trailing", "firstBaseline"]), ("spacing", numbers),
    ("rowHeight", numbers), ("estimatedRowHeight", numbers),
    ("style", ["IBUITableViewCellStyleValue1", "IBUITableViewCellStyleSubtitle", "grouped"]),
    ("textLabel", ids), ("detailTextLabel", ids), ("imageView", ids),
    ("translatesAutoresizingMaskIntoConstraints", flags), ("fixedFrame", flags),
    ("pointSize", ["12", "17", "0.1", "1e300"]),
    ("type", ["top", "bottom", "number", "system", "boolean"]), ("keyPath", ["p"]),
    ("value", ["YES", "NO", "1"]), ("reuseIdentifier", ["cell"]),
    ("placeholderIdentifier", ["IBFilesOwner"]), ("top", numbers), ("left", numbers),
    ("widthSizable", flags), ("flexibleMinX", flags), ("preferredMaxLayoutWidth", numbers),
    ("horizontalHuggingPriority", ["1", "251", "1000"]),
    ("preservesSuperviewLayoutMargins", flags), ("sectionHeaderHeight", numbers),
    ("indentationLevel", ["0", "3", "-1", "9223372036854775807"]), ("indentationWidth", numbers),
    ("accessoryType", ["disclosureIndicator", "checkmark"]), ("headerTitle", ["Lorem"]),
    ("translucent", flags), ("largeTitles", flags), ("autoresizesSubviews", flags),
    ("layoutMarginsFollowReadableWidth", flags), ("imagePadding", numbers),
    ("contentInsetAdjustmentBehavior", ["always", "never"]),
    ("selectedSegmentIndex", ["-1", "0", "9"]), ("content", ["Lorem ipsum"]), ("size", numbers),
  ]

  fileprivate static let anything = [
    "", "nan", "inf", "1e999", "-0", "1e-300", "1/0", "0:0", "1:2:3", "9223372036854775808",
    "\u{1F600}", "&lt;", "n999", "YES", "-1", "1e300",
  ]
}
