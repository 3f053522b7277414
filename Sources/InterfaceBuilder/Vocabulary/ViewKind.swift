import LayoutGeometry
import Tables
import TextLayout
import ViewTree

/// What an element of a view stands for, and how its attributes become properties.
struct ViewKind: Sendable {
  /// The class that the element stands for here.
  let className: String
  let make: @Sendable () -> View
  /// Whether a view of a custom class can stand for the element.
  let accepts: @Sendable (View) -> Bool
  /// The properties that are attributes, by name.
  let attributes: [String: PropertyReader]
  /// The properties that are elements inside, by key, or by name where there is no key.
  let parts: [String: PropertyReader]

  init<V: View>(
    _ type: V.Type, attributes: [String: PropertyReader] = [:],
    parts: [String: PropertyReader] = [:], make: @escaping @Sendable () -> V
  ) {
    className = "\(type)"
    self.make = make
    accepts = { $0 is V }
    self.attributes = attributes.merging(Self.viewAttributes) { own, _ in own }
    self.parts = parts.merging(Self.viewParts) { own, _ in own }
  }

  /// A class that is only a box here.
  private init(
    platform name: String, width: Double = -1, height: Double = -1
  ) {
    self.init(View.self) {
      PlatformView(
        className: name, intrinsicContentSize: Size(width: width, height: height))
    }
  }

  /// The kind of an element; a plain view where its name is not known.
  init(_ element: InterfaceElement) {
    self =
      switch element.name {
      case "tableView": Self.table(of: element)
      case "tableViewCell": Self.cell(of: element)
      case let name: Self.all[name] ?? Self.all["view"] ?? ViewKind(View.self) { View() }
      }
  }

  /// The kind of an element's name; `nil` where that is no view.
  static subscript(name: String) -> ViewKind? { all[name] }

  private static let all: [String: ViewKind] = [
    "view": ViewKind(View.self) { View() },
    "label": label, "button": button, "textField": textField, "textView": textView,
    "imageView": imageView, "switch": `switch`, "slider": slider, "stepper": stepper,
    "segmentedControl": segmentedControl, "progressView": progressView,
    "activityIndicatorView": activityIndicator, "pageControl": pageControl,
    "stackView": stackView, "scrollView": scrollView, "tableView": tableView,
    "tableViewCell": tableViewCell, "tableViewCellContentView": ViewKind(View.self) { View() },
    "collectionViewCell": ViewKind(platform: "UICollectionViewCell"),
    "collectionViewCellContentView": ViewKind(View.self) { View() },
    "collectionReusableView": ViewKind(platform: "UICollectionReusableView"),
    "tableViewHeaderFooterView": headerFooterView,
    "collectionView": scrollView,
    "containerView": ViewKind(View.self) { View() },
    "control": ViewKind(Control.self) { Control() },
    "visualEffectView": ViewKind(platform: "UIVisualEffectView"),
    "navigationBar": ViewKind(platform: "UINavigationBar", height: 44),
    "toolbar": ViewKind(platform: "UIToolbar", height: 49),
    "tabBar": ViewKind(platform: "UITabBar", height: 49),
    "searchBar": ViewKind(platform: "UISearchBar", height: 56),
    "pickerView": ViewKind(platform: "UIPickerView", width: 320, height: 216),
    "datePicker": ViewKind(platform: "UIDatePicker", width: 320, height: 216),
    "webView": ViewKind(platform: "UIWebView"), "wkWebView": ViewKind(platform: "WKWebView"),
    "mapView": ViewKind(platform: "MKMapView"), "mtkView": ViewKind(platform: "MTKView"),
    "glkView": ViewKind(platform: "GLKView"), "sceneKitView": ViewKind(platform: "SCNView"),
    "skView": ViewKind(platform: "SKView"), "arscnView": ViewKind(platform: "ARSCNView"),
    "arskView": ViewKind(platform: "ARSKView"), "adBannerView": ViewKind(platform: "ADBannerView"),
  ]
}
