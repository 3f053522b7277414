import LayoutGeometry
import Testing
import ViewTree

@Suite("Hostile trees")
struct HostileTests {
  /// A chain of views, each a point inside the one around it.
  private func makeChain(_ depth: Int) -> (root: View, innermost: View) {
    let root = makeRoot(width: 2_000, height: 2_000)
    var view = root
    for number in 0..<depth {
      let inner = view.adding(View(), "\(number)")
      Constraints {
        inner.leftAnchor == view.leftAnchor + 1
        inner.topAnchor == view.topAnchor + 1
        inner.rightAnchor == view.rightAnchor - 1
        inner.bottomAnchor == view.bottomAnchor - 1
      }
      view = inner
    }
    return (root, view)
  }

  #if DEBUG
    private static let depth = 40
    private static let siblings = 40
  #else
    private static let depth = 300
    private static let siblings = 250
  #endif

  @Test("a deep tree is laid out to its innermost view, and goes again")
  func deepTree() {
    weak var gone: View?
    do {
      let (root, innermost) = makeChain(Self.depth)
      gone = root
      (innermost.leftAnchor >= root.leftAnchor + 3).isActive = true
      root.layoutIfNeeded()
      #expect(root.issues.isEmpty)
      let inset = Double(Self.depth)
      #expect(
        innermost.frameFromRoot
          == Rect(x: inset, y: inset, width: 2_000 - 2 * inset, height: 2_000 - 2 * inset))
    }
    #expect(gone == nil)
  }

  @Test("a tree of many levels is made, laid out, described and left without running out of stack")
  func veryDeepTree() {
    let root = View()
    var view = root
    for _ in 0..<2_000 {
      let inner = View()
      view.addSubview(inner)
      view = inner
    }
    view.tag = 7
    #expect(root.viewWithTag(7) === view)
    root.layoutDirection = .rightToLeft
    #expect(view.resolvedLayoutDirection == .rightToLeft)
    #expect(view.isDescendant(of: root))
    root.layoutIfNeeded()
    #expect(root.issues == [] && root.layoutSnapshot().items.count == 2_001)
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(root.layoutJSON.hasSuffix(String(repeating: "]}", count: 2_000)))
    #expect(root.viewWithTag(7) === view && root.viewWithTag(8) == nil)
  }

  @Test("a long row of siblings is laid out, each beside the one before it")
  func siblings() {
    let root = makeRoot(width: 100_000)
    var edge: LayoutXAxisAnchor = root.leadingAnchor
    for number in 0..<Self.siblings {
      let view = root.adding(View(), "\(number)")
      Constraints {
        view.leadingAnchor == edge + 1
        view.widthAnchor == 10
        view.topAnchor == root.topAnchor
        view.heightAnchor == 10
      }
      edge = view.trailingAnchor
    }
    root.layoutIfNeeded()
    for (number, view) in root.subviews.enumerated() {
      #expect(view.frame == Rect(x: Double(number * 11 + 1), y: 0, width: 10, height: 10))
    }
  }

  @Test("enormous constants and frames never trap, and leave finite frames")
  func enormousNumbers() {
    let numbers = [
      1e300, -1e300, Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e18, 1e-300,
      .leastNonzeroMagnitude,
    ]
    for first in numbers {
      for second in numbers {
        let root = makeRoot()
        let (box, label) = (root.adding(View(), "box"), root.adding(makeLabel(20), "label"))
        root.frame = Rect(x: first, y: second, width: abs(first), height: abs(second))
        Constraints {
          box.leftAnchor == root.leftAnchor + first
          (box.rightAnchor == root.rightAnchor * 3 + first).with(priority: 900)
          (box.widthAnchor == box.heightAnchor * 0.1 + second).with(priority: 800)
          (box.heightAnchor <= first).with(priority: 700)
          label.leftAnchor == box.rightAnchor * 2
          (label.widthAnchor == abs(second)).with(priority: 300)
        }
        root.layoutIfNeeded()
        _ = try? root.layout()
        let size = root.systemLayoutSizeFitting(Size(width: first, height: second))
        #expect(root.allFrames.allSatisfy { $0.isFinite }, "\(first) \(second)")
        #expect(size.isFinite, "\(first) \(second)")
        box.removeFromSuperview()
        label.removeFromSuperview()
        root.clearIssues()
        root.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        let calm = root.adding(View(frame: Rect(x: 1, y: 1, width: 5, height: 5)), "calm")
        root.layoutIfNeeded()
        #expect(calm.frame == Rect(x: 1, y: 1, width: 5, height: 5))
        #expect(root.issues.isEmpty, "\(first) \(second)")
      }
    }
  }
}
