import Testing
import Tinamou

@Suite("Examples of layouts")
struct LayoutExamples {
  @Test("View")
  func view() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let box = View()
    root.addSubview(box)
    Constraints {
      box.leadingAnchor == root.leadingAnchor + 10
      box.trailingAnchor == root.trailingAnchor - 10
      box.topAnchor == root.topAnchor + 20
      box.heightAnchor == 44
    }
    root.layoutIfNeeded()
    _ = box.frame
    #expect(box.frame == Rect(x: 10, y: 20, width: 300, height: 44))
  }

  @Test("the page of ViewTree")
  func page() {
    let row = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    let title = Label()
    let detail = Label()
    row.addSubview(title)
    row.addSubview(detail)
    detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    Constraints {
      title.leadingAnchor == row.leadingAnchor + 16
      detail.leadingAnchor == title.trailingAnchor + 8
      detail.trailingAnchor == row.trailingAnchor - 16
      detail.firstBaselineAnchor == title.firstBaselineAnchor
      title.centerYAnchor == row.centerYAnchor
    }
    title.text = "Layout"
    detail.text = "On"
    row.layoutIfNeeded()
    _ = detail.frame.maxX
    #expect(detail.frame.maxX == 304)
    #expect(detail.frame.width == detail.intrinsicContentSize.width)
  }

  @Test("Constraints and LayoutPriority")
  func constraints() {
    let root = View()
    let (icon, title, label, box) = (View(), View(), Label(), View())
    for view in [icon, title, label, box] { root.addSubview(view) }
    let badge = Constraints {
      icon.leadingAnchor == title.trailingAnchor + 10
      icon.centerYAnchor == title.centerYAnchor
      (icon.widthAnchor == 14).with(priority: 999)
    }
    badge.isActive = false
    #expect(badge.constraints.count == 3 && root.constraints.isEmpty)
    #expect(!icon.translatesAutoresizingMaskIntoConstraints)

    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    (box.heightAnchor == 100).with(priority: 999)
    #expect(label.contentHuggingPriority(for: .horizontal) == 750)
  }

  @Test("geometry, fonts and measuring")
  func measuring() throws {
    _ = PixelGrid(scale: 2).roundedUp(20.287)
    _ = PixelGrid(scale: 3).rounded(163.666641)
    #expect(PixelGrid(scale: 2).roundedUp(20.287) == 20.5)
    #expect(PixelGrid(scale: 3).rounded(163.666641) == 491.0 / 3)
    _ = Rect(x: 10, y: 20, width: 30, height: 40).maxY
    #expect(Rect(x: 10, y: 20, width: 30, height: 40).maxY == 60)
    _ = Font.system(size: 17).lineHeight
    #expect(abs(Font.system(size: 17).lineHeight - 20.287103) < 1e-9)
  }
}
