package import Foundation
import InterfaceBuilder
import LayoutGeometry
import ViewTree

/// What has to hold for every file: reading and making it ends in a value or an error, making it
/// twice gives the same layout, and every frame is finite.
package enum NibFuzzing {
  /// The law that a file breaks; `nil` if it breaks none.
  package static func violation(_ data: Data) -> String? {
    let classes = ClassRegistry(missing: .isNoted)
    do throws(NibError) {
      let document = try InterfaceDocument(data: data, file: "Fuzz")
      _ = InterfaceReport(document)
      guard document.isStoryboard else {
        let nib = try Nib(document)
        return try compare(nib.instantiate(classes: classes), nib.instantiate(classes: classes))
      }
      let storyboard = try Storyboard(document)
      for id in storyboard.viewControllerIDs {
        let first = try storyboard.instantiateViewController(withID: id, classes: classes)
        let second = try storyboard.instantiateViewController(withID: id, classes: classes)
        if let violation = compare([first.view], [second.view]) { return violation }
      }
      return nil
    } catch {
      return error.description.isEmpty ? "an error says nothing" : nil
    }
  }

  private static func compare(_ first: NibObjects, _ second: NibObjects) -> String? {
    compare(first.views, second.views)
  }

  private static func compare(_ first: [View], _ second: [View]) -> String? {
    let frames = [first, second].map { views in
      views.flatMap { $0.layoutSnapshot().items.map(\.frame) }
    }
    if frames[0] != frames[1] { return "two makings have other frames" }
    return frames[0].allSatisfy(\.isFinite) ? nil : "a frame is not finite"
  }
}
