/// What points back at an item without keeping it alive: up the tree, and from a constraint to its items.
///
/// The item owns its one back reference and clears it when it goes. So the pointer need not be `weak`,
/// which Embedded Swift has not, and which makes each retain of the item several times as dear.
@safe package class ItemReference {
  fileprivate final var pointer: Unmanaged<LayoutItem>?

  init(_ item: LayoutItem) { unsafe pointer = .passUnretained(item) }

  /// The item, while it lives.
  final var item: LayoutItem? { unsafe pointer?.takeUnretainedValue() }

  /// Called by the item when it goes.
  final func clear() { unsafe pointer = nil }
}

/// The back reference of a view.
@safe package final class ViewReference: ItemReference {
  init(_ view: View) { super.init(view) }

  /// The view, while it lives.
  package var view: View? { item.map { unsafe unsafeDowncast($0, to: View.self) } }

  /// The view, not counted as referenced.
  fileprivate var unmanaged: Unmanaged<View>? {
    unsafe pointer.map { unsafe .fromOpaque($0.toOpaque()) }
  }
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
