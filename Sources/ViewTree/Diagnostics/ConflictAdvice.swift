import Cassowary
import LayoutGeometry

/// What can be done about a conflict.
public struct ConflictAdvice: Equatable, Sendable {
  /// The conflict.
  public let conflict: ConflictReport
  /// What layout would do without each member in its turn, in the order of the members.
  public let outcomes: [String]
}

extension ConflictAdvice: CustomStringConvertible {
  /// The members, each with what would be without it.
  public var description: String {
    zip(conflict.members, outcomes).map { member, outcome in
      "Without " + (member.identifier.map { "\"\($0)\" " } ?? "") + member.relation + ": "
        + outcome + "."
    }.joined(separator: "\n")
  }
}

extension View {
  /// What the last layout would have been without each member of each of its conflicts. Solves once
  /// a member, on copies: for diagnosis.
  ///
  /// ```
  /// Without "narrow" box.width == 100.0: box.width becomes 200.0.
  /// Without "wide" box.width >= 200.0: everything stays as it is now.
  /// ```
  public final func conflictAdvice() -> [ConflictAdvice] {
    layoutIfNeeded()
    let engine = layoutRoot.layoutEngine
    return engine?.conflicts.map { conflict in
      ConflictAdvice(
        conflict: conflict.report,
        outcomes: conflict.others.map { engine?.outcome(of: conflict, without: $0) ?? "" }
          + ["everything stays as it is now"])
    } ?? []
  }
}

extension LayoutEngine {
  /// What changes where a row of a conflict makes room for the one that was left out.
  fileprivate func outcome(of conflict: KeptConflict, without source: RowSource) -> String {
    guard let id = installed[source.key]?.id, let refused = conflict.refused.constraint else {
      return "nothing changes"
    }
    var copy = solver
    do {
      try copy.batch { copy throws(SolverError) in
        try copy.remove(id)
        try copy.add(refused)
      }
    } catch {
      return "another conflict remains"
    }
    let sources = conflict.others + [conflict.refused.source]
    let found = sources.flatMap { $0.items }.flatMap { changes(of: $0, in: copy) }
    var distinct: [String] = []
    for change in found where !distinct.contains(change) { distinct.append(change) }
    return distinct.isEmpty ? "none of their items moves" : distinct.joined(separator: ", ")
  }

  private func changes(of item: LayoutItem, in other: Solver) -> [String] {
    guard let variables = variables(of: item) else { return [] }
    let parts = [
      ("left", variables.minX), ("top", variables.minY), ("width", variables.width),
      ("height", variables.height),
    ]
    return parts.compactMap { name, variable in
      guard let now = try? solver.value(of: variable), let then = try? other.value(of: variable),
        abs(now - then) > 1e-6 * max(1, abs(now))
      else { return nil }
      return "\(item.displayName).\(name) becomes \((then * 1_000).rounded() / 1_000)"
    }
  }
}

extension RowSource {
  /// The items that the row is about.
  fileprivate var items: [LayoutItem] {
    switch self {
    case .nonNegative(let item, _), .rootSize(let item, _), .mask(let item, _, _),
      .content(let item, _, _), .contentOrigin(let item, _), .contentSize(let item, _):
      [item.item].compactMap { $0 }
    case .constraint(let constraint): constraint.terms.compactMap { $0.item.item }
    }
  }
}
