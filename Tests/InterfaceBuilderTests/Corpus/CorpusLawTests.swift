import Foundation
import InterfaceBuilder
import LayoutGeometry
import Testing
import ViewTree

@Suite("Laws of real files", .enabled(if: !Corpus.files.isEmpty, Corpus.absence))
struct CorpusLawTests {
  /// The frames of everything outermost and inside, and whether no constraint had to be dropped.
  private func layout(_ data: Data, _ name: String) throws -> (frames: [[Rect]], isSound: Bool) {
    let classes = ClassRegistry(missing: .isNoted)
    let all =
      name.hasSuffix("storyboard")
      ? try Storyboard(data: data, file: name).everything(classes: classes)
      : try Nib(data: data, file: name).everything(classes: classes)
    let roots = all.flatMap(\.all).compactMap { $0.object as? View }.filter {
      $0.superview == nil
    }
    let frames = roots.map { $0.layoutSnapshot().items.map(\.frame) }
    return (frames, roots.allSatisfy { $0.issues.isEmpty })
  }

  /// The file with the constraints of each view in the opposite order.
  private func reversed(_ source: String) -> String {
    source.replacing(/(?s)<constraints>(.*?)<\/constraints>/) { match in
      let constraints = match.output.1.split(separator: "<constraint ").dropFirst()
      let text = constraints.reversed().map { "<constraint \($0)" }.joined()
      return "<constraints>\(text)</constraints>"
    }
  }

  @Test("making a file twice gives equal layouts, and the order of constraints does not matter")
  func laws() throws {
    var compared = 0
    for file in Corpus.files {
      let name = file.lastPathComponent
      let source = try String(contentsOf: file, encoding: .utf8)
      let first = try layout(Data(source.utf8), name)
      #expect(try layout(Data(source.utf8), name).frames == first.frames, "\(name) made twice")
      // Where constraints contradict each other, the last one in their order is dropped.
      guard first.isSound else { continue }
      compared += 1
      #expect(try layout(Data(reversed(source).utf8), name).frames == first.frames, "\(name)")
    }
    print("the order of constraints was turned in \(compared) files")
    #expect(compared > Corpus.files.count / 2)
  }
}
