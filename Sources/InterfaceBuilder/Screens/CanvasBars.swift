import LayoutGeometry

/// What the bars of containers cover, in points.
enum CanvasBars {
  static let navigationBar = 44.0
  static let tabBar = 49.0

  /// What the bars cover that a container shows.
  static func shown(by element: InterfaceElement) -> EdgeInsets {
    switch element.name {
    case "navigationController":
      let isHidden = element["navigationBarHidden"] == "YES"
      let hasToolbar = element["toolbarHidden"] == "NO"
      return EdgeInsets(top: isHidden ? 0 : navigationBar, bottom: hasToolbar ? navigationBar : 0)
    case "tabBarController": return EdgeInsets(bottom: tabBar)
    default: return .zero
    }
  }
}
