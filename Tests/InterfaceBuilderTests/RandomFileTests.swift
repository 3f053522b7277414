import InterfaceBuilder
import NibFuzzing
import SeededRandom
import Testing

@Suite("Random files")
struct RandomFileTests {
  @Test("a document of anything, anywhere, ends in layouts that are equal, or in an error")
  func randomDocuments() {
    #if DEBUG
      let count: UInt64 = 300
    #else
      let count: UInt64 = 20_000
    #endif
    for seed in 0..<count {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      let document = FuzzDocument(bytes)
      if let violation = NibFuzzing.violation(document.data) {
        Issue.record("seed \(seed): \(violation)\n\(document.source)")
      }
    }
  }
}
