import LayoutGeometry
import Testing
import ViewTree

@Suite("Anchors")
struct AnchorTests {
  private let root = makeRoot(width: 400, height: 400)
  private let fixed: View
  private let box: View

  /// `fixed` lies at 50, 60 and is 100 by 80; `box` is 20 by 10, and its place is left to the test.
  init() {
    fixed = root.adding(View(), "fixed")
    box = root.adding(View(), "box")
    fixed.frame = Rect(x: 50, y: 60, width: 100, height: 80)
    Constraints {
      (box.widthAnchor == 20).with(priority: 900)
      (box.heightAnchor == 10).with(priority: 900)
    }
  }

  private func laidOut(_ constraint: LayoutConstraint) -> Rect {
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
    constraint.isActive = false
    return box.frame
  }

  @Test("every horizontal pair of the same kind puts the edge where it says")
  func horizontal() {
    #expect(laidOut(box.leftAnchor == fixed.leftAnchor + 5).minX == 55)
    #expect(laidOut(box.leftAnchor == fixed.rightAnchor).minX == 150)
    #expect(laidOut(box.rightAnchor == fixed.leftAnchor - 5).maxX == 45)
    #expect(laidOut(box.rightAnchor == fixed.rightAnchor).maxX == 150)
    #expect(laidOut(box.leadingAnchor == fixed.trailingAnchor + 8).minX == 158)
    #expect(laidOut(box.trailingAnchor == fixed.leadingAnchor).maxX == 50)
    #expect(laidOut(box.centerXAnchor == fixed.centerXAnchor + 1).midX == 101)
    #expect(laidOut(box.centerXAnchor == fixed.leftAnchor).midX == 50)
    #expect(laidOut(box.centerXAnchor == fixed.trailingAnchor).midX == 150)
    #expect(laidOut(box.rightAnchor == fixed.centerXAnchor).maxX == 100)
    #expect(laidOut(box.leadingAnchor == fixed.centerXAnchor).minX == 100)
  }

  @Test("every vertical pair puts the edge where it says; without text baselines are bottoms")
  func vertical() {
    #expect(laidOut(box.topAnchor == fixed.topAnchor + 5).minY == 65)
    #expect(laidOut(box.topAnchor == fixed.bottomAnchor).minY == 140)
    #expect(laidOut(box.bottomAnchor == fixed.topAnchor - 5).maxY == 55)
    #expect(laidOut(box.bottomAnchor == fixed.centerYAnchor).maxY == 100)
    #expect(laidOut(box.centerYAnchor == fixed.centerYAnchor - 3).midY == 97)
    #expect(laidOut(box.firstBaselineAnchor == fixed.lastBaselineAnchor).maxY == 140)
    #expect(laidOut(box.lastBaselineAnchor == fixed.topAnchor).maxY == 60)
  }

  @Test("a multiplier on the left side moves to the right side, and turns the relation if negative")
  func leftMultiplier() {
    let (a, b) = (View(), View())
    let half = a.widthAnchor * 2 + 4 == b.widthAnchor + 10
    #expect(half.multiplier == 0.5 && half.constant == 3 && half.relation == .equal)
    let turned = a.widthAnchor * -2 <= b.widthAnchor
    #expect(turned.multiplier == -0.5 && turned.relation == .greaterThanOrEqual)
    let fixed = a.widthAnchor / 2 >= 10
    #expect(fixed.constant == 20 && fixed.relation == .greaterThanOrEqual)
  }

  @Test("extents relate with multipliers, divisors and constants")
  func extents() {
    #expect(laidOut(box.widthAnchor == fixed.widthAnchor).width == 100)
    #expect(laidOut(box.widthAnchor == fixed.heightAnchor * 2 + 8).width == 168)
    #expect(laidOut(box.heightAnchor == (fixed.widthAnchor - 4) / 2).height == 48)
    #expect(laidOut(box.widthAnchor * 2 + 10 == fixed.widthAnchor).width == 45)
    #expect(laidOut(box.widthAnchor * -1 <= fixed.widthAnchor * -0.5).width == 50)
    #expect(laidOut(box.widthAnchor * 2 == 50).width == 25)
    // 20 wide is 3.3 off the wished height; 10 high would be 10 off the wished width.
    #expect(laidOut(box.widthAnchor == box.heightAnchor * 3).width == 20)
  }

  @Test("inequalities hold and move nothing that satisfies them")
  func inequalities() {
    #expect(laidOut(box.widthAnchor <= 15).width == 15)
    #expect(laidOut(box.widthAnchor <= 25).width == 20)
    #expect(laidOut(box.widthAnchor >= 25).width == 25)
    #expect(laidOut(box.widthAnchor >= fixed.widthAnchor / 4).width == 25)
    #expect(laidOut(box.widthAnchor <= fixed.widthAnchor / 4).width == 20)
    #expect(laidOut(box.leftAnchor >= fixed.rightAnchor + 1).minX == 151)
    #expect(laidOut(box.topAnchor >= fixed.centerYAnchor).minY == 100)
    #expect(laidOut(box.rightAnchor <= fixed.leftAnchor).maxX <= 50)
    #expect(laidOut(box.centerXAnchor >= fixed.centerXAnchor + 1).midX == 101)
    #expect(laidOut(box.leadingAnchor >= fixed.leadingAnchor + 1).minX == 51)
  }

  @Test("the methods of the platform make the same constraints as the operators")
  func methods() {
    func same(_ made: LayoutConstraint, _ written: LayoutConstraint) {
      #expect(made.description == written.description)
      #expect(made.source?.file == "ViewTreeTests/AnchorTests.swift")
      #expect(laidOut(made) == laidOut(written))
    }
    same(
      box.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 3),
      box.leadingAnchor == fixed.leadingAnchor + 3)
    same(
      box.leftAnchor.constraint(lessThanOrEqualTo: fixed.rightAnchor, constant: -3),
      box.leftAnchor <= fixed.rightAnchor - 3)
    same(
      box.topAnchor.constraint(greaterThanOrEqualTo: fixed.bottomAnchor),
      box.topAnchor >= fixed.bottomAnchor)
    same(
      box.centerXAnchor.constraint(equalTo: fixed.centerXAnchor, constant: 1),
      box.centerXAnchor == fixed.centerXAnchor + 1)
    same(
      box.trailingAnchor.constraint(greaterThanOrEqualTo: fixed.centerXAnchor),
      box.trailingAnchor >= fixed.centerXAnchor)
    same(
      box.widthAnchor.constraint(
        greaterThanOrEqualTo: fixed.heightAnchor, multiplier: 0.5, constant: 1),
      box.widthAnchor >= fixed.heightAnchor * 0.5 + 1)
    same(
      box.heightAnchor.constraint(lessThanOrEqualTo: fixed.heightAnchor, multiplier: 0.5),
      box.heightAnchor <= fixed.heightAnchor * 0.5)
    same(
      box.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: fixed.trailingAnchor),
      box.leadingAnchor <= fixed.trailingAnchor + 8)
    same(
      box.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: fixed.bottomAnchor, multiplier: 2),
      box.topAnchor <= fixed.bottomAnchor + 16)
    same(box.widthAnchor.constraint(equalToConstant: 33), box.widthAnchor == 33)
    same(box.widthAnchor.constraint(lessThanOrEqualToConstant: 3), box.widthAnchor <= 3)
    same(box.widthAnchor.constraint(greaterThanOrEqualToConstant: 33), box.widthAnchor >= 33)
  }

  @Test("a bare relation installs nothing; a block installs all that it lists")
  func blocks() {
    let bare = box.widthAnchor == 40
    #expect(!bare.isActive)
    let wantsHeight = true
    let group = Constraints {
      bare
      if wantsHeight { box.heightAnchor == 30 } else { box.heightAnchor == 31 }
      for edge in [fixed.leftAnchor] { box.leftAnchor == edge }
    }
    root.layoutIfNeeded()
    #expect(group.constraints.count == 3)
    #expect(box.frame == Rect(x: 50, y: 0, width: 40, height: 30))
    group.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.size == Size(width: 20, height: 10))
  }
}
