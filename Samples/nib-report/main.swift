import Foundation
import NibReport

/// Says something on standard error.
func complain(_ error: some Error) {
  FileHandle.standardError.write(Data("nib-report: \(error)\n".utf8))
}

do {
  let options = try ReportOptions(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(ReportOptions.usage)
    exit(0)
  }
  var hasFailed = false
  for path in options.files {
    do {
      let report = try FileReport(
        contentsOf: URL(fileURLWithPath: path), screen: options.screen)
      print(report.text)
      guard let output = options.output else { continue }
      let folder = URL(fileURLWithPath: output, isDirectory: true)
      for file in try report.writePictures(into: folder) { print("  wrote \(file)") }
    } catch {
      complain(error)
      hasFailed = true
    }
  }
  exit(hasFailed ? 1 : 0)
} catch {
  complain(error)
  exit(2)
}
