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
    var made = 0
    for seed in 0..<count {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      let document = FuzzDocument(bytes)
      switch NibFuzzing.outcome(document.data) {
      case .violation(let violation):
        Issue.record("seed \(seed): \(violation)\n\(document.source)")
      case .made(let views): made += views > 0 ? 1 : 0
      case .refused: continue
      }
    }
    print("of \(count) random documents \(made) have views that were laid out")
    #expect(made > Int(count) / 10)
  }
}
