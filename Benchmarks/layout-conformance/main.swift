// Lays out cases from files and compares the frames with those that are expected.
//
//     swift run -c release layout-conformance FILE.jsonl…

import Foundation
import LayoutConformance

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else {
  FileHandle.standardError.write(Data("usage: layout-conformance FILE.jsonl…\n".utf8))
  exit(2)
}
do {
  let cases = try paths.flatMap {
    try CaseFile(contentsOf: URL(fileURLWithPath: $0)).cases
  }
  let report = ConformanceReport(cases)
  for line in report.lines { print(line) }
  exit(report.failed == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
