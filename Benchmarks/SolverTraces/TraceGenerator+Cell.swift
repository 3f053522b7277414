import Cassowary

extension TraceGenerator {
  /// A row of a feed: a picture of its author at the left, the author's name, a text as high as it
  /// needs to be, a photograph that some rows have, a line below. The heights of text and
  /// photograph and the space between them are edited; the row's height follows.
  func cell() -> Trace {
    var trace = Trace()
    let (row, author, name) = (Box(&trace), Box(&trace), Box(&trace))
    let (text, photo, line) = (Box(&trace), Box(&trace), Box(&trace))
    let space = trace.variable()
    trace.add([row.left: 1])
    trace.add([row.top: 1])
    trace.add([row.width: 1], -375)
    trace.add([author.left: 1, row.left: -1], -12)
    trace.add([author.top: 1, row.top: -1], -12)
    trace.add([author.width: 1], -48)
    trace.add([author.height: 1, author.width: -1])
    trace.add([name.left: 1, author.left: -1, author.width: -1], -8)
    trace.add([name.top: 1, author.top: -1])
    trace.add([name.height: 1], -20)
    trace.add([name.width: 1], -140, .equal, .weak)
    trace.add([name.left: 1, name.width: 1, row.left: -1, row.width: -1], 12, .lessThanOrEqual)
    trace.add([text.top: 1, name.top: -1, name.height: -1], -4)
    trace.add([photo.top: 1, text.top: -1, text.height: -1, space: -1])
    trace.add([line.top: 1, photo.top: -1, photo.height: -1], -8)
    trace.add([line.height: 1], -16)
    for box in [text, photo, line] {
      trace.add([box.left: 1, name.left: -1])
      trace.add([box.left: 1, box.width: 1, row.left: -1, row.width: -1], 12)
    }
    for box in [author, line] {
      trace.add(
        [row.top: 1, row.height: 1, box.top: -1, box.height: -1], -12, .greaterThanOrEqual)
    }
    trace.add([row.height: 1], 0, .equal, .weak)
    for box in [row, author, name, text, photo, line] {
      trace.add([box.width: 1], 0, .greaterThanOrEqual)
      trace.add([box.height: 1], 0, .greaterThanOrEqual)
    }
    for variable in [text.height, photo.height, space] { trace.edit(variable) }
    trace.steps = contents(text.height, photo.height, space)
    return trace
  }

  /// What the rows show: one to nine lines, and a photograph in one row of three.
  private func contents(_ text: Int, _ photo: Int, _ space: Int) -> [[Trace.Suggestion]] {
    var random = SplitMix64(seed: 0xfeed)
    return (0..<size).map { _ in
      let lines = Double(random.int(in: 1...9))
      let hasPhoto = random.int(in: 0...2) == 0
      return [
        .init(variable: text, value: lines * 18),
        .init(variable: photo, value: hasPhoto ? 160 : 0),
        .init(variable: space, value: hasPhoto ? 8 : 0),
      ]
    }
  }
}
