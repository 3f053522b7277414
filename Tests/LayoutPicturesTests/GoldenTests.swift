import Foundation
import LayoutPictures
import Testing

/// Pictures compared with files, byte for byte. With `TINAMOU_BLESS=1` in the environment the files
/// are written instead: look at them before they are committed.
@Suite struct GoldenTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  @Test(arguments: GoldenScene.allCases)
  func `a picture is the golden one`(scene: GoldenScene) throws {
    let file = folder.appending(path: "\(scene.rawValue).svg")
    let drawn = Data(scene.picture.svg.utf8)
    if ProcessInfo.processInfo.environment["TINAMOU_BLESS"] == "1" {
      try drawn.write(to: file)
    }
    let golden = try Data(contentsOf: file)
    #expect(drawn == golden, "\(scene.rawValue).svg; TINAMOU_BLESS=1 rewrites it")
  }

  @Test func `every golden file belongs to a test`() throws {
    let names = GoldenScene.allCases.map { "\($0.rawValue).svg" }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(files).subtracting(names).sorted() == [])
  }
}
