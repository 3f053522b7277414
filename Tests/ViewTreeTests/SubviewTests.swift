import LayoutGeometry
import SeededRandom
import Testing
import ViewTree

@Suite("Subviews come and go")
struct SubviewTests {
  /// A view that notes what it is told about the tree.
  private final class Witness: View {
    var log: [String] = []
    var onMove: (() -> Void)?

    override func willMove(toSuperview newSuperview: View?) {
      log.append("will move to \(newSuperview?.identifier ?? "none")")
      onMove?()
    }
    override func didMoveToSuperview() {
      log.append("did move to \(superview?.identifier ?? "none")")
    }
    override func didAddSubview(_ subview: View) {
      log.append("did add \(subview.identifier ?? "")")
    }
    override func willRemoveSubview(_ subview: View) {
      log.append("will remove \(subview.identifier ?? "")")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func witness(_ name: String) -> Witness {
    let view = Witness()
    view.identifier = name
    return view
  }

  @Test("a view and its superviews are told of coming, moving and going")
  func callbacks() {
    let (first, second, view) = (witness("first"), witness("second"), witness("view"))
    first.addSubview(view)
    #expect(view.take() == ["will move to first", "did move to first"])
    #expect(first.take() == ["did add view"])
    first.bringSubviewToFront(view)
    #expect(view.take() == [] && first.take() == [])
    second.addSubview(view)
    #expect(view.take() == ["will move to second", "did move to second"])
    #expect(first.take() == ["will remove view"] && second.take() == ["did add view"])
    view.removeFromSuperview()
    #expect(view.take() == ["will move to none", "did move to none"])
    #expect(second.take() == ["will remove view"])
    view.removeFromSuperview()
    #expect(view.take() == [])
  }

  @Test("who changes the tree while told of a change leaves it whole")
  func changesInCallbacks() {
    let (outer, inner) = (witness("outer"), witness("inner"))
    inner.onMove = { if outer.superview == nil { inner.addSubview(outer) } }
    outer.addSubview(inner)
    #expect(outer.superview === inner && inner.superview == nil)
    #expect(outer.issues == [.cyclicHierarchy(view: "inner")])
  }

  @Test("two subviews change places; places where there is none change nothing")
  func exchange() {
    let root = View()
    let views = ["a", "b", "c"].map { root.adding(View(), $0) }
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews.map { $0.identifier } == ["c", "b", "a"])
    for (first, second) in [(1, 1), (-1, 0), (0, 3)] {
      root.exchangeSubview(at: first, withSubviewAt: second)
    }
    #expect(root.subviews.map { $0.identifier } == ["c", "b", "a"])
    views[1].removeFromSuperview()
    #expect(root.subviews.map { $0.identifier } == ["c", "a"])
  }

  @Test("subviews that are put in and taken out anywhere, looked at or not, are those of a list")
  func order() {
    for seed in seeds(1_000) {
      var generator = SplitMix64(seed: seed)
      let root = View()
      var list: [View] = []
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        root.addSubview(View())
        list = root.subviews
      }
      for step in 0..<80 {
        let place = Int.random(in: -1...list.count + 1, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
          let view = View()
          root.insertSubview(view, at: place)
          list.insert(view, at: min(max(0, place), list.count))
        case 1 where !list.isEmpty:
          let view = list.remove(at: min(max(0, place), list.count - 1))
          root.addSubview(view)
          list.append(view)
        case 2 where list.count > 1:
          root.exchangeSubview(at: 0, withSubviewAt: list.count - 1)
          list.swapAt(0, list.count - 1)
        case 3:
          let isSame = root.subviews.elementsEqual(list) { $0 === $1 }
          #expect(isSame, "seed \(seed), step \(step)")
        default:
          if list.isEmpty { continue }
          list.remove(at: min(max(0, place), list.count - 1)).removeFromSuperview()
        }
      }
      #expect(root.subviews.elementsEqual(list) { $0 === $1 }, "seed \(seed)")
    }
  }
}
