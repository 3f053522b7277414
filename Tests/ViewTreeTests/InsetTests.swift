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

  @Test("what stands on the keyboard's guide moves up with it, and keeps clear of the safe area")
  func keyboard() {
    let bar = root.adding(View(), "bar")
    bar.height(44)
    bar.pinEdges([.leading, .trailing], to: root)
    (bar.bottomAnchor == root.keyboardLayoutGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    let bottom = root.bounds.maxY
    #expect(bar.frame.maxY == bottom)
    root.safeAreaInsets.bottom = 34
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == bottom - 34)
    root.keyboardHeight = 200
    root.layoutIfNeeded()
    #expect(bar.frame.maxY == bottom - 200)
    #expect(
      root.keyboardLayoutGuide.layoutFrame
        == Rect(x: 0, y: bottom - 200, width: root.bounds.width, height: 200))
    root.keyboardHeight = .nan
    #expect(root.keyboardHeight == 200 && root.issues.count == 1)
    root.keyboardHeight = -5
    root.layoutIfNeeded()
    #expect(root.keyboardHeight == 0 && bar.frame.maxY == bottom - 34)
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

  @Test("views are told once a layout, outermost first, when their insets are others")
  func told() {
    let (outer, inner, aside) = (InsetProbe(), InsetProbe(), InsetProbe())
    root.adding(outer, "outer").pinEdges(to: root)
    outer.adding(inner, "inner").pinEdges(to: outer, insets: 10)
    root.adding(aside, "aside").pinEdges([.bottom, .leading], to: root)
    aside.size(10)
    root.layoutIfNeeded()
    #expect([outer, inner, aside].map(\.timesTold) == [0, 0, 0])
    root.safeAreaInsets = EdgeInsets(top: 44)
    root.layoutIfNeeded()
    #expect(outer.toldSafeArea == EdgeInsets(top: 44) && outer.toldMargins.top == 52)
    #expect(inner.toldSafeArea == EdgeInsets(top: 34) && inner.toldMargins.top == 42)
    #expect([outer, inner, aside].map(\.timesTold) == [2, 2, 0])
    inner.insetsLayoutMarginsFromSafeArea = false
    root.setNeedsLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect([outer, inner, aside].map(\.timesTold) == [2, 3, 0])
    root.frame = Rect(x: 0, y: 0, width: 300, height: 260)
    root.layoutIfNeeded()
    #expect([outer, inner, aside].map(\.timesTold) == [2, 3, 0])
    outer.addSubview(aside)
    root.layoutIfNeeded()
    #expect([outer, inner, aside].allSatisfy { $0.isUpToDate } && aside.timesTold == 2)
  }

  @Test("a view that its own insets move settles in one layout, whatever was before")
  func settles() throws {
    func make(_ constant: Double) throws -> (root: View, view: View, pin: LayoutConstraint) {
      let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
      root.layoutMargins = EdgeInsets(all: 40)
      let view = root.adding(View(), "view")
      view.preservesSuperviewLayoutMargins = true
      view.size(Size(width: 100, height: 50))
      view.pinEdges(.top, to: root)
      let pin = try LayoutConstraint(
        item: view, attribute: .leadingMargin, toItem: root, attribute: .leading,
        multiplier: 1, constant: constant)
      pin.isActive = true
      root.layoutIfNeeded()
      return (root, view, pin)
    }
    let live = try make(60)
    #expect(live.view.frame.minX == 52 && live.root.issues == [])
    for constant in [48.0, 45, 100, 40, 48.5, 300, 41, 60] {
      live.pin.constant = constant
      live.root.layoutIfNeeded()
      let fresh = try make(constant)
      #expect(live.view.frame == fresh.view.frame, "\(constant)")
      #expect(live.root.issues == fresh.root.issues, "\(constant)")
      let margin = live.view.frame.minX + live.view.layoutMargins.left
      #expect(abs(margin - constant) <= 0.5, "\(constant)")
    }
  }

  @Test("insets and a frame that push each other for ever are reported, until they no longer do")
  func loop() throws {
    root.layoutMargins = EdgeInsets(all: 40)
    let (view, other) = (root.adding(View(), "view"), root.adding(View(), "other"))
    view.preservesSuperviewLayoutMargins = true
    view.size(Size(width: 100, height: 50))
    let pin = try LayoutConstraint(
      item: view, attribute: .leadingMargin, toItem: root, attribute: .leading,
      multiplier: 1, constant: 10)
    pin.isActive = true
    root.layoutIfNeeded()
    #expect(root.issues == [.feedbackLoop(views: ["view"])])
    let frame = view.frame
    other.width(20)
    root.layoutIfNeeded()
    #expect(root.issues == [.feedbackLoop(views: ["view"])] && view.frame == frame)
    #expect(throws: LayoutError.feedbackLoop(views: ["view"])) {
      other.width(20)
      try root.layout()
    }
    view.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(root.issues == [] && view.frame.minX == 2)
  }
}
