import InterfaceBuilder
import NibReport
import Testing

@Suite("Command line of nib-report")
struct ReportOptionsTests {
  @Test("files, a turned device and a folder are taken")
  func options() throws {
    let options = try ReportOptions([
      "--device", "retina4_7", "--landscape", "--output", "pictures", "A.xib", "B.storyboard",
    ])
    #expect(options.files == ["A.xib", "B.storyboard"])
    #expect(options.screen == Screen(device: "retina4_7", isLandscape: true))
    #expect(options.output == "pictures")
  }

  @Test(
    "what makes no sense is refused in one line",
    arguments: [
      [], ["--device"], ["--device", "phone", "A.xib"], ["--landscape", "A.xib"], ["--wide"],
    ])
  func refusals(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try ReportOptions(arguments) }
    #expect(error?.description.contains("\n") == false)
  }
}
