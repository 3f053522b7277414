/// What points back at an object without keeping it alive: up the tree, and from a constraint to
/// its items.
///
/// The object owns its one back reference and clears it when it goes. So the pointer need not be
/// `weak`, which Embedded Swift has not, and which makes each retain of the object several times as dear.
@safe package final class BackReference<Object: AnyObject> {
  private var pointer: Unmanaged<Object>?

  package init(_ object: Object) { unsafe pointer = .passUnretained(object) }

  /// The object, while it lives.
  package var object: Object? { unsafe pointer?.takeUnretainedValue() }

  /// Called by the object when it goes.
  package func clear() { unsafe pointer = nil }

  /// The object, not counted as referenced.
  fileprivate var unmanaged: Unmanaged<Object>? { unsafe pointer }
}

extension View {
  /// The first value that this view or one around it has: `outer` says where it goes on where there is
  /// no superview.
  ///
  /// The views on the way are not counted as referenced: many a walk would take longer over that than
  /// over all the rest. So `value` must only look, and change nothing.
  @inline(__always)
  final func firstValue<Value>(
    outwards value: (View) -> Value?, from outer: (View) -> View? = { _ in nil }
  ) -> Value? {
    var current = unsafe Unmanaged.passUnretained(self)
    while true {
      if let found = unsafe current._withUnsafeGuaranteedRef(value) { return found }
      let next = unsafe current._withUnsafeGuaranteedRef { view in
        unsafe view.parent?.unmanaged ?? outer(view).map { unsafe .passUnretained($0) }
      }
      guard let next = unsafe next else { return nil }
      unsafe current = next
    }
  }
}
