import Foundation
import Testing
import Tinamou

/// A view that a nib describes.
private final class CardView: View {
  var title: Label?
  var titleHeight: LayoutConstraint?
}

@Suite("Examples of nibs and storyboards")
struct NibExamples {
  private let cardSource = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="card" customClass="CardView"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <label text="Hello" id="label"><constraints>
    <constraint firstAttribute="height" constant="30" id="height"/></constraints></label></subviews>
    <connections><outlet property="title" destination="label" id="o1"/>
    <outlet property="titleHeight" destination="height" id="o2"/></connections></view>
    </objects></document>
    """

  private let source = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes><scene><objects><tableViewController id="c"><tableView key="view" id="t"><prototypes>
    <tableViewCell reuseIdentifier="status" id="cell"/></prototypes></tableView></tableViewController>
    </objects></scene></scenes></document>
    """

  @Test("a nib, its classes and outlets")
  func nib() throws {
    var classes = ClassRegistry()
    classes.register("CardView") {
      CardView()
    } outlets: {
      $0.outlet("title", \.title)
      $0.outlet("titleHeight", \.titleHeight)
    }
    let nib = try Nib(data: Data(cardSource.utf8), file: "Card.xib")
    let card = try nib.instantiate(CardView.self, classes: classes)
    #expect(card.title?.text == "Hello")
    _ = card.title?.text  // "Hello"
    #expect(card.titleHeight?.constant == 30)
    let makeCard = nib.factory(of: CardView.self, classes: classes)
    let cards = [try makeCard(), try makeCard()]
    #expect(cards[0] !== cards[1])
  }

  @Test("a storyboard")
  func storyboard() throws {
    let storyboard = try Storyboard(data: Data(source.utf8), file: "Main.storyboard")
    let cell = try storyboard.instantiatePrototype(withReuseIdentifier: "status")
    #expect(cell is TableViewCell)
    let scenes = storyboard.document.root.first("scenes")?.children ?? []
    #expect(scenes.count == 1)
    #expect(Screen(device: "retina4_7")?.size == Size(width: 375, height: 667))
    _ = Screen(device: "retina4_7")?.size  // Size(width: 375, height: 667)
  }

  @Test("a view controller in code")
  func controller() {
    final class GreetingController: ViewController {
      let greeting = Label()

      override func viewDidLoad() {
        view.addSubview(greeting)
        greeting.pinCenter(to: view)
      }
    }
    let controller = GreetingController()
    controller.view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.greeting.center == Point(x: 160, y: 240))
  }
}
