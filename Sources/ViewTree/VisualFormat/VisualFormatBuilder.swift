/// Makes the constraints that a parsed visual format stands for.
struct VisualFormatBuilder {
  let text: String
  let format: VisualFormat
  let options: VisualFormatOptions
  let metrics: [String: Double]
  let views: [String: View]

  /// All constraints: from the first bar to the last one, then the alignments.
  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    var members: [View] = []
    for member in format.members { members.append(try view(member.name)) }
    var all: [LayoutConstraint] = []
    if let bar = format.leading { all += try edge(bar, members[0], isFirst: true) }
    for (index, member) in format.members.enumerated() {
      for predicate in member.predicates { all.append(try size(members[index], predicate)) }
      if index < format.gaps.count {
        all += try between(members[index], members[index + 1], format.gaps[index])
      }
    }
    if let bar = format.trailing {
      all += try edge(bar, members[members.count - 1], isFirst: false)
    }
    return all + (try alignments(members))
  }

  // Parts.

  private func between(
    _ first: View, _ second: View, _ gap: VisualFormat.Gap
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let isBaselines = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
    let near = LayoutConstraint.Term(
      item: second.itemReference, attribute: isBaselines ? .firstBaseline : near, coefficient: 1)
    let far = LayoutConstraint.Term(
      item: first.itemReference, attribute: isBaselines ? .lastBaseline : far, coefficient: -1)
    return try distances(gap, [near, far], standard: systemSpacing)
  }

  /// What lies between a view and the bar beside it.
  private func edge(
    _ bar: VisualFormat.Placed<VisualFormat.Gap>, _ view: View, isFirst: Bool
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    guard let superview = view.superview else {
      throw error(bar.offset, .noSuperview(view.displayName))
    }
    let edge = isFirst ? near : far
    let outer = bar.value == .standard ? edge.withinMargins : edge
    let sign = isFirst ? 1.0 : -1
    return try distances(
      bar.value,
      [
        .init(item: view.itemReference, attribute: edge, coefficient: sign),
        .init(item: superview.itemReference, attribute: outer, coefficient: -sign),
      ], standard: 0)
  }

  private func distances(
    _ gap: VisualFormat.Gap, _ terms: LayoutConstraint.Terms, standard: Double
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    switch gap {
    case .none: return [distance(terms, .equal, 0)]
    case .standard: return [distance(terms, .equal, standard)]
    case .predicates(let predicates):
      var all: [LayoutConstraint] = []
      for predicate in predicates {
        let constraint = distance(
          terms, predicate.relation, try constant(predicate, try metric(predicate.amount)))
        all.append(constraint.with(priority: try priority(predicate)))
      }
      return all
    }
  }

  /// `Σ terms relation constant`, turned so that the first term is positive. A format that runs right
  /// to left has its distances the other way round.
  private func distance(
    _ terms: LayoutConstraint.Terms, _ relation: LayoutRelation, _ constant: Double
  ) -> LayoutConstraint {
    let isTurned = terms[0].coefficient < 0
    let sign = (isTurned ? -1.0 : 1) * (runsRightToLeft ? -1 : 1)
    return LayoutConstraint(
      terms: isTurned ? terms.mapped { $0.multiplied(by: -1) } : terms,
      relation: sign < 0 ? relation.turned : relation, constant: sign * constant, source: nil)
  }

  private func size(
    _ view: View, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutConstraint {
    let extent: LayoutAttribute = format.axis == .horizontal ? .width : .height
    var terms: LayoutConstraint.Terms = [
      LayoutConstraint.Term(item: view.itemReference, attribute: extent, coefficient: 1)
    ]
    var value = 0.0
    if case .name(let name) = predicate.amount.value, metrics[name] == nil {
      guard let other = views[name] else {
        throw error(predicate.amount.offset, .unknownName(name))
      }
      terms.append(
        .init(
          item: other.itemReference, attribute: extent,
          coefficient: -(try constant(predicate, 1, isFactor: true))))
      value = try addend(predicate)
    } else {
      value = try constant(predicate, try metric(predicate.amount))
    }
    return LayoutConstraint(
      terms: terms, relation: predicate.relation, constant: value, source: nil
    ).with(priority: try priority(predicate))
  }

  /// Each view aligned with the one before it.
  private func alignments(_ members: [View]) throws(VisualFormatError) -> [LayoutConstraint] {
    var all: [LayoutConstraint] = []
    for (attribute, axis) in options.alignments {
      guard axis != format.axis else { throw error(0, .misalignedOptions) }
      for (first, second) in zip(members, members.dropFirst()) {
        all.append(
          LayoutConstraint(
            terms: [
              .init(item: second.itemReference, attribute: attribute, coefficient: 1),
              .init(item: first.itemReference, attribute: attribute, coefficient: -1),
            ], relation: .equal, constant: 0, source: nil))
      }
    }
    return all
  }

  // Numbers and names.

  private func view(_ name: VisualFormat.Placed<String>) throws(VisualFormatError) -> View {
    guard let view = views[name.value] else { throw error(name.offset, .unknownView(name.value)) }
    return view
  }

  private func metric(
    _ amount: VisualFormat.Placed<VisualFormat.Amount>
  ) throws(VisualFormatError) -> Double {
    switch amount.value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else { throw error(amount.offset, .unknownMetric(name)) }
      guard metric.isFinite else {
        throw error(amount.offset, .invalid(.notFinite(metric, in: name)))
      }
      return metric
    }
  }

  /// The amount with its factors, and what is added unless it is itself a factor.
  private func constant(
    _ predicate: VisualFormat.Predicate, _ amount: Double, isFactor: Bool = false
  ) throws(VisualFormatError) -> Double {
    var value = amount
    if let factor = predicate.multiplier { value *= try metric(factor) }
    if let divisor = predicate.divisor { value /= try metric(divisor) }
    if !isFactor { value += try addend(predicate) }
    guard value.isFinite else {
      throw error(predicate.amount.offset, .invalid(.notFinite(value, in: text)))
    }
    return value
  }

  private func addend(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let (isNegative, amount) = predicate.constant else { return 0 }
    let value = try metric(amount)
    return isNegative ? -value : value
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let amount = predicate.priority else { return .required }
    let value = try metric(amount)
    guard value.rounded() == value, (1...1_000).contains(value) else {
      throw error(amount.offset, .invalidPriority(value))
    }
    return LayoutPriority(Int(value))
  }

  private func error(_ offset: Int, _ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(format: text, offset: offset, reason: reason)
  }

  // Edges.

  private var runsRightToLeft: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var near: LayoutAttribute {
    if format.axis == .vertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return runsRightToLeft ? .right : .leading
  }

  private var far: LayoutAttribute {
    if format.axis == .vertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return runsRightToLeft ? .left : .trailing
  }
}
