import Foundation
import InterfaceBuilder
import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Views of a nib")
struct ViewTests {
  private func view<V: View>(_ type: V.Type, _ source: String, _ rest: String = "") throws -> V {
    try Nib(source, rest).instantiate(V.self)
  }

  @Test("what every view has")
  func everyView() throws {
    let view = try view(
      View.self,
      """
      <view hidden="YES" alpha="0.5" tag="7" contentMode="scaleAspectFit" id="a" userLabel="Card"
        semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="300"
        verticalHuggingPriority="301" horizontalCompressionResistancePriority="302"
        verticalCompressionResistancePriority="303" preservesSuperviewLayoutMargins="YES"
        insetsLayoutMarginsFromSafeArea="NO">
      \(rect(1, 2, 3, 4))
      <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
      </view>
      """)
    #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7)
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.identifier == "Card")
    #expect(view.layoutDirection == .rightToLeft)
    #expect(view.contentHuggingPriority(for: .horizontal) == 300)
    #expect(view.contentHuggingPriority(for: .vertical) == 301)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == 302)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 303)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.backgroundColor == Color(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
  }

  @Test("texts, fonts and colours of a label")
  func label() throws {
    let label = try view(
      Label.self,
      """
      <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0"
        preferredMaxLayoutWidth="120" id="a">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
      <color key="textColor" name="accent"/>
      </label>
      """,
      "<resources><namedColor name=\"accent\"><color white=\"0.5\" alpha=\"1\"/></namedColor></resources>"
    )
    #expect(label.text == "Hello" && label.numberOfLines == 0)
    #expect(label.preferredMaxLayoutWidth == 120)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(label.font == .boldSystem(size: 15))
    #expect(label.textColor == .gray)
  }

  @Test(
    "fonts by style, weight and name",
    arguments: [
      ("style=\"UICTFontTextStyleHeadline\"", Font.preferred(for: .headline)),
      ("type=\"system\" weight=\"medium\" pointSize=\"12\"", .system(size: 12, weight: .medium)),
      ("type=\"italicSystem\" pointSize=\"12\"", .italicSystem(size: 12)),
      (
        "name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\" pointSize=\"13\"",
        .helvetica(size: 13, weight: .bold)
      ),
      ("name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"11\"", .monospaced(size: 11)),
      (
        "name=\"AvenirNext-DemiBold\" family=\"Avenir Next\" pointSize=\"14\"",
        .system(size: 14, weight: .semibold)
      ),
    ])
  func fonts(description: String, font: Font) throws {
    let label = try view(
      Label.self,
      "<label id=\"a\"><fontDescription key=\"fontDescription\" \(description)/></label>")
    #expect(label.font == font)
  }

  @Test("a text in an element, and one with attributes")
  func longTexts() throws {
    let label = try view(
      Label.self, "<label id=\"a\"><string key=\"text\">one\ntwo</string></label>")
    #expect(label.text == "one\ntwo")
    let attributed = try view(
      Label.self,
      """
      <label id="a"><attributedString key="attributedText">
      <fragment content="12 "><attributes><font key="NSFont" metaFont="systemBold" size="20"/></attributes></fragment>
      <fragment content="km"><attributes><font key="NSFont" metaFont="system" size="12"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" minimumLineHeight="22"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require(attributed.attributedText)
    #expect(text.text == "12 km")
    #expect(text.runs.map(\.attributes.font) == [.boldSystem(size: 20), .system(size: 12)])
    #expect(text.runs[1].attributes.paragraphStyle.minimumLineHeight == 22)
  }

  @Test("controls")
  func controls() throws {
    let button = try view(
      Button.self,
      """
      <button enabled="NO" id="a"><fontDescription key="fontDescription" pointSize="20"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="arrow"><color key="titleColor" white="1"/></state></button>
      """, "<resources><image name=\"arrow\" width=\"20\" height=\"10\"/></resources>")
    #expect(button.title == "Go" && !button.isEnabled && button.font.pointSize == 20)
    #expect(button.image == ImageSource(name: "arrow", size: Size(width: 20, height: 10)))
    #expect(button.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleColor == .white)
    let field = try view(
      TextField.self,
      "<textField placeholder=\"Name\" text=\"Ann\" borderStyle=\"roundedRect\" textAlignment=\"right\" id=\"a\"/>"
    )
    #expect(field.placeholder == "Name" && field.text == "Ann")
    #expect(field.borderStyle == .roundedRect && field.textAlignment == .right)
    let segments = try view(
      SegmentedControl.self,
      "<segmentedControl selectedSegmentIndex=\"1\" id=\"a\"><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"
    )
    #expect(segments.segments == ["A", "B"] && segments.selectedSegmentIndex == 1)
    #expect(try view(Switch.self, "<switch on=\"YES\" id=\"a\"/>").isOn)
    let slider = try view(
      Slider.self, "<slider value=\"3\" minValue=\"1\" maxValue=\"5\" id=\"a\"/>")
    #expect(slider.value == 3 && slider.minimumValue == 1 && slider.maximumValue == 5)
    #expect(
      try view(ActivityIndicator.self, "<activityIndicatorView style=\"whiteLarge\" id=\"a\"/>")
        .style == .large)
    #expect(
      try view(ProgressView.self, "<progressView progress=\"0.5\" id=\"a\"/>").progress == 0.5)
    let text = try view(
      TextView.self, "<textView scrollEnabled=\"NO\" text=\"Hi\" id=\"a\"/>")
    #expect(!text.isScrollEnabled && text.text == "Hi")
  }

  @Test("images have the sizes that the file gives them")
  func images() throws {
    let source = "<imageView image=\"photo\" id=\"a\"/>"
    let view = try view(
      ImageView.self, source,
      "<resources><image name=\"photo\" width=\"64\" height=\"48\"/></resources>")
    #expect(view.intrinsicContentSize == Size(width: 64, height: 48))
    #expect(try self.view(ImageView.self, source).image == nil)
  }

  @Test("classes without a counterpart are boxes that know their names")
  func platformViews() throws {
    let toolbar = try view(PlatformView.self, "<toolbar id=\"a\"/>")
    #expect(toolbar.className == "UIToolbar")
    #expect(toolbar.intrinsicContentSize == Size(width: -1, height: 49))
  }

  @Test("a stack arranges its subviews")
  func stack() throws {
    let objects = try Nib(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="trailing" spacing="6" id="s">
      \(rect(0, 0, 100, 86))
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="30" id="h1"/><constraint firstAttribute="width" constant="40" id="w1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="height" constant="50" id="h2"/><constraint firstAttribute="width" constant="60" id="w2"/></constraints></view>
      </subviews></stackView>
      """
    ).laidOut()
    #expect(objects.view("a").frame == Rect(x: 60, y: 0, width: 40, height: 30))
    #expect(objects.view("b").frame == Rect(x: 40, y: 36, width: 60, height: 50))
  }

  @Test("views with a mask follow their superview from its size in the file")
  func masks() throws {
    let objects = try Nib(
      """
      <view id="root">\(rect(0, 0, 100, 100))<subviews>
      <view id="a">\(rect(10, 20, 80, 30))<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">\(rect(1, 2, 3, 4))</view>
      </subviews></view>
      """
    ).instantiate()
    objects.view("root").frame = Rect(x: 0, y: 0, width: 200, height: 300)
    objects.view("root").layoutIfNeeded()
    #expect(objects.view("a").frame == Rect(x: 10, y: 220, width: 180, height: 30))
    #expect(objects.view("b").frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "insets of what scrolls, and what of the safe area is added to them",
    arguments: ["scrollView", "textView", "collectionView"])
  func scrollInsets(element: String) throws {
    let scroll = try view(
      ScrollView.self,
      """
      <\(element) contentInsetAdjustmentBehavior="always" id="a">\(rect(0, 0, 100, 100))
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/></\(element)>
      """)
    #expect(scroll.contentInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(scroll.scrollIndicatorInsets == EdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    scroll.safeAreaInsets = EdgeInsets(top: 20)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 22, left: 1, bottom: 4, right: 3))
  }

  @Test("a button's configuration: insets, padding, font, title and image")
  func configuration() throws {
    let button = try view(
      Button.self,
      """
      <button id="a"><fontDescription key="fontDescription" type="system" pointSize="9"/>
      <buttonConfiguration key="configuration" style="filled" title="Go" image="star" imagePadding="6">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
      </buttonConfiguration></button>
      """, "<resources><image name=\"star\" width=\"10\" height=\"12\"/></resources>")
    #expect(button.contentEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.font == .system(size: 20, weight: .bold) && button.imagePadding == 6)
    let wide = button.intrinsicContentSize.width
    button.image = nil
    #expect(button.intrinsicContentSize.width == wide - 16)
    let plain = try view(
      Button.self,
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/></button>"
    )
    #expect(plain.font == .preferred(for: .body))
    #expect(plain.contentEdgeInsets == EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
  }

  @Test("a symbol of the system has the shape that the file says, and the size of a text")
  func symbols() throws {
    let image = try view(
      ImageView.self, "<imageView image=\"heart\" catalog=\"system\" id=\"a\"/>",
      "<resources><image name=\"heart\" catalog=\"system\" width=\"128\" height=\"64\"/></resources>"
    )
    #expect(image.intrinsicContentSize == Size(width: 20, height: 10))
  }

  @Test("margins that follow the readable width leave no more than it", arguments: [300.0, 1_000])
  func readableWidth(width: Double) throws {
    let nib = try Nib(
      """
      <view layoutMarginsFollowReadableWidth="YES" id="root">\(rect(0, 0, width, 100))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="1"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="3"/>
      <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="4"/>
      </constraints></view>
      """)
    let box = try nib.laidOut().view("box").frame
    #expect(
      box == Rect(x: width == 300 ? 8 : 164, y: 8, width: width == 300 ? 284 : 672, height: 84))
  }

  @Test("where a view does not autoresize its subviews, their masks do nothing")
  func noAutoresizing() throws {
    let nib = try Nib(
      """
      <view autoresizesSubviews="NO" id="root">\(rect(0, 0, 100, 100))<subviews>
      <view id="box">\(rect(10, 10, 80, 80))<autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
      </subviews></view>
      """)
    let objects = try nib.instantiate()
    objects.view("root").frame.size.width = 300
    objects.view("root").layoutIfNeeded()
    #expect(objects.view("box").frame == Rect(x: 10, y: 10, width: 80, height: 80))
  }
}
