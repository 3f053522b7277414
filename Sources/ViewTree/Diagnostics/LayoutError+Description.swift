import TextLayout

extension LayoutError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .unsatisfiable(let report): report.description
    case .unrelatedItems(let first, let second):
      "\(first) and \(second) have no common ancestor; add both to one view tree first."
        + " A table cell's content is a tree of its own."
    case .missingItem(let constraint):
      "\(constraint): an item no longer exists, or is a guide without an owner."
    case .incompatibleAttributes(let first, let second):
      "A constraint cannot relate \(first.name) with \(second.name)."
    case .positionWithoutItem(let attribute):
      "\(attribute.name) alone says nothing: it needs a second item."
    case .notFinite(let value, let place): "\(place): \(value) is not a finite number."
    case .invalidPriority(let value, let place):
      "\(place): the priority \(value) is outside 1…1000."
    case .invalidIntrinsicSize(let value, let view):
      "\(view): \(value) is no intrinsic size; at least 0 and finite, or noIntrinsicMetric."
    case .invalidFrame(let view):
      "\(view): a frame must be finite, and its size not negative."
    case .invalidContentSize(let view):
      "\(view): the size of what scrolls must be finite and not negative."
    case .cyclicHierarchy(let view): "\(view) cannot be inside itself."
    case .text(let error, let view): "\(view): \(error.layoutDescription)"
    case .feedbackLoop(let views):
      "Layout does not settle; these views change it in every pass: "
        + views.joined(separator: ", ") + "."
    case .tooExtreme: "The numbers are too extreme to solve in double precision."
    }
  }
}

extension TextError {
  fileprivate var layoutDescription: String {
    switch self {
    case .invalidFontSize(let size): "the font size \(size) is not above 0 and finite."
    case .invalidWidth(let width): "text cannot be wrapped at the width \(width)."
    case .invalidLineLimit(let limit): "the line limit \(limit) is negative."
    case .noFonts: "the system has no fonts to measure text with."
    default: "the text cannot be measured."
    }
  }
}

extension ConflictReport: CustomStringConvertible {
  /// The conflict in words: one line a member, and advice.
  public var description: String {
    var lines = ["These constraints cannot hold together; without any one of them the rest can:"]
    for (index, member) in members.enumerated() {
      var line = index == dropped ? "  ✗ " : "  • "
      if let identifier = member.identifier { line += "\"\(identifier)\" " }
      line += member.relation
      if let source = member.source { line += " (\(source.file):\(source.line))" }
      lines.append(line)
    }
    lines.append(
      "Layout goes on without the one marked ✗. Remove one, or give it a priority below 1000.")
    return lines.joined(separator: "\n")
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The relation, solved for its left side, as `"title.width == icon.width * 2 + 8 @750"`.
  public var description: String {
    var text = side(of: terms[0])
    let isSum = terms.count > 2 || terms.dropFirst().contains { $0.coefficient > 0 }
    if isSum { text += terms.dropFirst().map { summand($0) }.joined() }
    text += " \(relation.symbol) "
    if terms.count == 2, !isSum {
      text += side(of: terms[1])
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant > 0 { text += " + \(constant)" }
      if constant < 0 { text += " - \(-constant)" }
    } else {
      text += "\(constant)"
    }
    return priority == .required ? text : text + " @\(priority.rawValue)"
  }

  /// The relation with what leads to where it was written.
  var place: String {
    let name = identifier.map { "\"\($0)\" " } ?? ""
    return name + description + (source.map { " (\($0.file):\($0.line))" } ?? "")
  }

  private func summand(_ term: Term) -> String {
    let factor = abs(term.coefficient)
    return (term.coefficient < 0 ? " - " : " + ") + side(of: term)
      + (factor == 1 ? "" : " * \(factor)")
  }

  private func side(of term: Term) -> String {
    "\(term.item.item?.displayName ?? "(gone)").\(term.attribute.name)"
  }
}
