import SeededRandom
import Tables
import Testing

@Suite("Sums of the numbers before one")
struct PrefixSumsTests {
  /// What a sequence should be.
  private struct Plain: Equatable {
    var value: Int
    var isKnown = false
    var isPending = false
  }

  /// A random change of both.
  private func change(
    _ sums: inout PrefixSums, _ plain: inout [Plain], _ random: inout SplitMix64
  ) {
    let place = Int.random(in: 0...plain.count, using: &random)
    let index = plain.isEmpty ? 0 : min(place, plain.count - 1)
    switch Int.random(in: 0...10, using: &random) {
    case 0, 1:
      let count = [1, 1, 3, 40, 700].randomElement(using: &random) ?? 1
      let new = Plain(
        value: Int.random(in: 0...3, using: &random), isPending: Bool.random(using: &random))
      sums.insert(
        PrefixSums(repeating: new.value, count: count, isPending: new.isPending), at: place)
      plain.insert(contentsOf: [Plain](repeating: new, count: count), at: place)
    case 2:
      let values = (0..<Int.random(in: 0...600, using: &random)).map { $0 % 7 }
      sums.insert(PrefixSums(known: values), at: place)
      plain.insert(contentsOf: values.map { Plain(value: $0, isKnown: true) }, at: place)
    case 3:
      let end = Int.random(in: place...min(plain.count, place + 300), using: &random)
      let part = sums.remove(place..<end)
      #expect(part.total == plain[place..<end].reduce(0) { $0 + $1.value })
      let moved = Array(plain[place..<end])
      plain.removeSubrange(place..<end)
      guard Bool.random(using: &random) else { return }
      let target = Int.random(in: 0...plain.count, using: &random)
      sums.insert(part, at: target)
      plain.insert(contentsOf: moved, at: target)
    case 4 where !plain.isEmpty:
      sums.forget(index)
      plain[index].isKnown = false
    case 5 where Int.random(in: 0...3, using: &random) == 0:
      sums.forgetAll()
      for index in plain.indices { plain[index].isKnown = false }
    case 6...9 where !plain.isEmpty:
      for index in index..<min(plain.count, index + 20) {
        plain[index].value = Int.random(in: 0...50, using: &random)
        plain[index].isKnown = true
        sums.set(index, to: plain[index].value)
      }
    case 10 where !plain.isEmpty:
      let found = (index..<min(plain.count, index + 600)).filter { _ in
        Int.random(in: 0...9, using: &random) > 0
      }.map { (index: $0, value: Int.random(in: 0...50, using: &random)) }
      for (index, value) in found {
        plain[index] = Plain(value: value, isKnown: true, isPending: plain[index].isPending)
      }
      sums.set(found)
    default: break
    }
  }

  @Test("whatever is cut, joined, set and forgotten: sums are those of a plain array")
  func plainArray() {
    for seed in UInt64(0)..<60 {
      var random = SplitMix64(seed: seed)
      var (sums, plain) = (PrefixSums(), [Plain]())
      for _ in 0..<60 {
        change(&sums, &plain, &random)
        #expect(sums.brokenInvariant == nil, "seed \(seed)")
        #expect(sums.count == plain.count, "seed \(seed)")
        #expect(sums.total == plain.reduce(0) { $0 + $1.value }, "seed \(seed)")
        let asked = Int.random(in: 0...plain.count, using: &random)
        #expect(
          sums.offset(of: asked) == plain.prefix(asked).reduce(0) { $0 + $1.value }, "seed \(seed)")
        if asked < plain.count {
          #expect(sums[asked] == plain[asked].value, "seed \(seed)")
          #expect(sums.isKnown(asked) == plain[asked].isKnown, "seed \(seed)")
        }
        let point = Int.random(in: 0...(sums.total + 5), using: &random)
        var (expected, sum): (Int?, Int) = (nil, 0)
        for (index, number) in plain.enumerated() where sum <= point {
          expected = index
          sum += number.value
        }
        #expect(sums.index(at: point) == expected, "seed \(seed) at \(point)")
      }
    }
  }

  @Test("what has to be found out at once is found, one after the other")
  func pending() {
    var sums = PrefixSums(repeating: 0, count: 1_000, isPending: true)
    sums.insert(PrefixSums(repeating: 44, count: 1_000), at: 500)
    var found: [Int] = []
    while let index = sums.firstPending() {
      found.append(index)
      sums.set(index, to: 5)
    }
    #expect(found == Array(0..<500) + Array(1_500..<2_000))
    sums.forgetAll()
    #expect(sums.firstPending(from: 500) == 1_500)
    #expect(sums.total == 1_000 * 5 + 1_000 * 44)
  }

  @Test("a million numbers that nobody has looked at are one node, and a copy shares them")
  func runs() {
    var sums = PrefixSums(repeating: 44, count: 1_000_000)
    #expect(sums.nodeCount == 1)
    let copy = sums
    sums.set(500_000, to: 100)
    #expect(sums.total == 44_000_056)
    #expect(copy.total == 44_000_000)
    #expect(sums.nodeCount < 8)
    for index in 0..<1_000 { sums.insert(PrefixSums(repeating: index, count: 1), at: index) }
    #expect(sums.nodeCount < 40)
  }

  @Test("rows measured one after the other, or here and there, end up in full pieces")
  func pieces() {
    for step in [1, 7_919] {
      let count = 20_000
      var sums = PrefixSums(repeating: 44, count: count)
      for index in 0..<count { sums.set(index * step % count, to: index) }
      #expect(sums.nodeCount * 50 < count)
      #expect(sums.brokenInvariant == nil)
    }
  }

  @Test("without numbers there is nothing")
  func empty() {
    let sums = PrefixSums()
    #expect(sums.total == 0)
    #expect(sums.index(at: 0) == nil)
    #expect(sums.firstPending() == nil)
  }
}
