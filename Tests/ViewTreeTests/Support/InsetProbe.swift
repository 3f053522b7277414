import LayoutGeometry
import ViewTree

/// A view that keeps what it was told of its insets last.
final class InsetProbe: View {
  private(set) var toldMargins = EdgeInsets(all: 8)
  private(set) var toldSafeArea = EdgeInsets.zero
  private(set) var timesTold = 0

  override func layoutMarginsDidChange() {
    toldMargins = layoutMargins
    timesTold += 1
  }

  override func safeAreaInsetsDidChange() {
    toldSafeArea = safeAreaInsets
    timesTold += 1
  }

  /// Whether that is what they are.
  var isUpToDate: Bool { toldMargins == layoutMargins && toldSafeArea == safeAreaInsets }
}
