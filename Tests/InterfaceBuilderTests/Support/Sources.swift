import Foundation
import InterfaceBuilder
import ViewTree

/// The source of a nib with these objects.
func xib(_ objects: String, _ rest: String = "") -> Data {
  Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    \(objects)
    </objects>
    \(rest)
    </document>
    """.utf8)
}

/// The source of a storyboard with these scenes; the attribute list is the document's.
func storyboard(_ scenes: [String], _ attributes: String = "", _ rest: String = "") -> Data {
  Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes>
    \(rest)
    </document>
    """.utf8)
}

/// The source of a frame in points.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}

extension Nib {
  /// The nib of objects.
  init(_ objects: String, _ rest: String = "", traits: TraitCollection = .init()) throws(NibError) {
    try self.init(data: xib(objects, rest), file: "Test.xib", traits: traits)
  }

  /// The first view, laid out.
  func laidOut(_ classes: ClassRegistry = .init()) throws -> NibObjects {
    let objects = try instantiate(classes: classes)
    for view in objects.views { view.layoutIfNeeded() }
    return objects
  }
}

extension NibObjects {
  /// The view of an id.
  func view(_ id: String) -> View { self[id] as? View ?? View() }
}

/// A view 300 points wide and 200 high with a box inside that constraints place.
func boxed(_ constraints: String, inside: String = "", rest: String = "") -> String {
  """
  <view id="root">
  \(rect(0, 0, 300, 200))
  <subviews>
  <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(0, 0, 10, 10))\(inside)</view>
  </subviews>
  <constraints>
  \(constraints)
  </constraints>
  \(rest)
  </view>
  """
}
