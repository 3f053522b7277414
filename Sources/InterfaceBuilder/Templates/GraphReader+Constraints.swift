import ViewTree

extension GraphReader {
  /// Reads a constraint; one that only stands in for what a program adds is left out.
  mutating func readConstraint(_ element: InterfaceElement, owner: Int) throws(NibError) {
    guard element.name == "constraint" else { return }
    let file = context.file
    // The attribute is written where it holds, and not at all elsewhere.
    guard (element["placeholder"] ?? "NO") == "NO" else { return }
    let first = try item(element, "firstItem") ?? owner
    let second = try item(element, "secondItem")
    let firstAttribute = try attribute(element, "firstAttribute")
    let secondAttribute: LayoutAttribute? =
      second == nil ? nil : try attribute(element, "secondAttribute")
    let constant = try element.number("constant", file)
    let isSymbolic = try element.flag("symbolic", file) ?? false
    graph.constraints.append(
      ConstraintTemplate(
        slot: add(element, .constraint), first: first, firstAttribute: firstAttribute,
        relation: try relation(element), second: second, secondAttribute: secondAttribute,
        multiplier: try multiplier(element),
        constant: constant ?? (isSymbolic ? standardSpacing(first, second) : 0),
        priority: try element.priority("priority", file) ?? .required,
        isInstalled: !(element.id.map(uninstalled.contains) ?? false)))
  }

  private func item(
    _ element: InterfaceElement, _ name: String
  ) throws(NibError) -> Int? {
    guard let id = element[name] else { return nil }
    guard let slot = graph.slotsByID[id], [.view, .guide].contains(graph.slots[slot].role) else {
      throw NibError(
        .unknownReference(id, expected: "a view or guide beside the constraint"),
        file: context.file, at: element)
    }
    return slot
  }

  private func attribute(
    _ element: InterfaceElement, _ name: String
  ) throws(NibError) -> LayoutAttribute {
    let word = try element.required(name, context.file)
    guard let attribute = Self.attributes[word] else {
      throw element.invalid(word, name, "an attribute of layout", context.file)
    }
    return attribute
  }

  private func relation(_ element: InterfaceElement) throws(NibError) -> LayoutRelation {
    switch element["relation"] {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case let word?:
      throw element.invalid(word, "relation", "a relation", context.file)
    }
  }

  /// A multiplier as a number, `16:9`, or `1/3`.
  private func multiplier(_ element: InterfaceElement) throws(NibError) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    let separator: Character = text.contains(":") ? ":" : "/"
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.count <= 2 else {
      throw element.invalid(
        text, "multiplier", "a number, a ratio or a fraction", context.file)
    }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard value.isFinite else {
      throw element.invalid(text, "multiplier", "a finite number", context.file)
    }
    return value
  }

  /// The gap that a symbolic constraint without a constant asks for: 20 points to the superview, 8
  /// between siblings.
  private func standardSpacing(_ first: Int, _ second: Int?) -> Double {
    guard let second, graph.slots[first].role == .view, graph.slots[second].role == .view else {
      return 20
    }
    let ids = [first, second].map { graph.slots[$0].element.id }
    let isNested = [(first, ids[1]), (second, ids[0])].contains { slot, id in
      graph.slots[slot].element.first("subviews")?.children.contains { $0.id == id } ?? false
    }
    return isNested ? 20 : 8
  }

  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
