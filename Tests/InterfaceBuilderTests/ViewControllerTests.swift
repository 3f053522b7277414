import InterfaceBuilder
import LayoutGeometry
import Testing
import ViewTree

@Suite("View controllers made in code")
struct ViewControllerTests {
  final class Greeting: ViewController {
    let label = Label()
    var made: View?
    private(set) var calls: [String] = []

    override func loadView() {
      calls.append("loadView")
      if let made { view = made } else { super.loadView() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
      view.addSubview(label)
      label.pinEdges(to: view)
    }
  }

  @Test("a view is loaded once, when somebody asks for it")
  func loading() {
    let controller = Greeting()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.calls.isEmpty)
    let view = controller.view
    #expect(controller.isViewLoaded && controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.calls == ["loadView", "viewDidLoad"])
    #expect(controller.label.superview === view)
  }

  @Test("a controller can be told to load its view, and make a view of its own")
  func ownView() {
    let controller = Greeting()
    let own = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    controller.made = own
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded === own && controller.calls == ["loadView", "viewDidLoad"])
    own.layoutIfNeeded()
    #expect(controller.label.frame.size == own.contentSize)
  }

  @Test("a view that was set is not loaded")
  func setting() {
    let controller = Greeting()
    let view = View()
    controller.view = view
    #expect(controller.isViewLoaded && controller.view === view && controller.calls.isEmpty)
  }

  @Test("a controller that looks at its view while it makes one, or makes none, has an empty one")
  func withoutView() {
    final class Absent: ViewController {
      var seen: View?
      override func loadView() { seen = view }
    }
    let controller = Absent()
    controller.loadViewIfNeeded()
    #expect(controller.seen === controller.view && controller.view.subviews.isEmpty)
    final class Empty: ViewController {
      private(set) var loads = 0
      override func loadView() {}
      override func viewDidLoad() { loads += 1 }
    }
    let empty = Empty()
    #expect(empty.view.subviews.isEmpty && empty.loads == 1)
  }
}
