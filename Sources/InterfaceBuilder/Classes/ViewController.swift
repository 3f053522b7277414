public import ViewTree

/// A view controller of a storyboard: what it shows, and where it leads.
open class ViewController {
  /// What is shown.
  public final var view = View()
  /// The controllers inside: embedded ones, and those of a container.
  public internal(set) final var children: [ViewController] = []
  /// The element that describes it.
  public internal(set) final var element: InterfaceElement?
  /// The segues from the controller and from what is in its scene. They are listed, not run.
  public internal(set) final var segues: [InterfaceSegue] = []
  /// Everything of the controller's scene.
  public internal(set) final var objects: NibObjects?

  /// A controller with an empty view.
  public init() {}

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
