extension Vocabulary {
  /// Why something that is known has no effect here.
  enum Reason: String {
    case tool = "of the tool"
    case canvas = "of the canvas: it stands for what is only there at run time"
    case drawing = "of drawing: it moves no frame"
    case behaviour = "of behaviour at run time"
    case bars = "inside bars, whose extents are the platform's"
    case collections = "of the layout of collections, which lay nothing out here"
  }

  static let keptElements = byName([
    .tool: [
      "dependencies", "deployment", "plugIn", "capability", "adaptation", "classes", "class",
      "relationships", "relationship", "customFonts", "array", "customObject", "exit", "date",
    ],
    .canvas: [
      "simulatedScreenMetrics", "simulatedNavigationBarMetrics", "simulatedStatusBarMetrics",
      "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedOrientationMetrics",
      "simulatedMetricsContainer", "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers",
      "modalFormSheetSimulatedSizeMetrics",
    ],
    .drawing: ["blurEffect", "vibrancyEffect", "textAttributes", "offsetWrapper"],
    .behaviour: [
      "accessibility", "accessibilityTraits", "textInputTraits", "gestureRecognizers",
      "tapGestureRecognizer", "panGestureRecognizer", "longPressGestureRecognizer",
      "swipeGestureRecognizer", "pinchGestureRecognizer", "popoverArrowDirection",
      "popoverPassthroughViews", "dataDetectorType", "dataDetectorTypes",
      "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes",
    ],
    .bars: ["navigationItem", "barButtonItem", "tabBarItem", "items", "toolbarItems"],
    .collections: ["collectionViewFlowLayout"],
  ])

  /// Values of properties, by their keys.
  static let keptKeys = byName([
    .canvas: [
      "canvasLocation", "freeformSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
      "simulatedBottomBarMetrics",
    ],
    .drawing: [
      "tintColor", "highlightedColor", "shadowColor", "titleShadowColor", "onTintColor",
      "thumbTintColor", "barTintColor", "separatorColor", "sectionIndexBackgroundColor", "color",
      "contentStretch", "disabled", "highlighted", "selected", "imageEdgeInsets",
      "titleEdgeInsets", "textColor", "backgroundColor", "sectionIndexColor",
      "minimumTrackTintColor", "maximumTrackTintColor", "progressTintColor", "trackTintColor",
      "shadowOffset", "baseForegroundColor", "baseBackgroundColor",
    ],
    .behaviour: ["scrollIndicatorInsets", "action", "title"],
    .collections: ["customSize"],
  ])

  static let keptAttributes = byName([
    .tool: [
      "sceneMemberID", "customModuleProvider", "misplaced", "ambiguous",
      "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
      "verifyAmbiguity", "storyboardName", "referencedIdentifier",
    ],
    .canvas: [
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
      "autoresizesArchivedViewToFullSize",
    ],
    .drawing: [
      "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "baselineAdjustment",
      "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor", "barStyle",
      "adjustsLetterSpacingToFitWidth", "highlighted", "showsTouchWhenHighlighted",
      "reversesTitleShadowWhenHighlighted", "indicatorStyle", "segmentControlStyle",
      "interfaceStyle", "contentHorizontalAlignment", "contentVerticalAlignment",
      "usesAttributedText", "hasAttributedTitle", "searchBarStyle", "mapType",
    ],
    .behaviour: [
      "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "hidesWhenStopped",
      "adjustsFontForContentSizeCategory", "bounces", "alwaysBounceVertical",
      "alwaysBounceHorizontal", "bouncesZoom", "pagingEnabled", "showsHorizontalScrollIndicator",
      "showsVerticalScrollIndicator", "keyboardDismissMode", "delaysContentTouches",
      "canCancelContentTouches", "scrollEnabled", "editable", "selectable", "clearButtonMode",
      "continuous", "datePickerMode", "minuteInterval", "showsMenuAsPrimaryAction",
      "allowsBackForwardNavigationGestures", "hidesAccessoryWhenEditing",
      "hidesBottomBarWhenPushed", "automaticallyAdjustsScrollViewInsets",
      "clearsSelectionOnViewWillAppear", "definesPresentationContext", "transitionStyle",
      "pageSpacing", "navigationOrientation", "spineLocation", "modalTransitionStyle",
      "modalPresentationStyle", "springLoaded", "showsSelectionAsPrimaryAction", "toolTip",
      "pointerInteraction",
    ],
  ])

  /// The configurations of buttons: their colours and shapes.
  static let keptConfigurationAttributes = byName([.drawing: ["style", "cornerStyle"]])

  private static func byName(_ names: [Reason: [String]]) -> [String: Reason] {
    var reasons: [String: Reason] = [:]
    for (reason, names) in names { for name in names { reasons[name] = reason } }
    return reasons
  }
}
