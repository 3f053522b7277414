/// A linear relation between attributes of items: `first relation second * multiplier + constant`.
///
/// Made by anchors or operators, it does nothing until it is active; the nearest common ancestor of
/// its items then owns it. Setters cannot throw: a value that is refused (not finite, priority
/// outside 1…1000, items without a common ancestor) changes nothing and is kept in the
/// ``View/issues`` of the first item's view; ``activate(_:)`` throws instead.
public final class LayoutConstraint {
  /// The constraint is `Σ terms − constant relation 0`. The first term is the left side's, with the
  /// coefficient 1; what stands on the right side has its sign turned.
  private(set) var terms: Terms
  /// How the two sides relate.
  public let relation: LayoutRelation
  /// A name for messages.
  public var identifier: String?
  /// Where the constraint was written.
  public internal(set) var source: SourceLocation?

  private var storedConstant: Double
  private var storedPriority: LayoutPriority
  private(set) var owner: ViewReference?

  init(terms: Terms, relation: LayoutRelation, constant: Double, source: SourceLocation?) {
    self.terms = terms
    self.relation = relation
    self.source = source
    storedConstant = constant
    storedPriority = .required
  }

  /// A constraint by attributes, as in a nib; anchors are shorter and checked by the compiler.
  ///
  /// - Throws: ``LayoutError/incompatibleAttributes(_:_:)`` (leading with left, x with y, a
  ///   position with an extent), ``LayoutError/positionWithoutItem(_:)``,
  ///   ``LayoutError/notFinite(_:in:)``.
  public convenience init(
    item first: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation = .equal,
    toItem second: LayoutItem? = nil, attribute secondAttribute: LayoutAttribute? = nil,
    multiplier: Double = 1, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) throws(LayoutError) {
    let place = "\(first.displayName).\(firstAttribute.name) (\(file):\(line))"
    guard multiplier.isFinite else { throw .notFinite(multiplier, in: place) }
    guard constant.isFinite else { throw .notFinite(constant, in: place) }
    var terms: Terms = [
      Term(item: first.itemReference, attribute: firstAttribute, coefficient: 1)
    ]
    if let second {
      let attribute = secondAttribute ?? firstAttribute
      guard firstAttribute.isCompatible(with: attribute) else {
        throw .incompatibleAttributes(firstAttribute, attribute)
      }
      terms.append(
        Term(item: second.itemReference, attribute: attribute, coefficient: -multiplier))
    } else if firstAttribute.kind != .dimension {
      throw .positionWithoutItem(firstAttribute)
    }
    self.init(
      terms: terms, relation: relation, constant: constant,
      source: SourceLocation(file: file, line: line))
  }

  /// The item on the left side, while it lives.
  public var firstItem: LayoutItem? { terms[0].item.item }
  /// The attribute on the left side.
  public var firstAttribute: LayoutAttribute { terms[0].attribute }
  /// The item on the right side, if there is one and it lives.
  public var secondItem: LayoutItem? { terms.count > 1 ? terms[1].item.item : nil }
  /// The attribute on the right side.
  public var secondAttribute: LayoutAttribute? { terms.count > 1 ? terms[1].attribute : nil }
  /// What the second attribute is multiplied by; it can change while the constraint is active.
  public var multiplier: Double {
    get { terms.count > 1 ? -terms[1].coefficient : 1 }
    set {
      guard terms.count > 1, newValue != multiplier else { return }
      guard newValue.isFinite else { return refuse(.notFinite(newValue, in: place)) }
      terms[1] = Term(
        item: terms[1].item, attribute: terms[1].attribute, coefficient: -newValue)
      noteMeaningChange()
    }
  }

  /// What is added to the right side, in points; it can change while the constraint is active.
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else { return refuse(.notFinite(newValue, in: place)) }
      storedConstant = newValue
      owner?.view?.noteConstant(of: self)
    }
  }

  /// How much the constraint counts; it can change while active, also to and from required.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isValid else {
        return refuse(.invalidPriority(newValue.rawValue, in: place))
      }
      storedPriority = newValue
      noteMeaningChange()
    }
  }

  /// Whether the constraint takes part in layout.
  public var isActive: Bool {
    get { owner?.view != nil }
    set {
      if newValue {
        Self.activateOrRefuse([self])
      } else {
        Self.deactivate([self])
      }
    }
  }

  /// The constraint with another priority: for building.
  @discardableResult
  public func with(priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  /// The constraint with an identifier: for building.
  @discardableResult
  public func with(identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }

  /// The row that the constraint asks for is another.
  func noteMeaningChange() { owner?.view?.noteChange(of: self) }

  func refuse(_ error: LayoutError) {
    firstItem?.owningView?.addIssue(error)
  }

  func setOwner(_ view: View?) { owner = view?.viewReference }
}
