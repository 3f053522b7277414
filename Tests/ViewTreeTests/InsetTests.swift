import LayoutGeometry
import Testing
import ViewTree

@Suite("Margins, safe areas and scrolling")
struct InsetTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  @Test("margins change while live, and follow the direction of text")
  func margins() {
    let view = root.adding(View(), "view")
    view.pinEdges(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 8, y: 8, width: 284, height: 184))
    root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 30, trailing: 10)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 30, y: 0, width: 260, height: 200))
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10, y: 0, width: 260, height: 200))
    root.layoutMargins = EdgeInsets(left: 30)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 30, y: 0, width: 270, height: 200))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test("margins of the superview are preserved as far as they reach in, wherever the view moves")
  func preserved() {
    let (outer, inner) = (root.adding(View(), "outer"), View())
    root.layoutMargins = EdgeInsets(all: 40)
    outer.preservesSuperviewLayoutMargins = true
    outer.adding(inner, "inner")
    inner.pinEdges(to: outer.layoutMarginsGuide)
    let pins = outer.pinEdges(to: root, insets: 10)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 30, y: 30, width: 220, height: 120))
    for pin in pins { pin.constant = 0 }
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 40, y: 40, width: 220, height: 120))
    root.layoutMargins = .zero
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 8, y: 8, width: 284, height: 184))
  }

  @Test("the safe area reaches into views, and is added to margins")
  func safeArea() {
    let (outer, inner) = (root.adding(View(), "outer"), View())
    outer.adding(inner, "inner")
    inner.pinEdges(to: outer.layoutMarginsGuide)
    let top = outer.pinEdges(to: root)[0]
    root.safeAreaInsets = EdgeInsets(top: 44)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 52)
    top.constant = 20
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 32)
    outer.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 8)
  }

  @Test("contents scroll below the frame guide, and seen from outside")
  func scrolling() {
    let scroll = ScrollView()
    let (content, header, follower) = (View(), View(), View())
    root.adding(scroll, "scroll")
    scroll.adding(content, "content")
    scroll.adding(header, "header")
    root.adding(follower, "follower")
    scroll.pinEdges(to: root)
    content.pinEdges(to: scroll)
    content.size(Size(width: 300, height: 1_000))
    header.pinEdges([.top, .leading, .trailing], to: scroll.frameLayoutGuide)
    header.height(30)
    follower.pinEdges([.top, .leading], to: content)
    follower.size(10)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 300, height: 1_000))
    scroll.contentOffset = Point(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(content.frame.minY == 0 && header.frame.minY == 120 && follower.frame.minY == -120)
    scroll.contentOffset.y = .nan
    #expect(scroll.contentOffset.y == 120 && root.issues.count == 1)
  }

  @Test("insets that are not finite are refused")
  func refused() {
    root.layoutMargins = EdgeInsets(top: .nan)
    root.directionalLayoutMargins = DirectionalEdgeInsets(leading: .infinity)
    root.safeAreaInsets = EdgeInsets(bottom: -.infinity)
    #expect(root.layoutMargins == EdgeInsets(all: 8) && root.safeAreaInsets == .zero)
    #expect(root.issues.count == 3)
  }

  @Test("a view taken from one tree to another leaves no constraint behind at its guides")
  func guidesLetGo() {
    let (other, view) = (View(), root.adding(View(), "view"))
    view.pinEdges(to: root.safeAreaLayoutGuide)
    root.adding(View(), "rest").pinEdges([.top], to: root.readableContentGuide)
    #expect(root.activeCount == 5)
    other.addSubview(view)
    #expect(root.activeCount == 1)
    root.layoutIfNeeded()
    #expect(root.issues == [])
  }
}
