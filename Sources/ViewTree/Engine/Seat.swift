import Cassowary
import LayoutGeometry

/// The variables of an item. Its position counts from the containing view.
struct ItemVariables {
  /// Each seat has four of the solver's variables, one after another.
  private let first: Int

  init(ofSeat number: Int) { first = 4 * number }

  var minX: Variable { Variable(number: first) }
  var minY: Variable { Variable(number: first + 1) }
  var width: Variable { Variable(number: first + 2) }
  var height: Variable { Variable(number: first + 3) }

  func origin(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? minX : minY }
  func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
  var all: [Variable] { [minX, minY, width, height] }
}

/// An item's place in an engine, and in its solver: the variables serve another item when this one has
/// left.
struct Seat {
  /// Who has the seat; `nil` while it is free.
  var item: ItemReference?
  /// Where the item was last seen.
  var rect: Rect?
  /// The alignment insets that the rows were made for.
  var alignment = EdgeInsets.zero
  /// Whether the rows of the item's frame are those of one that does not follow its superview.
  var hasFixedFrame = false
  /// The height that follows from the width; `nil` if it does not.
  var flow: FlowHeight?
  /// The rows of the item's contents along each axis, as far as they have been looked up.
  var width: ContentRows?
  var height: ContentRows?
  /// The item's place in the order of the tree, as far as the solver knows.
  var order: Int
  /// Whether the seat is in the list of those to be looked at.
  var isListed = false

  mutating func forgetContentRows() { (width, height) = (nil, nil) }

  mutating func keep(_ width: ContentRows, _ height: ContentRows) {
    (self.width, self.height) = (width, height)
  }

  /// Notes where the item is seen now.
  ///
  /// - Returns: Whether another width may mean another height; `nil` if the item has not moved.
  mutating func move(to rect: Rect) -> Bool? {
    guard let old = self.rect else {
      self.rect = rect
      return flow != nil
    }
    if old == rect { return nil }
    self.rect = rect
    return flow != nil && old.width != rect.width
  }
}

extension LayoutEngine {
  /// The number of an item's seat; `nil` for items that are not in the engine's tree.
  func seatNumber(of item: LayoutItem) -> Int? {
    let (reference, hint) = (item.itemReference, item.seatHint)
    if hint < seats.count, seats[hint].item === reference { return hint }
    return seatNumbers[ObjectIdentifier(reference)]
  }

  /// The variables of an item in the engine's tree.
  func variables(of item: LayoutItem) -> ItemVariables? {
    seatNumber(of: item).map { ItemVariables(ofSeat: $0) }
  }

  /// How far the frame of an item reaches beyond what constraints act on, as rows were made for it.
  func alignment(of item: LayoutItem) -> EdgeInsets {
    seatNumber(of: item).map { seats[$0].alignment } ?? .zero
  }

  /// Gives an item a seat, unless it has one.
  func seat(_ item: LayoutItem) -> Int {
    if let known = seatNumber(of: item) { return known }
    let number = freeSeats.popLast() ?? addSeat()
    seats[number].item = item.itemReference
    seats[number].rect = nil
    seats[number].forgetContentRows()
    seats[number].hasFixedFrame = false
    item.seatHint = number
    let view = item as? View
    seats[number].alignment = view?.alignmentRectInsets ?? .zero
    seats[number].flow =
      view.map { $0.heightDependsOnWidth && !hasFixedFrame($0) } ?? false
      ? knownHeights[item.key] ?? FlowHeight() : nil
    seatNumbers[ObjectIdentifier(item.itemReference)] = number
    list(number)
    return number
  }

  private func addSeat() -> Int {
    seats.append(Seat(order: seats.count))
    return seats.count - 1
  }

  /// Makes the variables of seats that are new. Rows may speak of them before.
  func makeVariables() {
    _ = solver.makeVariables(4 * (seats.count - seatsWithVariables))
    seatsWithVariables = seats.count
  }

  /// Takes an item's seat away.
  ///
  /// - Returns: What its rows were there for.
  func unseat(_ item: ItemReference) -> [RowSource] {
    let id = ObjectIdentifier(item)
    guard let number = seatNumbers.removeValue(forKey: id) else { return [] }
    seats[number].item = nil
    freeSeats.append(number)
    followed.forget(id)
    return RowSource.all(of: item)
  }

  /// The seat has to be looked at.
  func list(_ number: Int) {
    if seats[number].isListed { return }
    seats[number].isListed = true
    listedSeats.append(number)
  }
}

// Where constraints leave a choice, older variables count for more: in a solver made anew, those of
// items that come first in the tree. Seats that were taken later are told what that order is, but only
// where somebody has a choice.

extension LayoutEngine {
  /// Sees to it that values which are not determined are those of an engine made anew.
  func keepOrder(_ root: View) throws(LayoutError) {
    guard !isInOrder, solver.undeterminedVariables.contains(where: { isTaken($0) }) else { return }
    var serials: [(variable: Variable, serial: Int)] = []
    for (order, item) in root.layoutItems.enumerated() {
      guard let number = seatNumber(of: item), seats[number].order != order else { continue }
      seats[number].order = order
      for (part, variable) in ItemVariables(ofSeat: number).all.enumerated() {
        serials.append((variable, 4 * order + part))
      }
    }
    isInOrder = true
    do { try solver.renumber(serials) } catch { throw .tooExtreme }
  }

  private func isTaken(_ variable: Variable) -> Bool { seats[variable.number / 4].item != nil }

  /// The names of views, in the order of the tree.
  func names(of views: [View], _ root: View) -> [String] {
    let wanted = Set(views.map { ObjectIdentifier($0) })
    return root.layoutItems.filter { wanted.contains(ObjectIdentifier($0)) }
      .map { $0.displayName }
  }
}
