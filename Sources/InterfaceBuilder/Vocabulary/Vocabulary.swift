/// The names of elements and attributes that are known.
enum Vocabulary {
  /// Whether an element is a view controller.
  static func isViewController(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
  }
}
