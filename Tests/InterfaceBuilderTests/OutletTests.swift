import Foundation
import InterfaceBuilder
import LayoutGeometry
import Testing
import ViewTree

/// A view with everything that a file can set.
final class CardView: View, NibAwakening {
  var title: Label?
  var titleHeight: LayoutConstraint?
  var buttons: [Button] = []
  var safeArea: LayoutGuide?
  var cornerRadius = 0.0
  var isRound = false
  var others: [String] = []
  private(set) var wasComplete = false

  func awakeFromNib() {
    wasComplete = title != nil && titleHeight != nil && buttons.count == 2 && cornerRadius == 8
  }

  static let classes: ClassRegistry = {
    var classes = ClassRegistry()
    classes.register("CardView") {
      CardView()
    } outlets: {
      $0.outlet("title", \.title)
      $0.outlet("titleHeight", \.titleHeight)
      $0.outlet("safeArea", \.safeArea)
      $0.outletCollection("buttons", \.buttons)
      $0.attribute("cornerRadius", \.cornerRadius)
      $0.attribute("isRound", \.isRound)
      $0.otherAttributes { card, name, value in
        guard case .number = value else { return false }
        card.others.append(name)
        return true
      }
    }
    return classes
  }()

  static let source = """
    <view id="card" customClass="CardView" customModule="App">
    \(rect(0, 0, 200, 100))
    <subviews>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label"><constraints>
    <constraint firstAttribute="height" constant="30" id="height"/></constraints></label>
    <button id="b1"/><button id="b2"><connections>
    <action selector="tap:" destination="card" eventType="touchUpInside" id="act"/></connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="unheardOf" value="x"/>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="title" destination="label" id="o1"/>
    <outlet property="titleHeight" destination="height" id="o2"/>
    <outlet property="safeArea" destination="safe" id="o3"/>
    <outletCollection property="buttons" destination="b2" id="o4"/>
    <outletCollection property="buttons" destination="b1" id="o5"/>
    </connections></view>
    """
}

@Suite("Classes and outlets")
struct OutletTests {
  /// Has outlets without being of a nib.
  final class Owner {
    var card: View?
  }

  @Test("outlets, collections, constraints and attributes are set before a view awakes")
  func everything() throws {
    let card = try Nib(CardView.source).instantiate(CardView.self, classes: CardView.classes)
    #expect(card.wasComplete)
    #expect(card.title?.text == "Hello")
    #expect(card.titleHeight?.constant == 30)
    #expect(card.safeArea === card.safeAreaLayoutGuide)
    #expect(card.buttons.map(\.identifier) == ["b2", "b1"])
    #expect(card.isRound)
    #expect(card.others == ["layer.borderWidth"])
  }

  @Test("a constraint's outlet changes the layout")
  func constraintOutlet() throws {
    let card = try Nib(CardView.source).instantiate(CardView.self, classes: CardView.classes)
    card.titleHeight?.constant = 44
    card.layoutIfNeeded()
    #expect(card.title?.frame.height == 44)
  }

  @Test("an outlet leads to a constraint that the size classes leave out, which is not active")
  func uninstalledConstraint() throws {
    let source = CardView.source.replacing(
      "<connections>\n<outlet property=\"title\"",
      with: """
        <variation key="default"><mask key="constraints"><exclude reference="height"/></mask></variation>
        <connections>
        <outlet property="title"
        """)
    let card = try Nib(source).instantiate(CardView.self, classes: CardView.classes)
    #expect(card.titleHeight?.constant == 30 && card.titleHeight?.isActive == false)
  }

  @Test("connections are listed, actions too; what nothing takes is noted")
  func lists() throws {
    let objects = try Nib(CardView.source).instantiate(classes: CardView.classes)
    #expect(objects.connections.count == 6)
    let action = try #require(objects.connections.first { $0.kind == .action })
    #expect(action.name == "tap:" && action.source === objects["b2"])
    #expect(action.destination === objects["card"] && action.event == "touchUpInside")
    #expect(
      objects.notes.map(\.description) == [
        "line 17: nothing takes the runtime attribute unheardOf"
      ])
  }

  @Test("each making has objects of its own")
  func fresh() throws {
    let nib = try Nib(CardView.source)
    let make = nib.factory(of: CardView.self, classes: CardView.classes)
    let (one, other) = (try make(), try make())
    #expect(one !== other && one.title !== other.title)
    #expect(one.titleHeight !== other.titleHeight)
  }

  @Test("a nib is made on several threads at once")
  func threads() async throws {
    let nib = try Nib(CardView.source)
    let texts = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let make = nib.factory(of: CardView.self, classes: CardView.classes)
          return try (0..<20).map { _ in try make().title?.text ?? "" }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(texts == [String](repeating: "Hello", count: 160))
  }

  @Test("the owner's outlets are set, and without an owner only listed")
  func owner() throws {
    let nib = try Nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
      <outlet property="card" destination="a" id="o"/></connections></placeholder>
      <view id="a"/>
      """)
    var classes = ClassRegistry()
    classes.register(owner: "Owner") { (bindings: inout OutletBindings<Owner>) in
      bindings.outlet("card", \.card)
    }
    let owner = Owner()
    let objects = try nib.instantiate(owner: owner, classes: classes)
    #expect(owner.card === objects["a"])
    let alone = try nib.instantiate(classes: classes)
    #expect(alone.connections.isEmpty && alone.notes.count == 1)
  }

  @Test("a class that is not registered is an error, or a note where that is asked for")
  func missingClass() throws {
    let nib = try Nib("<label id=\"a\" customClass=\"FancyLabel\"/>")
    let error = #expect(throws: NibError.self) { try nib.instantiate() }
    #expect(error?.reason == .unregisteredClass("FancyLabel", element: "label"))
    let objects = try nib.instantiate(classes: ClassRegistry(missing: .isNoted))
    #expect(objects["a"] is Label)
    #expect(objects.notes.map(\.message) == ["the class FancyLabel is not registered"])
  }

  @Test("a class that makes something else than the element stands for is an error")
  func wrongClass() throws {
    var classes = ClassRegistry()
    classes.register("Fancy") { ImageView() }
    let error = #expect(throws: NibError.self) {
      try Nib("<label id=\"a\" customClass=\"Fancy\"/>").instantiate(classes: classes)
    }
    #expect(error?.reason == .wrongClass("Fancy", expected: "Label", found: "ImageView"))
  }

  @Test("a missing outlet, and one of another type, are errors that name both sides")
  func wrongOutlets() throws {
    func error(_ outlet: String) -> NibError.Reason? {
      #expect(throws: NibError.self) {
        try Nib(
          "<view id=\"card\" customClass=\"CardView\"><subviews><imageView id=\"i\"/></subviews><connections><outlet property=\"\(outlet)\" destination=\"i\" id=\"o\"/></connections></view>"
        ).instantiate(classes: CardView.classes)
      }?.reason
    }
    #expect(
      error("photo") == .unknownOutlet("photo", of: "CardView", destination: "the ImageView i"))
    #expect(
      error("title")
        == .wrongOutletType(
          "title", of: "CardView", expected: "Label", destination: "the ImageView i"))
  }

  @Test("a runtime attribute of another type is an error that names both, or a note")
  func wrongAttribute() throws {
    let nib = try Nib(
      """
      <view id="card" customClass="CardView"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="cornerRadius" value="round"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let error = #expect(throws: NibError.self) { try nib.instantiate(classes: CardView.classes) }
    #expect(
      error?.description
        == "Test.xib:5: the property cornerRadius of CardView takes Double, the file sets it to string(\"round\")"
    )
    var lenient = CardView.classes
    lenient.missing = .isNoted
    let notes = try nib.instantiate(classes: lenient).notes.map(\.line)
    #expect(notes == [5])
  }

  /// An owner that counts what is set.
  final class CountingOwner {
    private(set) var settings = 0
    var card: View? { didSet { settings += 1 } }
    var title: Label? { didSet { settings += 1 } }
    var all: [View] = [] { didSet { settings += 1 } }
    var isBold = false { didSet { settings += 1 } }

    static let classes: ClassRegistry = {
      var classes = ClassRegistry()
      classes.register(owner: "Owner") { (bindings: inout OutletBindings<CountingOwner>) in
        bindings.outlet("card", \.card)
        bindings.outlet("title", \.title)
        bindings.outletCollection("all", \.all)
        bindings.attribute("isBold", \.isBold)
      }
      return classes
    }()
  }

  @Test(
    "where one outlet or property is wrong, nothing of the owner is set",
    arguments: [
      (#"<outlet property="gone" destination="a" id="o"/>"#, #"type="boolean" value="NO""#),
      (#"<outlet property="title" destination="a" id="o"/>"#, #"type="boolean" value="NO""#),
      (#"<outlet property="all" destination="c" id="o"/>"#, #"type="boolean" value="NO""#),
      (#"<outletCollection property="all" destination="c" id="o"/>"#, #"type="nil""#),
      ("", #"type="number" value="1""#),
    ])
  func nothingHappensHalf(outlet: String, value: String) throws {
    let nib = try Nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
      <outlet property="card" destination="a" id="o1"/>
      <outletCollection property="all" destination="a" id="o2"/>\(outlet)</connections>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
      <userDefinedRuntimeAttribute \(value) keyPath="isBold"/>
      </userDefinedRuntimeAttributes></placeholder>
      <view id="a"><constraints><constraint firstAttribute="width" constant="9" id="c"/></constraints></view>
      """)
    let owner = CountingOwner()
    #expect(throws: NibError.self) {
      try nib.instantiate(owner: owner, classes: CountingOwner.classes)
    }
    #expect(owner.settings == 0)
  }

  @Test("a class of a module comes before one of the same name")
  func modules() throws {
    var classes = ClassRegistry()
    classes.register("Fancy") { Label() }
    classes.register("Other.Fancy") { CountedLabel() }
    let source = "<label id=\"a\" customClass=\"Fancy\" customModule=\"Other\"/>"
    #expect(try Nib(source).instantiate(classes: classes)["a"] is CountedLabel)
  }

  final class CountedLabel: Label {}

  @Test("no top-level view of the class that is asked for is an error")
  func noSuchView() throws {
    let error = #expect(throws: NibError.self) {
      try Nib("<view id=\"a\"/>").instantiate(Label.self)
    }
    #expect(error?.reason == .missing("a top-level Label", in: "the nib"))
  }
}
