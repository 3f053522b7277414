import Foundation
import MicroblogFeed

/// Ends with one line on standard error.
func fail(_ error: some Error) -> Never {
  FileHandle.standardError.write(Data("microblog-feed: \(error)\n".utf8))
  exit(1)
}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.usage)
    exit(0)
  }
  let statuses = try options.input.map { try StatusFile.read($0) } ?? StatusFile.bundled()
  let report = FeedReport(statuses, options)
  let files = try report.write(options)
  print(report.text)
  print("wrote \(files.joined(separator: " and "))")
  for problem in report.problems {
    FileHandle.standardError.write(Data("microblog-feed: \(problem)\n".utf8))
  }
  exit(report.waysAgree && report.problems.isEmpty ? 0 : 1)
} catch {
  fail(error)
}
