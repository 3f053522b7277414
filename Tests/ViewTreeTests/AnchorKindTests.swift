import Testing
import ViewTree

/// What the compiler takes for a relation that the module does not offer.
private struct NotOffered {}

extension LayoutAnchor {
  @_disfavoredOverload
  fileprivate static func == <Other>(left: Self, right: LayoutAnchor<Other>) -> NotOffered {
    NotOffered()
  }

  @_disfavoredOverload
  fileprivate func constraint<Other>(equalTo other: LayoutAnchor<Other>) -> NotOffered {
    NotOffered()
  }
}

@Suite("Kinds of anchors")
struct AnchorKindTests {
  private let box = View()
  private let other = View()

  private func isOffered<Relation>(_ relation: Relation) -> Bool {
    Relation.self == LayoutConstraint.self
  }

  @Test("anchors of different kinds have no relation: the compiler finds none")
  func mixed() {
    #expect(!isOffered(box.leadingAnchor == other.leftAnchor))
    #expect(!isOffered(box.leftAnchor == other.leadingAnchor))
    #expect(!isOffered(box.trailingAnchor == other.rightAnchor))
    #expect(!isOffered(box.leadingAnchor == other.topAnchor))
    #expect(!isOffered(box.centerYAnchor == other.centerXAnchor))
    #expect(!isOffered(box.topAnchor == other.heightAnchor))
    #expect(!isOffered(box.widthAnchor == other.leftAnchor))
    #expect(!isOffered(box.leadingAnchor.constraint(equalTo: other.leftAnchor)))
    #expect(!isOffered(box.rightAnchor.constraint(equalTo: other.trailingAnchor)))
    #expect(!isOffered(box.firstBaselineAnchor.constraint(equalTo: other.widthAnchor)))
  }

  @Test("anchors of one kind, and the centre with both kinds of edges, have")
  func matching() {
    #expect(isOffered(box.leadingAnchor == other.trailingAnchor))
    #expect(isOffered(box.leftAnchor == other.rightAnchor))
    #expect(isOffered(box.centerXAnchor == other.leadingAnchor))
    #expect(isOffered(box.rightAnchor == other.centerXAnchor))
    #expect(isOffered(box.topAnchor == other.lastBaselineAnchor))
    #expect(isOffered(box.widthAnchor == other.heightAnchor))
    #expect(isOffered(box.leadingAnchor.constraint(equalTo: other.centerXAnchor)))
    #expect(isOffered(box.leftAnchor.constraint(equalTo: other.leftAnchor)))
  }
}
