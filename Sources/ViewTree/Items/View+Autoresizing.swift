import LayoutGeometry

extension View {
  /// The mask starts from `frame` at the superview's present size.
  final func startMask(at frame: Rect) {
    maskFrame = frame
    maskReference = superview?.storedFrame.size ?? .zero
  }

  /// Whether the superview has another size than the one that the mask starts from.
  final var followsOtherSize: Bool {
    !autoresizingMask.isEmpty && maskReference != superview?.storedFrame.size ?? .zero
  }

  /// Another mask starts from where the old one has led to. That is computed, not read from the
  /// frame: the frame is rounded, and may not have followed the superview yet.
  final func maskChanged(from old: AutoresizingMask) {
    if let superview, translatesAutoresizingMaskIntoConstraints {
      let (x, y) = autoresizingShares(old)
      let width = superview.storedFrame.width - maskReference.width
      let height = superview.storedFrame.height - maskReference.height
      startMask(
        at: Rect(
          x: maskFrame.minX + width * x.near, y: maskFrame.minY + height * y.near,
          width: max(0, maskFrame.width + width * x.size),
          height: max(0, maskFrame.height + height * y.size)))
    }
    noteMaskChange()
  }

  /// How the frame shares a change of the superview's size, along x and along y.
  final func autoresizingShares(
    _ mask: AutoresizingMask
  ) -> (x: AutoresizingShares, y: AutoresizingShares) {
    let x = AutoresizingShares(
      near: maskFrame.minX, size: maskFrame.width, outer: maskReference.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = AutoresizingShares(
      near: maskFrame.minY, size: maskFrame.height, outer: maskReference.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return (x, y)
  }
}

/// What part of a change of the superview's size the near margin and the size of a view take.
struct AutoresizingShares {
  let near: Double
  let size: Double

  /// Flexible parts take shares in proportion to their length, equal shares where all are zero;
  /// where nothing is flexible the far margin takes all.
  init(near: Double, size: Double, outer: Double, flexible: (Bool, Bool, Bool)) {
    let parts = [
      flexible.0 ? near : 0, flexible.1 ? size : 0, flexible.2 ? outer - near - size : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let flags = [flexible.0, flexible.1, flexible.2]
    let count = flags.filter { $0 }.count
    func share(_ index: Int) -> Double {
      if count == 0 || !flags[index] { return 0 }
      return total == 0 ? 1 / Double(count) : parts[index] / total
    }
    (self.near, self.size) = (share(0), share(1))
  }
}
