import Cassowary

extension TraceGenerator {
  /// `|-12-[box]-12-[box(box0)]-12-|`, every box at least 16 wide, the container's width edited.
  func chain(crossing: Bool) -> Trace {
    let (gap, least) = (12.0, 16.0)
    var trace = Trace()
    let container = trace.variable()
    var (firstWidth, lastRight): (Int?, Int?)
    for _ in 0..<size {
      let (left, width, right) = (trace.variable(), trace.variable(), trace.variable())
      trace.add([right: 1, left: -1, width: -1])
      if let lastRight {
        trace.add([left: 1, lastRight: -1], -gap)
      } else {
        trace.add([left: 1], -gap)
      }
      trace.add([width: 1], -least, .greaterThanOrEqual)
      if let firstWidth { trace.add([width: 1, firstWidth: -1], 0, .equal, .strong) }
      firstWidth = firstWidth ?? width
      lastRight = right
    }
    if let lastRight { trace.add([container: 1, lastRight: -1], -gap) }
    trace.edit(container)
    let narrowest = Double(size) * (least + gap) + gap
    trace.steps = (0..<steps).map { step in
      let value =
        crossing
        ? narrowest + (step.isMultiple(of: 2) ? 1 : -1) * (1 + sweep(step))
        : narrowest + Double(size) + sweep(step)
      return [.init(variable: container, value: value)]
    }
    return trace
  }
}
