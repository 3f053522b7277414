import LayoutGeometry
import ViewTree

extension Rect {
  fileprivate func offset(by point: Point) -> Rect { offsetBy(x: point.x, y: point.y) }
}

extension Point {
  /// Where a view lies from the root.
  fileprivate init(fromRoot view: View?) {
    self = .zero
    var current = view
    while let view = current, view.superview != nil {
      self = Point(x: x + view.frame.minX, y: y + view.frame.minY)
      current = view.superview
    }
  }
}

/// How a case came out.
public struct CaseResult: Sendable {
  /// A view that lies elsewhere than expected.
  public struct Failure: Sendable {
    let view: Int
    let expected: String
    let got: String
  }

  /// The case's name.
  public let id: String
  /// What the case is about.
  public let features: [String]
  /// What is not as expected; empty where the case passed.
  public let failures: [Failure]
  /// What the layout reported, or why there was none.
  public let issues: [String]

  /// Whether all is as expected.
  public var hasPassed: Bool { failures.isEmpty }

  /// One line: the case, the first view that is wrong, and how.
  public var line: String {
    guard let first = failures.first else { return "\(id) passed" }
    return "\(id) view \(first.view): expected \(first.expected), got \(first.got)"
  }
}

extension LayoutCase {
  /// In points: what a case that is not exact to the pixel may be off by.
  static let nearTolerance = 0.51
  /// In points: frames are written with three decimals.
  static let exactTolerance = 0.002

  /// Builds the case, lays it out and compares.
  public func run() -> CaseResult {
    do {
      let tree = try CaseTree(self)
      tree.views[0].layoutIfNeeded()
      let issues = tree.views[0].issues.map(\.description)
      return CaseResult(
        id: id, features: features, failures: frameFailures(tree) + fittingFailures(tree),
        issues: issues)
    } catch {
      return CaseResult(
        id: id, features: features,
        failures: [.init(view: 0, expected: "a layout", got: error.description)],
        issues: [error.description])
    }
  }

  private func frameFailures(_ tree: CaseTree) -> [CaseResult.Failure] {
    zip(views, tree.views).enumerated().compactMap { index, pair in
      let (data, view) = pair
      guard let numbers = data.expected, numbers.count == 4 else { return nil }
      // Where rounding differs, only edges from the root are near: superviews were rounded as well.
      let expected = Rect(numbers).offset(by: isExact ? .zero : expectedOrigin(of: data.parent))
      let got = view.frame.offset(
        by: isExact ? .zero : Point(fromRoot: view.superview))
      let ambiguous = data.ambiguous ?? ""
      let isX =
        ambiguous.contains("x") || isSame(expected.minX, expected.maxX, got.minX, got.maxX)
      let isY =
        ambiguous.contains("y") || isSame(expected.minY, expected.maxY, got.minY, got.maxY)
      guard !isX || !isY else { return nil }
      return .init(view: index, expected: "\(expected)", got: "\(got)")
    }
  }

  /// Where a view is expected from the root.
  private func expectedOrigin(of index: Int) -> Point {
    guard index > 0, let frame = views[index].expected ?? views[index].frame else { return .zero }
    let outer = expectedOrigin(of: views[index].parent)
    return Point(x: outer.x + frame[0], y: outer.y + frame[1])
  }

  /// Whether two edges are where they should be.
  private func isSame(
    _ near: Double, _ far: Double, _ gotNear: Double, _ gotFar: Double
  ) -> Bool {
    let tolerance = isExact ? Self.exactTolerance : Self.nearTolerance
    return abs(near - gotNear) <= tolerance && abs(far - gotFar) <= tolerance
  }

  private func fittingFailures(_ tree: CaseTree) -> [CaseResult.Failure] {
    guard let fittingView, tree.views.indices.contains(fittingView) else { return [] }
    let view = tree.views[fittingView]
    let height = view.systemLayoutSizeFitting(
      Size(width: view.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard abs(height - view.frame.height) > Self.nearTolerance else { return [] }
    return [
      .init(
        view: fittingView, expected: "fitting height \(view.frame.height)", got: "\(height)")
    ]
  }
}
