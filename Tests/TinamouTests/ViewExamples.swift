import Testing
import Tinamou

@Suite("Examples of views and expressions")
struct ViewExamples {
  @Test("LayoutExpression")
  func expression() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 10))
    let (left, right, end) = (View(), View(), View())
    for view in [left, right, end] { root.addSubview(view) }
    Constraints {
      left.widthAnchor + right.widthAnchor <= 200
      (right.leadingAnchor - left.trailingAnchor) == (end.leadingAnchor - right.trailingAnchor)
    }
    Constraints {
      left.leadingAnchor == root.leadingAnchor
      left.widthAnchor == 80
      (right.widthAnchor == 150).with(priority: 500)
      end.trailingAnchor == root.trailingAnchor
      end.widthAnchor == 20
    }
    root.layoutIfNeeded()
    #expect(right.frame.minX == 120)
    #expect(right.frame.width == 120)
  }

  @Test("ScrollView")
  func scrollView() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let page = View()
    scroll.addSubview(page)
    page.heightAnchor.constraint(equalToConstant: 900).isActive = true
    Constraints {
      page.topAnchor == scroll.contentLayoutGuide.topAnchor
      page.bottomAnchor == scroll.contentLayoutGuide.bottomAnchor
      page.leadingAnchor == scroll.contentLayoutGuide.leadingAnchor
      page.widthAnchor == scroll.frameLayoutGuide.widthAnchor
    }
    scroll.layoutIfNeeded()
    #expect(page.frame == Rect(x: 0, y: 0, width: 320, height: 900))
    #expect(scroll.contentSize.height == 900)
  }

  @Test("sets of constraints, pins and visual formats")
  func declaring() throws {
    let cell = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    let (card, photo, caption, detail) = (View(), View(), Label(), View())
    for view in [card, detail] { cell.addSubview(view) }
    for view in [photo, caption] { card.addSubview(view) }
    let isExpanded = cell.tag == 0
    caption.text = "On"
    cell.constraints(isExpanded ? "expanded" : "collapsed") {
      if isExpanded {
        detail.heightAnchor == 60
      } else {
        detail.heightAnchor == 0
      }
    }
    photo.pinEdges(to: card, insets: 8)
    caption.pinEdges([.leading, .trailing, .bottom], to: card.layoutMarginsGuide)
    card.pinEdges(to: cell)
    cell.layoutIfNeeded()
    #expect(detail.frame.height == 60)
    #expect(photo.frame == Rect(x: 8, y: 8, width: 304, height: 84))
    #expect(caption.frame == Rect(x: 8, y: 71, width: 304, height: 21))

    let (icon, title) = (View(), View())
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon(24)]-gap-[title(>=80)]-|", metrics: ["gap": 12],
        views: ["icon": icon, "title": title]))
    cell.layoutIfNeeded()
    #expect(title.frame.minX == 44 && title.frame.maxX == 312)
  }

  @Test("LayoutSnapshot")
  func snapshot() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 10))
    let box = View()
    root.addSubview(box)
    let width = box.width(100)
    let before = root.layoutSnapshot()
    width.constant = 200
    let after = root.layoutSnapshot()
    let halfway = before.interpolated(to: after, fraction: 0.5)
    #expect(halfway[box]?.frame.width == 150)
  }

  @Test("StackView")
  func stackView() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let (title, detail) = (Label(), Label())
    (title.text, detail.text) = ("Layout", "On")
    let stack = StackView(arrangedSubviews: [title, detail])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    root.addSubview(stack)
    Constraints {
      stack.leadingAnchor == root.leadingAnchor
      stack.topAnchor == root.topAnchor
    }
    root.layoutIfNeeded()
    #expect(stack.frame.height == 50)
    #expect(detail.frame == Rect(origin: Point(x: 0, y: 29), size: detail.intrinsicContentSize))
  }
}
