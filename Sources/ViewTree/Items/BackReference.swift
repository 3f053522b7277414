/// What points back at an object without keeping it alive: up the tree, and from a constraint to
/// its items.
///
/// The object owns its one back reference and clears it when it goes. On hosts the pointer is
/// `weak` besides; Embedded Swift has no `weak`, and the clearing alone does.
package final class BackReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    private unowned(unsafe) var pointer: Object?
  #else
    private weak var pointer: Object?
  #endif

  package init(_ object: Object) {
    #if hasFeature(Embedded)
      unsafe pointer = object
    #else
      pointer = object
    #endif
  }

  /// The object, while it lives.
  package var object: Object? {
    #if hasFeature(Embedded)
      unsafe pointer
    #else
      pointer
    #endif
  }

  /// Called by the object when it goes.
  package func clear() {
    #if hasFeature(Embedded)
      unsafe pointer = nil
    #else
      pointer = nil
    #endif
  }
}
