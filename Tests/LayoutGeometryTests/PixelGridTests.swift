import LayoutGeometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("rounding up finds the next pixel, and leaves what lies on one")
  func roundsUp() {
    #expect(PixelGrid(scale: 2).roundedUp(17 * 1.193359) == 20.5)
    #expect(PixelGrid(scale: 3).roundedUp(17 * 1.193359) == 61.0 / 3)
    #expect(PixelGrid(scale: 1).roundedUp(17 * 1.193359) == 21)
    #expect(PixelGrid(scale: 1).roundedUp(21 + 1e-12) == 21)
    #expect(PixelGrid(scale: 1).roundedDown(21 - 1e-12) == 21)
  }

  @Test("ties round up")
  func ties() {
    #expect(PixelGrid(scale: 1).rounded(0.5) == 1)
    #expect(PixelGrid(scale: 2).rounded(0.25) == 0.5)
    #expect(PixelGrid(scale: 1).rounded(-0.5) == 0)
  }

  @Test("a rectangle's edges are rounded, not its size")
  func snapsEdges() {
    let snapped = PixelGrid(scale: 3).snapped(
      Rect(x: 163.666641, y: 0, width: 54.666656, height: 1))
    #expect(snapped.minX == 491.0 / 3)
    #expect(abs(snapped.maxX - 655.0 / 3) < 1e-12)
    #expect(abs(snapped.width - 164.0 / 3) < 1e-12)
  }

  @Test("a line half a point high stays so at two pixels a point")
  func hairline() {
    let snapped = PixelGrid(scale: 2).snapped(Rect(x: 0, y: 43.5, width: 320, height: 0.5))
    #expect(snapped.height == 0.5)
  }

  @Test("far from the origin a height stays what it is")
  func farAway() {
    let snapped = PixelGrid(scale: 3).snapped(
      Rect(x: 0, y: 3800.3333333, width: 10, height: 288))
    #expect(abs(snapped.height - 288) < 1e-9)
  }

  @Test("neighbours share an edge after snapping, at every scale")
  func neighbours() {
    for scale in [1.0, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for step in 0..<1_000 {
        let edge = Double(step) * 0.137
        let upper = grid.snapped(Rect(x: 0, y: edge - 7.31, width: 1, height: 7.31))
        let lower = grid.snapped(Rect(x: 0, y: edge, width: 1, height: 3.07))
        #expect(abs(upper.maxY - lower.minY) < 1e-9)
      }
    }
  }

  @Test("a scale that is no scale counts as one")
  func badScale() {
    #expect(PixelGrid(scale: .nan).scale == 1)
    #expect(PixelGrid(scale: 0).scale == 1)
    #expect(PixelGrid(scale: 1e30).scale == 1)
    #expect(PixelGrid(scale: -2).scale == 1)
  }
}

@Suite("Rectangles")
struct RectTests {
  @Test("edges, centre and insets")
  func edges() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.maxX == 40 && rect.maxY == 60 && rect.midX == 25 && rect.midY == 40)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 24, height: 36))
  }

  @Test("rectangles that only touch do not intersect")
  func touching() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!left.intersects(left.offsetBy(x: 10, y: 0)))
    #expect(left.intersects(left.offsetBy(x: 9, y: 9)))
  }
}
