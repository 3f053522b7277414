// Times reading a storyboard and making a cell of it.
//
//     swift run -c release nib-benchmarks [FILE]
//
// Without a FILE, the storyboard is that of storyboard-feed with its cell repeated up to 60 KB.

import Foundation
import InterfaceBuilder
import StoryboardFeed

/// The least time, in milliseconds, of `rounds` runs of `body`: what disturbs only adds.
func least(rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<rounds {
    let time = try ContinuousClock().measure(body).components
    least = min(least, Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15)
  }
  return least
}

/// The sample's storyboard, with copies of its cell up to a length in bytes.
func repeated(_ source: String, bytes: Int) -> String {
  guard let start = source.range(of: "<tableViewCell "),
    let end = source.range(of: "</tableViewCell>")
  else { return source }
  let cell = source[start.lowerBound..<end.upperBound]
  let ids = /(id|firstItem|secondItem|destination|tableViewCell|reuseIdentifier)="([^"]+)"/
  var copies = ""
  var number = 0
  while source.utf8.count + copies.utf8.count < bytes {
    number += 1
    copies += cell.replacing(ids) { "\($0.output.1)=\"\($0.output.2)-\(number)\"" }
  }
  return source.replacingCharacters(in: end.upperBound..<end.upperBound, with: copies)
}

let path = CommandLine.arguments.dropFirst().first
let file = path.map { URL(fileURLWithPath: $0) } ?? FeedController.file
let own = try String(contentsOf: file, encoding: .utf8)
let source = Data((path == nil ? repeated(own, bytes: 60_000) : own).utf8)
let storyboard = try Storyboard(data: source, file: file.lastPathComponent)

let reading = try least(rounds: 30) {
  _ = try Storyboard(data: source, file: file.lastPathComponent)
}
print("\(source.count) bytes, \(storyboard.document.elements.count) ids")
print("ms to read \(reading)")
let again = try least(rounds: 30) { _ = try storyboard.shown(on: storyboard.screen) }
print("ms to choose other traits \(again)")

let classes = ClassRegistry(missing: .isNoted)
guard let identifier = storyboard.reuseIdentifiers.first else { exit(0) }
let making = try least(rounds: 30) {
  for _ in 0..<20 {
    _ = try storyboard.instantiatePrototype(withReuseIdentifier: identifier, classes: classes)
  }
}
print("ms to make a cell \(making / 20)")
