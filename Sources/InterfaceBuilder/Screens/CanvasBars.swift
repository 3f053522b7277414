import LayoutGeometry

/// The bars of a container around a view controller inside it.
struct CanvasBars {
  static let navigationBar = 44.0
  /// With the line of a large title below.
  static let largeNavigationBar = 96.0
  static let toolbar = 44.0
  static let tabBar = 49.0

  /// What the bars cover, in points.
  private(set) var insets = EdgeInsets.zero
  /// Whether the controller's view begins below the bars, and ends above them, instead of reaching
  /// under them.
  private(set) var isClear = (top: false, bottom: false)

  /// The bars that a container shows around a controller.
  init(of container: InterfaceElement, around controller: InterfaceElement?) {
    var isOpaque = (top: false, bottom: false)
    func isOpaqueBar(_ key: String) -> Bool {
      container.child(key: key)?["translucent"] == "NO"
        && controller?["extendedLayoutIncludesOpaqueBars"] != "YES"
    }
    switch container.name {
    case "navigationController":
      if container["navigationBarHidden"] != "YES" {
        let isLarge =
          container.child(key: "navigationBar")?["largeTitles"] == "YES"
          && controller?.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
        insets.top = isLarge ? Self.largeNavigationBar : Self.navigationBar
        isOpaque.top = isOpaqueBar("navigationBar")
      }
      if container["toolbarHidden"] == "NO" {
        insets.bottom = Self.toolbar
        isOpaque.bottom = isOpaqueBar("toolbar")
      }
    case "tabBarController":
      insets.bottom = Self.tabBar
      isOpaque.bottom = isOpaqueBar("tabBar")
    default: return
    }
    let extended = controller?.child(key: "edgesForExtendedLayout")
    func reachesUnder(_ edge: String) -> Bool { extended.map { $0[edge] == "YES" } ?? true }
    isClear = (
      isOpaque.top || (insets.top > 0 && !reachesUnder("top")),
      isOpaque.bottom || (insets.bottom > 0 && !reachesUnder("bottom"))
    )
  }
}
