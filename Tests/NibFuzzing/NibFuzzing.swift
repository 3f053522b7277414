package import Foundation
import InterfaceBuilder
import LayoutGeometry
import ViewTree

/// What has to hold for every file: reading and making it ends in a value or an error, making it
/// twice gives the same layout, and every frame is finite.
package enum NibFuzzing {
  /// How a file came out.
  package enum Outcome: Equatable {
    /// It was refused with an error.
    case refused
    /// So many views were laid out.
    case made(views: Int)
    /// It broke a law.
    case violation(String)
  }

  /// How a file comes out.
  package static func outcome(_ data: Data) -> Outcome {
    let classes = ClassRegistry(missing: .isNoted)
    do throws(NibError) {
      let document = try InterfaceDocument(data: data, file: "Fuzz")
      _ = InterfaceReport(document)
      guard document.isStoryboard else {
        let nib = try Nib(document)
        return try compare(
          nib.instantiate(classes: classes).views, nib.instantiate(classes: classes).views)
      }
      let storyboard = try Storyboard(document)
      let views = try (0..<2).map { _ throws(NibError) in
        try storyboard.viewControllerIDs.map { id throws(NibError) in
          try storyboard.instantiateViewController(withID: id, classes: classes).view
        }
      }
      return compare(views[0], views[1])
    } catch {
      return error.description.isEmpty ? .violation("an error says nothing") : .refused
    }
  }

  private static func compare(_ first: [View], _ second: [View]) -> Outcome {
    let frames = [first, second].map { views in
      views.flatMap { $0.layoutSnapshot().items.map(\.frame) }
    }
    if frames[0] != frames[1] { return .violation("two makings have other frames") }
    guard frames[0].allSatisfy(\.isFinite) else { return .violation("a frame is not finite") }
    return .made(views: frames[0].count)
  }
}
