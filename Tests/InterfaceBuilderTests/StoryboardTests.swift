import InterfaceBuilder
import LayoutGeometry
import Testing
import ViewTree

@Suite("Storyboards")
struct StoryboardTests {
  /// A controller whose view has a box in the corner of its safe area, with a margin at the left.
  private func controller(_ id: String, _ attributes: String = "", _ inside: String = "") -> String
  {
    """
    <viewController \(attributes) id="\(id)"><layoutGuides>
    <viewControllerLayoutGuide type="top" id="\(id)top"/><viewControllerLayoutGuide type="bottom" id="\(id)bottom"/></layoutGuides>
    <view key="view" id="\(id)view">\(rect(0, 0, 375, 667))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)box"/></subviews>
    <constraints>
    <constraint firstItem="\(id)box" firstAttribute="leading" secondItem="\(id)view" secondAttribute="leadingMargin" id="\(id)1"/>
    <constraint firstAttribute="trailingMargin" secondItem="\(id)box" secondAttribute="trailing" id="\(id)2"/>
    <constraint firstItem="\(id)box" firstAttribute="top" secondItem="\(id)top" secondAttribute="bottom" id="\(id)3"/>
    <constraint firstItem="\(id)bottom" firstAttribute="top" secondItem="\(id)box" secondAttribute="bottom" id="\(id)4"/>
    </constraints></view>\(inside)</viewController>
    """
  }

  private func segue(_ kind: String, _ destination: String, _ rest: String = "") -> String {
    "<connections><segue kind=\"\(kind)\" destination=\"\(destination)\" \(rest) id=\"to\(destination)\"/></connections>"
  }

  private func board(
    _ scenes: [String], _ attributes: String = "", screen: Screen? = nil
  ) throws -> Storyboard {
    try Storyboard(
      data: storyboard(
        scenes, attributes, "<device id=\"retina5_9\" orientation=\"portrait\"/>"),
      file: "Test.storyboard", screen: screen)
  }

  private func box(_ id: String, of controller: ViewController) -> Rect {
    controller.view.layoutIfNeeded()
    return controller.objects?.view("\(id)box").frame ?? .zero
  }

  @Test("the initial controller fills the device of the file, within its safe area and margins")
  func initial() throws {
    let controller = try board([controller("a")], "initialViewController=\"a\"")
      .instantiateInitialViewController()
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(box("a", of: controller) == Rect(x: 16, y: 44, width: 343, height: 734))
  }

  @Test("another screen is chosen by its device, turned or upright; the file is read once")
  func screens() throws {
    let board = try board([controller("a")], "initialViewController=\"a\"")
    let turned = try board.shown(
      on: try #require(Screen(device: "retina5_9", isLandscape: true)))
    #expect(turned.screen.traits == TraitCollection(horizontal: .compact, vertical: .compact))
    let view = try turned.instantiateInitialViewController().view
    #expect(view.frame.size == Size(width: 812, height: 375))
    let wide = try board.shown(on: try #require(Screen(device: "ipad9_7")))
    let controller = try wide.instantiateInitialViewController()
    #expect(box("a", of: controller) == Rect(x: 20, y: 20, width: 728, height: 1_004))
    #expect(Screen(device: "phone") == nil)
  }

  @Test("controllers by identifier; none of that name, and no initial one, are errors")
  func identifiers() throws {
    let board = try board([
      controller("a", "storyboardIdentifier=\"First\" title=\"One\""), controller("b"),
    ])
    #expect(board.viewControllerIdentifiers == ["First"])
    #expect(board.viewControllerIDs == ["a", "b"])
    let controller = try board.instantiateViewController(withIdentifier: "First")
    #expect(controller.storyboardIdentifier == "First" && controller.title == "One")
    let unknown = #expect(throws: NibError.self) {
      try board.instantiateViewController(withIdentifier: "Last")
    }
    #expect(unknown?.reason == .unknownIdentifier("Last"))
    let none = #expect(throws: NibError.self) { try board.instantiateInitialViewController() }
    #expect(none?.reason == .noInitialViewController)
  }

  @Test("an embedded controller fills its container; segues are listed, not run")
  func embedding() throws {
    let outer = """
      <viewController id="a"><view key="view" id="aview">\(rect(0, 0, 375, 812))<subviews>
      <containerView id="c">\(rect(10, 500, 200, 300))\(segue("embed", "b"))</containerView>
      </subviews></view>\(segue("show", "d", "identifier=\"next\""))</viewController>
      """
    let controller = try board([outer, controller("b"), controller("d")])
      .instantiateViewController(withID: "a")
    let child = try #require(controller.children.first)
    #expect(controller.children.count == 1)
    #expect(child.view.superview === controller.objects?["c"])
    controller.view.layoutIfNeeded()
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 200, height: 300))
    // The container reaches 22 points into what the home indicator covers.
    #expect(child.objects?.view("bbox").frame == Rect(x: 16, y: 0, width: 168, height: 278))
    #expect(controller.segues.map(\.kind) == ["embed", "show"])
    #expect(controller.segues[1].identifier == "next" && controller.segues[1].destination == "d")
  }

  @Test("a navigation controller shows its root below its bar")
  func navigation() throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
      \(segue("relationship", "a", "relationship=\"rootViewController\""))</navigationController>
      """
    let controller = try board([navigation, controller("a")], "initialViewController=\"n\"")
      .instantiateInitialViewController()
    let root = try #require(controller.children.first)
    controller.view.layoutIfNeeded()
    #expect(root.objects?.view("abox").frame == Rect(x: 16, y: 88, width: 343, height: 690))
  }

  @Test("bars around bars cover what all of them cover, and the screen's shape")
  func nestedContainers() throws {
    let tabs = """
      <tabBarController id="t"><tabBar key="tabBar" id="tabs"/>
      \(segue("relationship", "n", "relationship=\"viewControllers\""))</tabBarController>
      """
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
      \(segue("relationship", "a", "relationship=\"rootViewController\""))</navigationController>
      """
    let controller = try board([tabs, navigation, controller("a")])
      .instantiateViewController(withID: "t")
    controller.view.layoutIfNeeded()
    let root = try #require(controller.children.first?.children.first)
    #expect(root.view.frame.size == Size(width: 375, height: 812))
    #expect(root.objects?.view("abox").frame == Rect(x: 16, y: 88, width: 343, height: 641))
  }

  @Test(
    "a view reaches under bars, but not under opaque ones, nor where its controller says so",
    arguments: [
      ("", "", "", 0.0, 88.0),
      ("translucent=\"NO\"", "", "", 88, 0),
      ("translucent=\"NO\"", "extendedLayoutIncludesOpaqueBars=\"YES\"", "", 0, 88),
      ("", "", "<extendedEdge key=\"edgesForExtendedLayout\"/>", 88, 0),
      ("", "", "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>", 0, 88),
      ("largeTitles=\"YES\"", "", "", 0, 140),
      (
        "largeTitles=\"YES\"", "",
        "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>", 0, 88
      ),
    ])
  func extendedLayout(
    bar: String, attributes: String, inside: String, top: Double, boxTop: Double
  ) throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" \(bar) id="bar"/>
      \(segue("relationship", "a", "relationship=\"rootViewController\""))</navigationController>
      """
    let made = try board([navigation, controller("a", attributes, inside)])
      .instantiateViewController(withID: "n")
    made.view.layoutIfNeeded()
    let root = try #require(made.children.first)
    #expect(root.view.frame == Rect(x: 0, y: top, width: 375, height: 812 - top))
    let box = root.objects?.view("abox").frame
    #expect(box == Rect(x: 16, y: boxTop, width: 343, height: 778 - top - boxTop))
  }

  @Test("a controller's class, its outlets and the view that it is given")
  func customControllers() throws {
    var classes = ClassRegistry()
    classes.register("HomeController") {
      HomeController()
    } outlets: {
      $0.outlet("box", \.box)
    }
    let source = controller(
      "a", "customClass=\"HomeController\"",
      "<connections><outlet property=\"box\" destination=\"abox\" id=\"o\"/></connections>")
    let made = try board([source]).instantiateViewController(withID: "a", classes: classes)
    let home = try #require(made as? HomeController)
    #expect(home.box === home.objects?["abox"])
    #expect(home.box?.superview === home.view && home.loads == 1)
  }

  final class HomeController: ViewController {
    var box: View?
    private(set) var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      if box != nil { loads += 1 }
    }
  }

  @Test("a controller goes with everything of its scene when nobody needs it any more")
  func release() throws {
    weak var controller: ViewController?
    weak var view: View?
    weak var box: AnyObject?
    do {
      let made = try board([
        self.controller(
          "a", "",
          "<connections><outlet property=\"p\" destination=\"abox\" id=\"o\"/></connections>")
      ]).instantiateViewController(withID: "a")
      (controller, view, box) = (made, made.view, made.objects?["abox"])
      #expect(controller != nil && view != nil && box != nil)
      #expect(made.objects?["a"] === made)
    }
    #expect(controller == nil && view == nil && box == nil)
  }
}
