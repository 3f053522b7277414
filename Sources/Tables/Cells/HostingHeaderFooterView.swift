import LayoutGeometry
import ViewTree

/// A header or footer that is filled by a view of any kind: as high as its constraints say, or else as
/// its frame.
final class HostingHeaderFooterView: TableViewHeaderFooterView {
  private let hosted: View

  init(_ hosted: View) {
    self.hosted = hosted
    let height = hosted.frame.height
    super.init(frame: .zero)
    contentView.addSubview(hosted)
    hosted.pinEdges(to: contentView)
    if height > 0 {
      // Of the content view, which goes with this one: the hosted view keeps no constraint.
      contentView.heightAnchor.constraint(equalToConstant: height).with(priority: Self.frameLevel)
        .isActive = true
    }
  }

  override var givenView: View { hosted }

  /// Just above that of the target of a fitting, which is no height at all.
  private static let frameLevel: LayoutPriority = 51
}
