// Times preparing texts and wrapping them, uncached.
//
//     swift run -c release text-benchmarks [FILE]
//
// Each line of FILE is a text; without one, they are made up. A text is prepared in 15 points of
// Helvetica and wrapped at 300 points; then texts up to a megabyte show that time is linear, and two
// of them that wrapping allocates no memory for each line (if something counts: see
// Benchmarks/peers/livebytes.c).

import Foundation
import SolverTraces
import TextLayout

/// The least time, in seconds, of `rounds` runs of `body`: what disturbs only adds.
func least(rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<rounds {
    let time = try ContinuousClock().measure(body).components
    least = min(least, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
  }
  return least
}

/// A number with three significant digits.
func threeDigits(_ number: Double) -> String { String(format: "%.3g", number) }

let words = ["light", "the", "river", "and", "a", "constraint", "of", "slow", "well-known", "12.5"]
let made = (0..<50).map { index in
  var text = ""
  while text.count < 135 { text += words[(text.count * 7 + index * 3) % words.count] + " " }
  return text + "done."
}
let path = CommandLine.arguments.dropFirst().first
let texts = try path.map {
  try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init)
}
let statuses = texts ?? made
guard !statuses.isEmpty else { fatalError("usage: text-benchmarks [FILE]") }

let measurer = BuiltInTextMeasurer()
let font = Font.helvetica(size: 15)
var lines = 0
let repeats = max(1, 2_000 / statuses.count)
let time = try least(rounds: 20) {
  for _ in 0..<repeats {
    for status in statuses {
      let prepared = try measurer.prepare(status, font: font)
      lines += try prepared.wrapped(width: 300, lineLimit: 0).lines.count
    }
  }
}
let each = time / Double(repeats * statuses.count)
print("us a text \(threeDigits(each * 1e6))")

print("\ncharacters    ns a character")
for count in [1_000, 10_000, 100_000, 1_000_000] {
  let text = String(String(repeating: made[0] + " ", count: count / 100).prefix(count))
  let time = try least(rounds: 5) {
    lines += try measurer.prepare(text, font: font).wrapped(width: 300, lineLimit: 0).lines.count
  }
  print("\(count)\t\t\(threeDigits(time / Double(count) * 1e9))")
}
print("\nlines    allocations of wrapping")
for count in [1_000, 100_000] {
  let text = String(String(repeating: made[0] + " ", count: count / 100).prefix(count))
  let prepared = try measurer.prepare(text, font: font)
  var wrapped = 0
  let allocated = allocations {
    wrapped = (try? prepared.wrapped(width: 300, lineLimit: 0).lines.count) ?? 0
  }
  print("\(wrapped)\t\t\(allocated.map { "\($0)" } ?? "unknown")")
}

print("\n\(lines) lines in all")
