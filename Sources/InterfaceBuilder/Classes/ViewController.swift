public import ViewTree

/// A view and what belongs to it: made in code, or in a storyboard, and then also where it leads.
///
/// ```swift
/// final class GreetingController: ViewController {
///   let greeting = Label()
///
///   override func viewDidLoad() {
///     view.addSubview(greeting)
///     greeting.pinCenter(to: view)
///   }
/// }
/// let controller = GreetingController()
/// controller.view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
/// ```
open class ViewController {
  /// What is shown. Asking for it loads it: ``loadView()`` makes it, and ``viewDidLoad()`` runs.
  public final var view: View {
    get {
      loadViewIfNeeded()
      return existingView()
    }
    set { viewIfLoaded = newValue }
  }
  /// What is shown, if it was loaded.
  public private(set) final var viewIfLoaded: View?
  /// Whether there is a view.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }
  private var isLoading = false
  /// The controllers inside: embedded ones, and those of a container.
  public internal(set) final var children: [ViewController] = []
  /// The element that describes it.
  public internal(set) final var element: InterfaceElement?
  /// The segues from the controller and from what is in its scene. They are listed, not run.
  public internal(set) final var segues: [InterfaceSegue] = []
  /// Everything of the controller's scene.
  public internal(set) final var objects: NibObjects?

  /// A controller that makes its view when somebody asks for it.
  public init() {}

  /// Makes the ``view``; an empty one, unless a subclass sets another. A storyboard calls it only where
  /// it has no view for the controller.
  open func loadView() { view = View() }

  /// Makes the ``view`` and calls ``viewDidLoad()``, unless there is a view.
  public final func loadViewIfNeeded() {
    if makeViewIfNeeded() { viewDidLoad() }
  }

  /// Makes the view, unless there is one. For a storyboard: it calls ``viewDidLoad()`` when all is
  /// connected.
  ///
  /// - Returns: Whether it was made.
  @discardableResult
  final func makeViewIfNeeded() -> Bool {
    guard !isViewLoaded, !isLoading else { return false }
    isLoading = true
    loadView()
    _ = existingView()
    isLoading = false
    return true
  }

  /// The view: an empty one where ``loadView()`` has set none.
  private func existingView() -> View {
    let view = viewIfLoaded ?? View()
    viewIfLoaded = view
    return view
  }

  /// Runs once, when the view is loaded: of a controller made in code, when somebody asks for the view;
  /// of one in a storyboard, when everything of its scene is made and connected, whether or not somebody
  /// has asked for the view before, as an initializer may. Controllers inside it come later.
  open func viewDidLoad() {}

  /// What the storyboard calls it.
  public final var storyboardIdentifier: String? { element?["storyboardIdentifier"] }
  /// Its title.
  public final var title: String? { element?["title"] }
}

/// A way from one view controller to another.
public struct InterfaceSegue: Sendable, Hashable {
  /// The kind, as `show`, `embed` or `relationship`.
  public let kind: String
  /// A name to find it by.
  public let identifier: String?
  /// The id of the controller that it leads to.
  public let destination: String?
}
