extension Vocabulary {
  /// Elements that take effect, beside views and view controllers.
  static let appliedElements: Set<String> = [
    "document", "device", "scenes", "scene", "objects", "placeholder", "subviews", "constraints",
    "constraint", "connections", "outlet", "outletCollection", "action", "segue", "rect", "size",
    "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask", "color",
    "fontDescription", "state", "nil", "string", "mutableString", "attributedString", "fragment",
    "attributes", "font", "paragraphStyle", "integer", "real", "bool", "point", "range",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "variation", "mask",
    "exclude", "include", "layoutGuides", "viewControllerLayoutGuide", "viewLayoutGuide",
    "prototypes", "cells", "sections", "tableViewSection", "resources", "image", "namedColor",
    "systemColor", "segments", "segment", "buttonConfiguration",
  ]

  /// Elements that are values of properties, by their keys.
  static let valueElements: Set<String> = [
    "rect", "size", "inset", "edgeInsets", "directionalEdgeInsets", "color", "fontDescription",
    "state", "string", "mutableString", "attributedString", "integer", "real", "bool", "point",
    "nil",
  ]

  /// Elements that have no effect on what this package does: they are of the tool, of behaviour, of
  /// drawing, or of what bars contain.
  static let keptElements: Set<String> = [
    "dependencies", "deployment", "plugIn", "capability", "adaptation", "accessibility",
    "accessibilityTraits", "textInputTraits", "simulatedScreenMetrics",
    "simulatedNavigationBarMetrics", "simulatedStatusBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedOrientationMetrics", "simulatedMetricsContainer",
    "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers",
    "modalFormSheetSimulatedSizeMetrics",
    "navigationItem", "barButtonItem", "tabBarItem", "items", "toolbarItems", "gestureRecognizers",
    "tapGestureRecognizer", "panGestureRecognizer", "longPressGestureRecognizer",
    "swipeGestureRecognizer", "pinchGestureRecognizer", "popoverArrowDirection",
    "popoverPassthroughViews", "extendedEdge", "exit", "customObject", "blurEffect",
    "vibrancyEffect", "date", "dataDetectorType", "wkWebViewConfiguration", "wkPreferences",
    "audiovisualMediaTypes", "dataDetectorTypes", "textAttributes", "collectionViewFlowLayout",
    "offsetWrapper", "classes", "class", "relationships", "relationship", "customFonts", "array",
  ]

  /// Attributes that mean the same for every element.
  static let commonAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "userLabel", "fixedFrame", "placeholder",
    "translatesAutoresizingMaskIntoConstraints", "placeholderIdentifier", "reuseIdentifier",
    "storyboardIdentifier", "title", "style", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "rowHeight", "toolbarHidden", "navigationBarHidden", "dataMode",
  ]

  /// Keys of values that have no effect on layout.
  static let keptKeys: Set<String> = [
    "tintColor", "highlightedColor", "shadowColor", "titleShadowColor", "onTintColor",
    "thumbTintColor", "barTintColor", "separatorColor", "sectionIndexBackgroundColor", "color",
    "canvasLocation", "freeformSize", "customSize", "contentStretch", "disabled", "highlighted",
    "selected", "imageEdgeInsets", "titleEdgeInsets", "scrollIndicatorInsets", "textColor",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "action",
    "title", "backgroundColor", "sectionIndexColor", "minimumTrackTintColor",
    "maximumTrackTintColor", "progressTintColor", "trackTintColor", "shadowOffset",
  ]

  /// Attributes that have no effect on layout.
  static let keptAttributes: Set<String> = [
    // Of the tool and of the design.
    "sceneMemberID", "customModuleProvider", "misplaced", "ambiguous", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "autoresizesArchivedViewToFullSize", "verifyAmbiguity",
    // Of drawing.
    "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "baselineAdjustment",
    "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor", "barStyle", "translucent",
    "adjustsLetterSpacingToFitWidth", "adjustsFontForContentSizeCategory", "highlighted",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "indicatorStyle",
    "segmentControlStyle", "largeTitles", "interfaceStyle", "contentHorizontalAlignment",
    "contentVerticalAlignment", "usesAttributedText", "hasAttributedTitle", "searchBarStyle",
    "separatorStyle",
    // Of behaviour.
    "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "hidesWhenStopped",
    "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "bouncesZoom",
    "pagingEnabled", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
    "keyboardDismissMode", "delaysContentTouches", "canCancelContentTouches", "scrollEnabled",
    "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing", "editable",
    "selectable", "clearButtonMode", "continuous", "datePickerMode", "minuteInterval",
    "mapType", "showsMenuAsPrimaryAction", "allowsBackForwardNavigationGestures",
    "hidesAccessoryWhenEditing", "hidesBottomBarWhenPushed", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "clearsSelectionOnViewWillAppear",
    "definesPresentationContext", "storyboardName", "referencedIdentifier", "transitionStyle",
    "pageSpacing", "navigationOrientation", "spineLocation", "modalTransitionStyle",
    "modalPresentationStyle", "autoresizesSubviews", "contentInsetAdjustmentBehavior",
    "springLoaded", "showsSelectionAsPrimaryAction", "toolTip", "pointerInteraction",
  ]
}
