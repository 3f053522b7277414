import LayoutGeometry
import ViewTree

/// Work that should grow in proportion to its size.
struct Scene: Sendable {
  let name: String
  /// Does the work at a size, and returns how long the part took that counts.
  let run: @Sendable (_ size: Int) -> Duration

  static let all = [
    Scene(name: "a long row of views", run: longRow),
    Scene(name: "a deep hierarchy", run: deepHierarchy),
    Scene(name: "a grid of independent cells", run: grid),
    Scene(name: "moving a subtree to another parent", run: movingSubtree),
    Scene(name: "removing a hierarchy", run: removing),
  ]

  @inline(never)
  private static func time(_ body: () -> Void) -> Duration { ContinuousClock().measure(body) }

  private static func makeRoot() -> View {
    View(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
  }

  private static func longRow(_ size: Int) -> Duration {
    let root = makeRoot()
    return time {
      var previous: View?
      for _ in 0..<size {
        let view = View()
        root.addSubview(view)
        view.size(Size(width: 10, height: 20))
        view.pinEdges(.top, to: root)
        if let previous {
          view.pinAfter(previous, spacing: 2)
        } else {
          view.pinEdges(.leading, to: root)
        }
        previous = view
      }
      root.layoutIfNeeded()
    }
  }

  /// Views in each other, an inset of one point apart. The depth is limited by the stack that a walk
  /// down needs, so there are several such towers beside each other.
  private static func deepHierarchy(_ size: Int) -> Duration {
    let root = makeRoot()
    return time {
      for _ in 0..<max(1, size / depth) { tower(in: root) }
      root.layoutIfNeeded()
    }
  }

  private static let depth = 125

  private static func tower(in root: View) {
    var outer = root
    for _ in 0..<depth {
      let view = View()
      outer.addSubview(view)
      view.pinEdges(to: outer, insets: 1)
      outer = view
    }
  }

  private static func cells(_ count: Int, in root: View) {
    for number in 0..<count {
      let cell = View(frame: Rect(x: 0, y: 44 * Double(number), width: 320, height: 44))
      root.addSubview(cell)
      let (icon, title) = (View(), View())
      cell.addSubview(icon)
      cell.addSubview(title)
      icon.size(24)
      icon.pinEdges([.leading, .top], to: cell, insets: 8)
      title.pinAfter(icon, spacing: 8)
      title.pinEdges([.trailing, .top, .bottom], to: cell, insets: 8)
    }
  }

  private static func grid(_ size: Int) -> Duration {
    let root = makeRoot()
    return time {
      cells(size, in: root)
      root.layoutIfNeeded()
    }
  }

  private static func movingSubtree(_ size: Int) -> Duration {
    let root = makeRoot()
    let (first, second, subtree) = (View(), View(), View())
    for view in [first, second] {
      root.addSubview(view)
      view.pinEdges(to: root)
    }
    first.addSubview(subtree)
    subtree.pinEdges(to: first)
    cells(size, in: subtree)
    root.layoutIfNeeded()
    return time {
      second.addSubview(subtree)
      subtree.pinEdges(to: second)
      root.layoutIfNeeded()
    }
  }

  private static func removing(_ size: Int) -> Duration {
    let root = makeRoot()
    let subtree = View()
    root.addSubview(subtree)
    subtree.pinEdges(to: root)
    cells(size, in: subtree)
    root.layoutIfNeeded()
    return time {
      for view in subtree.subviews { view.removeFromSuperview() }
      subtree.removeFromSuperview()
      root.layoutIfNeeded()
    }
  }
}
