import LayoutGeometry
import ViewTree

/// A header or footer that is filled by a view of any kind: as high as its constraints say, or else as
/// its frame. A cell, which is laid out by itself in a row, is laid out with this view meanwhile.
final class HostingHeaderFooterView: TableViewHeaderFooterView {
  private let hosted: View

  init(_ hosted: View) {
    self.hosted = hosted
    let height = hosted.frame.height
    super.init(frame: .zero)
    hostedCell?.hasLayoutOfItsOwn = false
    contentView.addSubview(hosted)
    hosted.pinEdges(to: contentView)
    if height > 0 {
      // Of the content view, which goes with this one: the hosted view keeps no constraint.
      contentView.heightAnchor.constraint(equalToConstant: height).with(priority: Self.frameLevel)
        .isActive = true
    }
  }

  deinit {
    // It may be somewhere else by now.
    guard hosted.superview === contentView else { return }
    hosted.removeFromSuperview()
    hostedCell?.hasLayoutOfItsOwn = true
  }

  private var hostedCell: TableReusableView? { hosted as? TableReusableView }

  override var givenView: View { hosted }

  override func followWidth(_ width: Double) {
    super.followWidth(width)
    hostedCell?.followWidth(width)
  }

  /// Just above that of the target of a fitting, which is no height at all.
  private static let frameLevel: LayoutPriority = 51
}
