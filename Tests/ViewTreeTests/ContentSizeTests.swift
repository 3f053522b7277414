import LayoutGeometry
import Testing
import ViewTree

@Suite("The size of what scrolls")
struct ContentSizeTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let scroll = ScrollView()
  private let content = View()

  init() {
    root.adding(scroll, "scroll").pinEdges(to: root)
    scroll.adding(content, "content")
  }

  @Test("where no constraint gives it, it is what was set, at once and after layout")
  func set() {
    #expect(scroll.contentSize == .zero)
    scroll.contentSize = Size(width: 320, height: 900)
    #expect(scroll.contentSize == Size(width: 320, height: 900))
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 900))
    scroll.contentSize.height = 100
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 100))
    #expect(scroll.frame == Rect(x: 0, y: 0, width: 320, height: 480) && root.issues == [])
  }

  @Test("what is pinned to the content guide fills the size that was set")
  func filled() {
    content.pinEdges(to: scroll.contentLayoutGuide, insets: 10)
    scroll.contentSize = Size(width: 300, height: 700)
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 10, width: 280, height: 680))
  }

  @Test("constraints decide along each axis that they speak of, even at the lowest priority")
  func constraintsDecide() {
    content.pinEdges(to: scroll.contentLayoutGuide)
    let height = (content.heightAnchor == 1_000).with(priority: 1)
    height.isActive = true
    scroll.contentSize = Size(width: 300, height: 700)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 300, height: 1_000))
    // Set again, it is replaced again.
    scroll.contentSize = Size(width: 200, height: 600)
    #expect(scroll.contentSize == Size(width: 200, height: 600))
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 200, height: 1_000))
    scroll.contentSize = Size(width: 200, height: 600)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 200, height: 1_000))
    height.isActive = false
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 200, height: 600))
  }

  @Test("what has a size of its own gives it to the contents, whatever was set")
  func intrinsic() {
    let image = makeImage(500, 400)
    scroll.adding(image, "image").pinEdges(to: scroll.contentLayoutGuide)
    scroll.contentSize = Size(width: 1, height: 2_000)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 500, height: 400))
  }

  @Test("a size set before the scroll view is in a tree, or while it is moved, counts")
  func moved() {
    let other = ScrollView()
    other.contentSize = Size(width: 50, height: 60)
    scroll.adding(other, "other")
    root.layoutIfNeeded()
    #expect(other.contentSize == Size(width: 50, height: 60))
    root.addSubview(other)
    root.layoutIfNeeded()
    #expect(other.contentSize == Size(width: 50, height: 60))
  }

  @Test("sizes that are none are refused, and name the scroll view")
  func refused() {
    scroll.contentSize = Size(width: 10, height: 20)
    for bad in [Double.nan, .infinity, -1] {
      scroll.contentSize.height = bad
      #expect(scroll.issues == [.invalidContentSize(view: "scroll")])
      #expect(scroll.contentSize == Size(width: 10, height: 20))
    }
  }
}
