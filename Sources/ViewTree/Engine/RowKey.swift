/// Tells the rows of an engine apart: by what they are there for, which is not kept alive for that.
struct RowKey: Hashable {
  /// Of what kind a row is.
  enum Kind: UInt8 {
    case nonNegative, rootSize, maskPosition, maskSize
    case contentUpper, contentLower, contentOrigin, contentSize
    case constraint
  }

  private let object: ObjectIdentifier
  let kind: Kind
  private let isVertical: Bool

  init(_ object: AnyObject, _ kind: Kind, _ axis: LayoutAxis) {
    self.object = ObjectIdentifier(object)
    self.kind = kind
    isVertical = axis == .vertical
  }

  /// A number whose last bits depend on all of the key (Fibonacci hashing).
  var mixed: Int {
    let part = UInt64(2 * kind.rawValue + (isVertical ? 1 : 0))
    let bits = UInt64(UInt(bitPattern: object)) &+ part
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// What the row is there for, which must be alive: the items in an engine's seats are, and the
  /// constraints that its rows are up to date with, or that are noted to have changed since.
  @unsafe var source: RowSource {
    let axis = isVertical ? LayoutAxis.vertical : .horizontal
    func item() -> ItemReference { unsafe referenced(ItemReference.self) }
    return switch kind {
    case .nonNegative: .nonNegative(item(), axis)
    case .rootSize: .rootSize(item(), axis)
    case .maskPosition: .mask(item(), axis, isPosition: true)
    case .maskSize: .mask(item(), axis, isPosition: false)
    case .contentUpper: .content(item(), axis, isUpper: true)
    case .contentLower: .content(item(), axis, isUpper: false)
    case .contentOrigin: .contentOrigin(item(), axis)
    case .contentSize: .contentSize(item(), axis)
    case .constraint: unsafe .constraint(referenced(LayoutConstraint.self))
    }
  }

  @unsafe private func referenced<Object: AnyObject>(_ type: Object.Type) -> Object {
    unsafe unsafeBitCast(object, to: Unmanaged<Object>.self).takeUnretainedValue()
  }
}
