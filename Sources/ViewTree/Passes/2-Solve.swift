extension View {
  /// Pass 2: the engine finds every edge.
  func solvePass(isStrict: Bool) throws(LayoutError) {
    let engine = layoutEngine ?? LayoutEngine()
    layoutEngine = engine
    try engine.update(self, isStrict: isStrict)
  }
}
