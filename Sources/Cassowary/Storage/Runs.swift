/// Amounts by place, in the arena, in blocks of two kinds: a run of neighbouring places is a head and an
/// amount for each of them; scattered places are a head, and then each place and its amount. A view,
/// like ``Table``.
@safe
struct Runs {
  fileprivate struct Head: BitwiseCopyable {
    /// The first place of a run, or a scattered place.
    var place: Int32
    /// How many places a run has, or less than zero: how many are scattered.
    var count: Int32 = 0
  }

  private let base: UnsafeMutableRawPointer

  @inline(__always)
  init(at address: UnsafeMutableRawPointer) { unsafe base = address }

  /// How many words so many places take at most.
  static func words(forPlaces count: Int) -> Int { 1 + 2 * count }

  @inline(__always)
  fileprivate func head(_ word: Int) -> UnsafeMutablePointer<Head> {
    unsafe (base + word &<< 3).assumingMemoryBound(to: Head.self)
  }

  @inline(__always)
  fileprivate func amount(_ word: Int) -> UnsafeMutablePointer<Double> {
    unsafe (base + word &<< 3).assumingMemoryBound(to: Double.self)
  }

  /// Copies words to a place before them, or where they are.
  func copy(_ words: Range<Int32>, to place: Int32) {
    let (from, to) = (Int(words.lowerBound) * 8, Int(place) * 8)
    unsafe (base + to).copyMemory(from: base + from, byteCount: words.count * 8)
  }

  /// Calls `body` with each place in these words, and its amount.
  @inline(__always)
  func forEach<Index: TableIndex>(
    in words: Range<Int32>, _ body: (_ place: Index, _ amount: Double) -> Void
  ) {
    var word = Int(words.lowerBound)
    while word < Int(words.upperBound) {
      let head = unsafe head(word).pointee
      word &+= 1
      var offset: Int32 = 0
      while offset < head.count {
        body(Index(raw: head.place &+ offset), unsafe amount(word).pointee)
        word &+= 1
        offset &+= 1
      }
      while offset > head.count {
        body(Index(raw: unsafe self.head(word).pointee.place), unsafe amount(word &+ 1).pointee)
        word &+= 2
        offset &-= 1
      }
    }
  }

  /// Replaces each element of a table that has a place in these words by what `body` makes of it and
  /// its amount: two at a time, where two are neighbours.
  @inline(__always)
  func update<Index: TableIndex>(
    _ table: Table<Index, Double>, in words: Range<Int32>,
    _ body: (_ elements: SIMD2<Double>, _ amounts: SIMD2<Double>) -> SIMD2<Double>
  ) {
    var word = Int(words.lowerBound)
    while word < Int(words.upperBound) {
      let head = unsafe head(word).pointee
      var rest = head.count
      word &+= 1
      while rest < 0 {
        let place = Index(raw: unsafe self.head(word).pointee.place)
        unsafe Self.updateOne(table.address(of: place), amount(word &+ 1), body)
        word &+= 2
        rest &+= 1
      }
      var element = unsafe table.address(of: Index(raw: head.place))
      while rest >= 4 {
        unsafe Self.updatePair(element, amount(word), body)
        unsafe Self.updatePair(element + 2, amount(word &+ 2), body)
        word &+= 4
        unsafe element += 4
        rest &-= 4
      }
      while rest > 0 {
        unsafe Self.updateOne(element, amount(word), body)
        word &+= 1
        unsafe element += 1
        rest &-= 1
      }
    }
  }

  @inline(__always)
  private static func updatePair(
    _ elements: UnsafeMutablePointer<Double>, _ amounts: UnsafeMutablePointer<Double>,
    _ body: (SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double>
  ) {
    let new = unsafe body(SIMD2(elements[0], elements[1]), SIMD2(amounts[0], amounts[1]))
    unsafe elements[0] = new[0]
    unsafe elements[1] = new[1]
  }

  @inline(__always)
  private static func updateOne(
    _ element: UnsafeMutablePointer<Double>, _ amount: UnsafeMutablePointer<Double>,
    _ body: (SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double>
  ) {
    unsafe element.pointee = body(SIMD2(element.pointee, 0), SIMD2(amount.pointee, 0))[0]
  }
}

/// Writes ``Runs``.
struct RunWriter {
  private let runs: Runs
  /// Where the words end that are written.
  private(set) var end: Int32
  /// Where the run begins that is under way, if it has a place.
  private var run: Int32
  /// Where the scattered places begin that were written last.
  private var scattered: Int32?

  /// Shorter runs cost more than scattered places.
  private static let shortest: Int32 = 4

  init(_ runs: Runs, from start: Int32) {
    self.runs = runs
    (end, run) = (start, start)
  }

  /// Writes an amount; a run grows where the place is the next.
  mutating func append<Index: TableIndex>(_ amount: Double, at place: Index) {
    let head = unsafe runs.head(Int(run))
    if run < end, unsafe head.pointee.place + head.pointee.count == place.raw {
      unsafe head.pointee.count += 1
    } else {
      finish()
      unsafe runs.head(Int(run)).pointee = Runs.Head(place: place.raw, count: 1)
      end += 1
    }
    unsafe runs.amount(Int(end)).pointee = amount
    end += 1
  }

  /// Ends the run that is under way; a short one becomes scattered places.
  mutating func finish() {
    defer { run = end }
    guard run < end else { return }
    let head = unsafe runs.head(Int(run)).pointee
    if head.count >= Self.shortest {
      scattered = nil
      return
    }
    var amounts = InlineArray<4, Double>(repeating: 0)
    for offset in 0..<Int(head.count) {
      amounts[offset] = unsafe runs.amount(Int(run) + 1 + offset).pointee
    }
    end = run
    for offset in 0..<head.count { scatter(amounts[Int(offset)], at: head.place + offset) }
  }

  private mutating func scatter(_ amount: Double, at place: Int32) {
    let start = scattered ?? end
    if scattered == nil {
      unsafe runs.head(Int(end)).pointee = Runs.Head(place: 0)
      scattered = end
      end += 1
    }
    unsafe runs.head(Int(start)).pointee.count -= 1
    unsafe runs.head(Int(end)).pointee = Runs.Head(place: place)
    unsafe runs.amount(Int(end) + 1).pointee = amount
    end += 2
  }
}
