import InterfaceBuilder
import LayoutGeometry
import SeededRandom
import Testing
import ViewTree

@Suite("Constraints of a nib")
struct ConstraintTests {
  /// Where constraints put the box.
  private func box(_ constraints: String, _ traits: TraitCollection = .init()) throws -> Rect {
    try Nib(boxed(constraints), traits: traits).laidOut().view("box").frame
  }

  private static let corner =
    """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
    """

  @Test(
    "multipliers in their three spellings",
    arguments: [("0.5", 50.0), ("1:4", 25), ("16:9", 100 * 16 / 9.0), ("1/3", 100 / 3.0)])
  func multipliers(spelling: String, width: Double) throws {
    let frame = try box(
      Self.corner + """
        <constraint firstItem="box" firstAttribute="height" constant="100" id="h"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="\(spelling)" id="w"/>
        """)
    #expect(abs(frame.width - width) <= 0.5)
  }

  @Test("relations and priorities")
  func relations() throws {
    let frame = try box(
      Self.corner + """
        <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" constant="70" id="a"/>
        <constraint firstItem="box" firstAttribute="width" constant="90" priority="750" id="b"/>
        <constraint firstItem="box" firstAttribute="height" relation="greaterThanOrEqual" constant="40" id="c"/>
        <constraint firstItem="box" firstAttribute="height" constant="30" priority="250" id="d"/>
        """)
    #expect(frame == Rect(x: 10, y: 20, width: 70, height: 40))
  }

  @Test("a constraint without a first item is about the view that has it")
  func implicitItem() throws {
    let objects = try Nib(
      boxed(
        Self.corner
          + "<constraint firstAttribute=\"trailing\" secondItem=\"box\" secondAttribute=\"trailing\" constant=\"30\" id=\"r\"/>",
        inside:
          "<constraints><constraint firstAttribute=\"height\" constant=\"44\" id=\"h\"/></constraints>"
      )
    ).laidOut()
    #expect(objects.view("box").frame == Rect(x: 10, y: 20, width: 260, height: 44))
  }

  @Test("symbolic spacing without a constant is 20 to the superview and 8 to a sibling")
  func symbolicSpacing() throws {
    let objects = try Nib(
      """
      <view id="root">\(rect(0, 0, 300, 200))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="2"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="3"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" symbolic="YES" id="4"/>
      </constraints></view>
      """
    ).laidOut()
    #expect(objects.view("a").frame.minX == 20)
    #expect(objects.view("b").frame.minX == 78)
    #expect(objects.view("b").frame.maxX == 280)
  }

  @Test("placeholders are left out; what leads to one is noted")
  func placeholders() throws {
    let objects = try Nib(
      boxed(
        Self.corner + """
          <constraint firstItem="box" firstAttribute="width" constant="70" id="w"/>
          <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/>
          <constraint firstItem="box" firstAttribute="height" constant="99" placeholder="YES" id="p"/>
          """,
        rest: "<connections><outlet property=\"height\" destination=\"p\" id=\"o\"/></connections>")
    ).laidOut()
    #expect(objects.view("box").frame.height == 50)
    #expect(objects["p"] == nil)
    #expect(objects.notes.contains { $0.message.contains("height leads") })
  }

  @Test("guides of the safe area, the contents and the frame of a scroll view")
  func guides() throws {
    let objects = try Nib(
      """
      <scrollView id="root">\(rect(0, 0, 300, 200))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="page"/>
      </subviews><constraints>
      <constraint firstItem="page" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="1"/>
      <constraint firstItem="page" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="2"/>
      <constraint firstItem="page" firstAttribute="top" secondItem="content" secondAttribute="top" constant="5" id="3"/>
      <constraint firstItem="content" firstAttribute="bottom" secondItem="page" secondAttribute="bottom" constant="7" id="4"/>
      <constraint firstItem="page" firstAttribute="width" secondItem="visible" secondAttribute="width" id="5"/>
      <constraint firstItem="page" firstAttribute="height" constant="500" id="6"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="visible"/>
      <viewLayoutGuide key="safeArea" id="safe"/></scrollView>
      """
    ).laidOut()
    let scroll = try #require(objects["root"] as? ScrollView)
    #expect(scroll.contentSize == Size(width: 300, height: 512))
    #expect(objects["safe"] === scroll.safeAreaLayoutGuide)
  }

  @Test("traits choose among variations, the more specific one last")
  func variations() throws {
    let source =
      Self.corner + """
        <constraint firstItem="box" firstAttribute="width" constant="50" id="w">
        <variation key="heightClass=compact-widthClass=regular" constant="90"/>
        <variation key="heightClass=compact" constant="80"/>
        </constraint>
        <constraint firstItem="box" firstAttribute="height" constant="30" id="h"/>
        """
    #expect(try box(source).width == 50)
    #expect(try box(source, .init(horizontal: .compact, vertical: .compact)).width == 80)
    #expect(try box(source, .init(horizontal: .regular, vertical: .compact)).width == 90)
    #expect(try box(source, .init(horizontal: .regular, vertical: .regular)).width == 50)
  }

  @Test("constraints and views that the size classes leave out are made, and not installed")
  func uninstalled() throws {
    let source = boxed(
      Self.corner + """
        <constraint firstItem="box" firstAttribute="width" constant="50" id="narrow"/>
        <constraint firstItem="box" firstAttribute="width" constant="90" id="wide"/>
        <constraint firstItem="box" firstAttribute="height" constant="30" id="h"/>
        """,
      rest: """
        <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/><exclude reference="narrow"/></mask>
        <mask key="subviews"/></variation>
        """)
    let nib = try Nib(source)
    let compact = try nib.laidOut()
    #expect(compact.view("box").frame.width == 50)
    #expect((compact["wide"] as? LayoutConstraint)?.isActive == false)
    let regular = try nib.with(traits: .init(horizontal: .regular, vertical: .regular)).laidOut()
    #expect(regular.view("box").frame.width == 90)
    #expect((regular["narrow"] as? LayoutConstraint)?.isActive == false)
    let without = try Nib(
      boxed(
        Self.corner,
        rest:
          "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"box\"/></mask></variation>"
      )
    ).laidOut()
    #expect(without.view("box").superview == nil)
    #expect((without["l"] as? LayoutConstraint)?.isActive == false)
  }

  @Test("the order of constraints does not matter, and making a nib twice gives equal layouts")
  func laws() throws {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let constraints = Self.randomRow(&random)
      let frames = try (0..<3).map { _ in
        try Self.frames(Self.row(constraints.shuffled(using: &random)))
      }
      #expect(frames[0] == frames[1] && frames[1] == frames[2], "seed \(seed)")
      let nib = try Nib(Self.row(constraints))
      let snapshots = try (0..<2).map { _ in
        try nib.laidOut().view("root").layoutSnapshot().items.map(\.frame)
      }
      #expect(snapshots[0] == snapshots[1], "seed \(seed)")
    }
  }

  private static let count = 6

  /// Boxes beside each other, at random distances and widths.
  private static func randomRow(_ random: inout SplitMix64) -> [String] {
    (0..<count).flatMap { index in
      let gap = Int.random(in: 0...9, using: &random)
      let width = Int.random(in: 1...40, using: &random)
      let before = index == 0 ? ("root", "leading") : ("v\(index - 1)", "trailing")
      return [
        "<constraint firstItem=\"v\(index)\" firstAttribute=\"leading\" secondItem=\"\(before.0)\" secondAttribute=\"\(before.1)\" constant=\"\(gap)\" id=\"g\(index)\"/>",
        "<constraint firstItem=\"v\(index)\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"\(width)\" id=\"m\(index)\"/>",
        "<constraint firstItem=\"v\(index)\" firstAttribute=\"width\" constant=\"\(width / 2)\" priority=\"\(100 + index)\" id=\"w\(index)\"/>",
        "<constraint firstItem=\"v\(index)\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"t\(index)\"/>",
        "<constraint firstItem=\"v\(index)\" firstAttribute=\"height\" secondItem=\"root\" secondAttribute=\"height\" multiplier=\"1:2\" id=\"h\(index)\"/>",
      ]
    }
  }

  private static func row(_ constraints: [String]) -> String {
    let views = (0..<count).map {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\"/>"
    }
    return """
      <view id="root">\(rect(0, 0, 300, 100))<subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined(separator: "\n"))</constraints></view>
      """
  }

  private static func frames(_ source: String) throws -> [Rect] {
    let objects = try Nib(source).laidOut()
    return (0..<count).map { objects.view("v\($0)").frame }
  }
}
