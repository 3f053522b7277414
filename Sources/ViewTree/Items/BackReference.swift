/// What points back at an object without keeping it alive: up the tree, and from a constraint to
/// its items.
///
/// The object owns its one back reference and clears it when it goes. So the pointer need not be
/// `weak`, which Embedded Swift has not, and which makes each retain of the object several times as dear.
package final class BackReference<Object: AnyObject> {
  private unowned(unsafe) var pointer: Object?

  package init(_ object: Object) { unsafe pointer = object }

  /// The object, while it lives.
  package var object: Object? { unsafe pointer }

  /// Called by the object when it goes.
  package func clear() { unsafe pointer = nil }
}
