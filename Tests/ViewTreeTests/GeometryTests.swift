import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Centre, bounds and sizes that fit")
struct GeometryTests {
  private let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 40))

  @Test("the centre moves the frame, and the size of the bounds resizes it around the centre")
  func center() {
    #expect(view.center == Point(x: 60, y: 40))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 50, y: 80, width: 100, height: 40))
    view.bounds.size = Size(width: 20, height: 80)
    #expect(view.frame == Rect(x: 90, y: 60, width: 20, height: 80))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 20, height: 80))
  }

  @Test("a centre or bounds that are not finite, or of a negative size, are refused")
  func refused() {
    let frame = view.frame
    view.center.x = .nan
    view.bounds.size.width = -1
    view.bounds.origin.y = .infinity
    #expect(view.frame == frame && view.bounds.origin == .zero)
    #expect(view.issues == [.invalidFrame(view: "View")])
  }

  @Test("the origin of the bounds scrolls what is inside, in a scroll view and in any other")
  func origin() {
    for outer in [ScrollView(), View()] {
      let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      outer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      let (inner, beside) = (View(frame: Rect(x: 10, y: 60, width: 20, height: 20)), View())
      root.addSubview(outer)
      outer.addSubview(inner)
      root.addSubview(beside)
      Constraints {
        beside.topAnchor == inner.topAnchor
        beside.leadingAnchor == root.leadingAnchor
        beside.widthAnchor == 5
        beside.heightAnchor == 5
      }
      root.layoutIfNeeded()
      #expect(beside.frame.minY == 60)
      outer.bounds.origin = Point(x: 0, y: 25)
      root.layoutIfNeeded()
      #expect(beside.frame.minY == 35 && inner.frame.minY == 60 && root.issues == [])
      #expect(inner.convert(Point.zero, to: root) == Point(x: 10, y: 35))
      #expect((outer as? ScrollView).map { $0.contentOffset.y == 25 } ?? true)
    }
  }

  @Test("a view fits what it shows, and its present size where it shows nothing")
  func fitting() {
    #expect(view.sizeThatFits(Size(width: 5, height: 5)) == Size(width: 100, height: 40))
    let image = makeImage(30, 10)
    image.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    image.sizeToFit()
    #expect(image.frame == Rect(x: -10, y: 0, width: 30, height: 10))
  }

  @Test("text fits the width that there is, in a label and in a view that scrolls")
  func text() {
    let (label, field) = (Label(), TextView())
    for view in [label, field] {
      view.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    }
    label.numberOfLines = 0
    label.text = "aaaa bbb cc"
    field.text = "aaaa bbb cc"
    #expect(label.sizeThatFits(.zero) == Size(width: 110, height: 20))
    #expect(label.sizeThatFits(Size(width: 60, height: 1)) == Size(width: 60, height: 40))
    #expect(label.sizeThatFits(Size(width: 55, height: 1)) == Size(width: 40, height: 60))
    #expect(field.sizeThatFits(Size(width: 70, height: 1)) == Size(width: 70, height: 56))
    label.numberOfLines = 1
    #expect(label.sizeThatFits(Size(width: 1_000, height: 1)) == Size(width: 110, height: 20))
  }

  @Test("a rectangle of the contents is scrolled into sight, and no farther than they reach")
  func visible() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = Size(width: 100, height: 500)
    scroll.layoutIfNeeded()
    scroll.scrollRectToVisible(Rect(x: 0, y: 250, width: 10, height: 20))
    #expect(scroll.contentOffset == Point(x: 0, y: 170))
    scroll.scrollRectToVisible(Rect(x: 0, y: 200, width: 10, height: 20))
    #expect(scroll.contentOffset == Point(x: 0, y: 170))
    scroll.scrollRectToVisible(Rect(x: -0.0, y: -0.0, width: 10, height: 20))
    #expect(scroll.contentOffset.x.sign == .plus && scroll.contentOffset.y.sign == .plus)
    scroll.scrollRectToVisible(Rect(x: 0, y: 90, width: 10, height: 300))
    #expect(scroll.contentOffset == Point(x: 0, y: 90))
    scroll.contentInset = EdgeInsets(top: 10, bottom: 30)
    scroll.scrollRectToVisible(Rect(x: 0, y: 490, width: 10, height: 400))
    #expect(scroll.contentOffset == Point(x: 0, y: 430))
    scroll.scrollRectToVisible(Rect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.contentOffset == Point(x: 0, y: -10))
    scroll.scrollRectToVisible(Rect(x: .nan, y: 0, width: 10, height: 10))
    #expect(scroll.contentOffset == Point(x: 0, y: -10) && scroll.issues.count == 1)
    scroll.setContentOffset(Point(x: 0, y: 5))
    #expect(scroll.bounds.origin == Point(x: 0, y: 5))
  }
}
