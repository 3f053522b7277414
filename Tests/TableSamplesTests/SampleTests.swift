import InboxSample
import LayoutPictures
import SettingsSample
import Tables
import Testing

@Suite("The samples of tables")
struct SampleTests {
  /// The texts of a picture, in the order in which they are drawn.
  private func texts(_ picture: SVGPicture) -> [String] {
    picture.svg.split(separator: "<text").dropFirst().compactMap { part in
      part.split(separator: ">", maxSplits: 1).last?.split(separator: "<").first.map(String.init)
    }
  }

  @Test("settings: a tap brings a section in, and the last row can be scrolled to")
  func settings() throws {
    let pictures = try Settings.pictures()
    #expect(pictures.count == 5)
    #expect(!texts(pictures[0].picture).contains("Library"))
    #expect(texts(pictures[1].picture).contains("Library"))
    #expect(texts(pictures[2].picture).contains("kiwi@example.org"))
  }

  @Test("inbox: new messages above move nothing, the reading of one shows")
  func inbox() throws {
    let pictures = try Inbox().play()
    #expect(pictures.count == 9)
    #expect(texts(pictures[3].picture) == texts(pictures[2].picture))
    #expect(pictures[3].picture.svg != pictures[4].picture.svg)
    #expect(texts(pictures[4].picture) == texts(pictures[3].picture))
    #expect(!texts(pictures[6].picture).contains("Yesterday"))
  }
}
