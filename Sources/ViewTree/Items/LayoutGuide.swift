public import LayoutGeometry

/// A rectangle that takes part in layout and is not a view: for spacing and grouping.
public final class LayoutGuide: LayoutItem {
  /// What a guide that a view has by itself stands for.
  enum Derivation {
    case margins, safeArea, topBars, bottomBars, readableContent, scrollContent, scrollFrame
    case keyboard
  }

  /// What the guide stands for; `nil` for one that was added to a view.
  let derivation: Derivation?
  private var owner: ViewReference?
  var placedFrame = Rect.zero

  /// A guide without an owner; ``View/addLayoutGuide(_:)`` gives it one.
  public init() {
    derivation = nil
    super.init(identifier: nil)
  }

  init(_ derivation: Derivation, of view: View) {
    self.derivation = derivation
    super.init(identifier: nil)
    setOwner(view)
  }

  /// Where the guide lies after layout, in the coordinates of its owning view, in points.
  public var layoutFrame: Rect {
    guard !isPlaced, let view = owningView else { return placedFrame }
    let safe = view.safeAreaInsets
    switch derivation {
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: safe)
    case .topBars:
      return view.bounds.inset(by: EdgeInsets(bottom: view.bounds.height - safe.top))
    case .bottomBars:
      return view.bounds.inset(by: EdgeInsets(top: view.bounds.height - safe.bottom))
    case .keyboard:
      return view.bounds.inset(by: EdgeInsets(top: view.bounds.height - view.coveredHeight(safe)))
    default: return view.bounds
    }
  }

  /// Whether layout finds the guide's place; the others follow from the view and its insets.
  var isPlaced: Bool {
    switch derivation {
    case nil, .readableContent, .scrollContent: true
    case .margins, .safeArea, .topBars, .bottomBars, .scrollFrame, .keyboard: false
    }
  }

  /// How messages name what the guide stands for.
  var derivedName: String? {
    switch derivation {
    case nil: nil
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .topBars: "topLayoutGuide"
    case .bottomBars: "bottomLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    }
  }

  /// The view that the guide was added to, or that has it by itself.
  public override var owningView: View? { owner?.view }

  package override var containingView: View? { owner?.view }

  func setOwner(_ view: View?) { owner = view?.viewReference }
}
