import Foundation
import InterfaceBuilder
import NibReport
import Testing

@Suite("Reports on files")
struct FileReportTests {
  private static let source = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene><objects><viewController id="home" customClass="Unheard" opaque="NO"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><surprise/>
    <subviews><label text="Hello &amp; goodbye" id="l"><rect key="frame" x="10" y="30" width="300" height="20"/></label></subviews>
    <constraints><constraint firstAttribute="width" constant="100" id="narrow"/></constraints>
    </view></viewController></objects></scene></scenes></document>
    """

  /// Calls `body` with a folder of its own that has the file in it.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try Data(Self.source.utf8).write(to: file)
    try body(file)
  }

  @Test("a report has the layouts, what is wrong with them, and what is not understood")
  func text() throws {
    try withFile { file in
      let lines = try FileReport(contentsOf: file).text.split(separator: "\n").map(String.init)
      #expect(lines[0] == "Main.storyboard")
      #expect(lines[1] == "  home: 375.0 × 667.0")
      #expect(lines.contains { $0.contains("\"narrow\" v.width == 100.0") })
      #expect(lines.contains("    1 × surprise, first on line 4"))
      #expect(lines.contains("  without effect here:"))
      #expect(
        lines.contains(
          "    1 × viewController opaque, first on line 3: of drawing: it moves no frame"))
    }
  }

  @Test("another screen is taken, and a picture of each controller written")
  func pictures() throws {
    try withFile { file in
      let report = try FileReport(contentsOf: file, screen: Screen(device: "ipad9_7"))
      #expect(report.layouts.first?.line.hasPrefix("home: 768.0 × 1024.0") == true)
      let folder = file.deletingLastPathComponent()
      #expect(try report.writePictures(into: folder).count == 1)
      let picture = try String(
        contentsOf: folder.appendingPathComponent("Main-home.svg"), encoding: .utf8)
      #expect(picture.contains("Hello &amp; goodbye"))
    }
  }
}
