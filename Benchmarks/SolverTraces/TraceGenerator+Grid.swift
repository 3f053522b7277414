import Cassowary

extension TraceGenerator {
  /// The edges of a box.
  struct Box {
    let left, top, width, height: Int

    init(_ trace: inout Trace) {
      (left, top) = (trace.variable(), trace.variable())
      (width, height) = (trace.variable(), trace.variable())
    }
  }

  /// Boxes in rows and columns, 6 apart, at least 10 wide and high; columns and rows line up, and
  /// would like to be as wide and high as the first; the container's size is edited.
  func grid() -> Trace {
    let (gap, least) = (6.0, 10.0)
    var trace = Trace()
    let container = Box(&trace)
    let boxes = (0..<size).map { _ in (0..<size).map { _ in Box(&trace) } }
    trace.add([container.left: 1])
    trace.add([container.top: 1])
    for row in 0..<size {
      for column in 0..<size {
        let box = boxes[row][column]
        if column > 0 {
          let other = boxes[row][column - 1]
          trace.add([box.left: 1, other.left: -1, other.width: -1], -gap)
        } else {
          trace.add([box.left: 1, container.left: -1], -gap)
        }
        if row > 0 {
          let other = boxes[row - 1][column]
          trace.add([box.top: 1, other.top: -1, other.height: -1], -gap)
        } else {
          trace.add([box.top: 1, container.top: -1], -gap)
        }
        trace.add([box.width: 1], -least, .greaterThanOrEqual)
        trace.add([box.height: 1], -least, .greaterThanOrEqual)
        let (atop, first) = (boxes[0][column], boxes[row][0])
        if row > 0 { trace.add([box.width: 1, atop.width: -1]) }
        if column > 0 { trace.add([box.height: 1, first.height: -1]) }
      }
    }
    fill(container, boxes, gap, &trace)
    let narrowest = Double(size) * (least + gap) + gap
    trace.steps = (0..<steps).map { step in
      [
        .init(variable: container.width, value: narrowest + sweep(step)),
        .init(variable: container.height, value: narrowest + sweep(steps - 1 - step) / 2),
      ]
    }
    return trace
  }

  /// The last column and row end at the container's edges, and all share the place.
  private func fill(_ container: Box, _ boxes: [[Box]], _ gap: Double, _ trace: inout Trace) {
    let (first, last) = (boxes[0][0], boxes[size - 1][size - 1])
    trace.add([container.width: 1, container.left: 1, last.left: -1, last.width: -1], -gap)
    trace.add([container.height: 1, container.top: 1, last.top: -1, last.height: -1], -gap)
    for index in boxes.indices.dropFirst() {
      trace.add([boxes[0][index].width: 1, first.width: -1], 0, .equal, .strong)
      trace.add([boxes[index][0].height: 1, first.height: -1], 0, .equal, .strong)
    }
    trace.edit(container.width)
    trace.edit(container.height)
  }
}
