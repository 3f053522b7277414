/// What a file contains that takes no effect: nothing is dropped silently.
public struct InterfaceReport: Sendable, Hashable {
  /// Something that occurs in a file, and how often.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// The element, as `label`; with an attribute and its value, as `label axis="z"`; or with an
    /// element inside that is a property, as `label > size inset`.
    public let name: String
    /// How often it occurs.
    public let count: Int
    /// The line where it first occurs.
    public let firstLine: Int
    /// Why it has no effect; `nil` where it is not known.
    public let reason: String?

    /// One line.
    public var description: String {
      "\(count) × \(name), first on line \(firstLine)" + (reason.map { ": \($0)" } ?? "")
    }
  }

  /// What is not known. It may be about layout.
  public let notUnderstood: [Entry]
  /// What is known, and has no effect on what this package does: it is kept in the document.
  public let kept: [Entry]

  /// The report of a document. O(elements)
  public init(_ document: InterfaceDocument) {
    var counts = Counts()
    counts.look(at: document.root)
    notUnderstood = Self.entries(counts.unknown)
    kept = Self.entries(counts.kept)
  }

  /// The most frequent first, and by name.
  private static func entries(_ found: [String: Count]) -> [Entry] {
    found.map {
      Entry(
        name: $0.key, count: $0.value.count, firstLine: $0.value.line,
        reason: $0.value.reason?.rawValue)
    }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private struct Count {
    var count = 0
    let line: Int
    let reason: Vocabulary.Reason?
  }

  private struct Counts {
    var unknown: [String: Count] = [:]
    var kept: [String: Count] = [:]

    mutating func look(at element: InterfaceElement) {
      for (attribute, value) in element.attributes {
        let treatment = Vocabulary.treatment(of: attribute, in: element)
        let isWord = ViewKind[element.name]?.attributes[attribute]?.words != nil
        note(
          "\(element.name) \(attribute)" + (isWord ? "=\"\(value)\"" : ""), element, treatment)
      }
      for child in element.children {
        let treatment = Vocabulary.treatment(ofPart: child, in: element)
        let own = Vocabulary.treatment(of: child)
        note(
          treatment == own ? child.name : "\(element.name) > \(child.name) \(child.key ?? "")",
          child, treatment)
        if case .kept = own { continue }
        look(at: child)
      }
    }

    private mutating func note(
      _ name: String, _ element: InterfaceElement, _ treatment: Vocabulary.Treatment
    ) {
      switch treatment {
      case .applied: return
      case .kept(let reason):
        kept[name, default: Count(line: element.line, reason: reason)].count += 1
      case .unknown: unknown[name, default: Count(line: element.line, reason: nil)].count += 1
      }
    }
  }
}
