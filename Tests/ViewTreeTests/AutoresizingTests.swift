import SeededRandom
import LayoutGeometry
import Testing
import ViewTree

@Suite("Autoresizing masks")
struct AutoresizingTests {
  /// The rule in plain code: each flexible part grows by its share, and where nothing is flexible
  /// the far margin takes all.
  private func resized(
    near: Double, size: Double, outer: Double, newOuter: Double, flexible: [Bool]
  ) -> (near: Double, size: Double) {
    var parts = [near, size, outer - near - size]
    let change = newOuter - outer
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = Double(flexible.filter { $0 }.count)
    for index in parts.indices where flexible[index] {
      parts[index] += total == 0 ? change / count : change * parts[index] / total
    }
    return (parts[0], parts[1])
  }

  private func expected(
    _ frame: Rect, _ mask: AutoresizingMask, _ old: Size, _ new: Size
  ) -> Rect {
    let x = resized(
      near: frame.minX, size: frame.width, outer: old.width, newOuter: new.width,
      flexible: [AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map {
        mask.contains($0)
      })
    let y = resized(
      near: frame.minY, size: frame.height, outer: old.height, newOuter: new.height,
      flexible: [AutoresizingMask.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map {
        mask.contains($0)
      })
    return Rect(x: x.near, y: y.near, width: x.size, height: y.size)
  }

  private func isClose(_ left: Rect, _ right: Rect) -> Bool {
    ViewTreeTests.isClose(left.minX, right.minX, 3e-6)
      && ViewTreeTests.isClose(left.minY, right.minY, 3e-6)
      && ViewTreeTests.isClose(left.maxX, right.maxX, 3e-6)
      && ViewTreeTests.isClose(left.maxY, right.maxY, 3e-6)
  }

  @Test("all masks follow the rule, also after the tree has changed, and lead back")
  func allMasks() {
    for seed in seeds(100) {
      var generator = SplitMix64(seed: seed)
      // Pixels so small that rounding hides nothing.
      let root = makeRoot(width: 300, height: 200, scale: 1e6)
      let old = root.frame.size
      let views = (0..<64).map { bits in
        let view = root.adding(View(), "\(bits)")
        let (x, y) = (generator.points(0...150), generator.points(0...100))
        view.frame = Rect(
          x: generator.chance(10) ? 0 : x, y: y,
          width: generator.chance(10) ? 0 : generator.points(0...150),
          height: generator.points(0...100))
        view.autoresizingMask = AutoresizingMask(rawValue: bits)
        return view
      }
      let frames = views.map(\.frame)
      let sizes = [
        Size(width: generator.points(300...900), height: generator.points(200...900)), old,
        Size(width: 333, height: 777),
      ]
      for size in sizes {
        root.frame = Rect(origin: .zero, size: size)
        for changesTree in [false, true] {
          if changesTree { root.addSubview(View()) }
          root.layoutIfNeeded()
          for (bits, view) in views.enumerated() {
            let right = expected(frames[bits], view.autoresizingMask, old, size)
            #expect(
              isClose(view.frame, right), "seed \(seed), mask \(bits), size \(size), \(changesTree)"
            )
          }
          #expect(root.issues.isEmpty, "seed \(seed)")
        }
      }
    }
  }

  @Test("a frame set after a resize counts from the size there is then")
  func frameSetLater() {
    let root = makeRoot(width: 100, height: 100)
    let box = root.adding(View(frame: Rect(x: 10, y: 10, width: 50, height: 50)), "box")
    box.autoresizingMask = .flexibleWidth
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame.width == 150)
    box.frame = Rect(x: 10, y: 10, width: 20, height: 50)
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    root.frame = Rect(x: 0, y: 0, width: 230, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("a mask set after a resize leaves the frame where it is and counts from there")
  func maskSetLater() {
    let root = makeRoot(width: 100, height: 100)
    let box = root.adding(View(frame: Rect(x: 10, y: 10, width: 50, height: 50)), "box")
    root.layoutIfNeeded()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    box.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    root.frame = Rect(x: 0, y: 0, width: 230, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
  }

  @Test("a frame is a constraint only while it is translated into one")
  func translatingLive() {
    let root = makeRoot(width: 300, height: 300)
    let box = root.adding(View(frame: Rect(x: 10, y: 20, width: 50, height: 60)), "box")
    let width = box.widthAnchor == 100
    width.isActive = true
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    #expect(root.conflicts.first?.members.last?.relation == "box.width == 100.0")
    #expect(box.frame == Rect(x: 10, y: 20, width: 50, height: 60))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
    #expect(box.frame.width == 100)
    width.isActive = false
    box.translatesAutoresizingMaskIntoConstraints = true
    let frozen = box.frame
    root.layoutIfNeeded()
    #expect(box.frame == frozen)
    box.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("translation turned on again freezes the frame there is, also after a resize")
  func translatingAfterResize() {
    let root = makeRoot(width: 100, height: 100)
    let box = root.adding(View(frame: Rect(x: 10, y: 10, width: 50, height: 50)), "box")
    box.autoresizingMask = .flexibleWidth
    let group = Constraints {
      box.leftAnchor == root.leftAnchor + 5
      box.widthAnchor == root.widthAnchor / 2
      box.topAnchor == root.topAnchor
      box.heightAnchor == 10
    }
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 5, y: 0, width: 100, height: 10))
    group.isActive = false
    box.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 5, y: 0, width: 100, height: 10))
    root.frame = Rect(x: 0, y: 0, width: 210, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 5, y: 0, width: 110, height: 10))
  }

  @Test("masks follow a superview that constraints resize, level by level")
  func nested() {
    let root = makeRoot(width: 100, height: 100)
    let part = root.adding(View(), "part")
    part.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let box = part.adding(View(frame: Rect(x: 10, y: 0, width: 80, height: 10)), "box")
    box.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    let dot = box.adding(View(frame: Rect(x: 70, y: 0, width: 10, height: 10)), "dot")
    dot.autoresizingMask = .flexibleLeftMargin
    Constraints { edges(part, root) }
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 0, width: 80, height: 10))
    root.frame = Rect(x: 0, y: 0, width: 190, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 20, y: 0, width: 160, height: 10))
    #expect(dot.frame == Rect(x: 150, y: 0, width: 10, height: 10))
  }

  @Test("a frame that is set counts from the size that the superview has then, also the same frame")
  func sameFrameAgain() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = .flexibleWidth
    outer.addSubview(view)
    outer.layoutIfNeeded()
    outer.frame.size.width = 400
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }
}
