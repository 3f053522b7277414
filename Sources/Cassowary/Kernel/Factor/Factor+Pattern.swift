extension Factor {
  /// Marks the positions whose columns may move when the residuals at the marked positions do, by
  /// the pattern alone. `reached` holds the marked positions, in the end all of them. Costs what it
  /// marks, and the etas.
  func reach(_ marks: Table<Position, Marks>, _ reached: List<Position>) {
    func mark(_ position: Position) {
      if marks[position].contains(.moves) { return }
      marks[position].insert(.moves)
      reached.append(position)
    }
    etas.spread(marks, mark)
    var next = 0
    var hasReachedTorn = false
    while next < reached.count {
      let position = reached[next]
      next += 1
      if places[position].pivot == 0, !hasReachedTorn {
        // Through the dense block any torn row moves every torn column.
        hasReachedTorn = true
        for index in 0..<torn.count { mark(torn[index]) }
      }
      forEach(in: places[position].column) { term in
        let other = positionOfRow[term.row]
        if other.raw >= 0 { mark(other) }
      }
    }
  }
}
