public import Foundation
public import InterfaceBuilder
import LayoutGeometry
public import LayoutPictures
import ViewTree

/// What a file contains, and what it looks like.
public struct FileReport {
  /// Something that was laid out.
  public struct Layout {
    /// The id of its element, or its number.
    public let name: String
    /// How large it is, in points, and what went wrong.
    public let line: String
    /// What it looks like.
    public let picture: SVGPicture
  }

  /// The file's name.
  public let file: String
  /// What takes no effect.
  public let contents: InterfaceReport
  /// The view controllers, or the top-level views.
  public let layouts: [Layout]

  /// Reads a file and lays it out. Classes and outlets need not be registered: views are those of
  /// their elements.
  ///
  /// - Throws: ``NibError``.
  public init(contentsOf url: URL, screen: Screen? = nil) throws(NibError) {
    let document = try InterfaceDocument(contentsOf: url)
    file = document.file
    contents = InterfaceReport(document)
    layouts =
      document.isStoryboard
      ? try Self.controllers(Storyboard(document, screen: screen))
      : try Self.views(Nib(document, traits: screen?.traits ?? TraitCollection()), screen)
  }

  private static let classes = ClassRegistry(missing: .isNoted)

  private static func controllers(_ storyboard: Storyboard) throws(NibError) -> [Layout] {
    var all: [Layout] = []
    for id in storyboard.viewControllerIDs {
      let controller = try storyboard.instantiateViewController(withID: id, classes: classes)
      all.append(layout(controller.view, name: id))
    }
    return all
  }

  /// A view that follows its superview's size is laid out on the screen, others as large as they
  /// were drawn.
  private static func views(_ nib: Nib, _ screen: Screen?) throws(NibError) -> [Layout] {
    try nib.instantiate(classes: classes).views.enumerated().map { number, view in
      if let screen {
        view.environment = LayoutEnvironment(scale: screen.scale)
        if view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
          view.frame = Rect(origin: .zero, size: screen.size)
          view.safeAreaInsets = screen.safeAreaInsets
        }
      }
      return layout(view, name: view.identifier ?? "\(number)")
    }
  }

  private static func layout(_ view: View, name: String) -> Layout {
    view.layoutIfNeeded()
    let issues = view.issues.map { "\n    \($0)".replacing("\n", with: "\n    ") }.joined()
    return Layout(
      name: name, line: "\(name): \(view.frame.size)\(issues)", picture: SVGPicture(of: view))
  }

  /// The report as text.
  public var text: String {
    var lines = [file]
    for layout in layouts { lines.append("  \(layout.line)") }
    lines += section("not understood", contents.notUnderstood)
    lines += section("without effect here", contents.kept)
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ entries: [InterfaceReport.Entry]) -> [String] {
    guard !entries.isEmpty else { return ["  \(title): nothing"] }
    return ["  \(title):"] + entries.map { "    \($0)" }
  }

  /// Writes a picture of each layout into a folder.
  ///
  /// - Returns: The paths of the files.
  public func writePictures(into folder: URL) throws -> [String] {
    let stem = (file as NSString).deletingPathExtension
    return try layouts.map { layout in
      let url = folder.appendingPathComponent("\(stem)-\(layout.name.fileName).svg")
      try Data(layout.picture.svg.utf8).write(to: url)
      return url.relativePath
    }
  }
}

extension String {
  /// The text with what cannot stand in the name of a file replaced.
  fileprivate var fileName: String {
    String(map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "_" })
  }
}
