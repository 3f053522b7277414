import SeededRandom
import LayoutGeometry
import TextLayout
import ViewTree

/// A random tree as plain data, from which the same tree can be built again and again.
struct TreePlan {
  /// What a view is and shows.
  struct ViewPlan {
    enum Kind { case plain, fixed, label, image, stack, scroll }
    var kind: Kind
    var parent: Int
    var characters: Int
    var lines: Int
    var fontSize = 17.0
    /// `nil` without an image.
    var imageSize: Size?
    var hugging: LayoutPriority = 250
    var compression: LayoutPriority = 750
    var frame: Rect
    var isHidden = false
    var margin = 8.0
    var preservesMargins = false
    var safeArea: Double?
    var direction: LayoutDirection?
    var stack = StackPlan()
  }

  /// How a stack arranges its views.
  struct StackPlan {
    var axis = LayoutAxis.horizontal
    var distribution = StackView.Distribution.fill
    var alignment = StackView.Alignment.fill
    var spacing = 0.0
    var keepsMargins = false
    var isBaselineRelative = false
  }

  /// A constraint between views by their numbers.
  struct ConstraintPlan {
    var first: Int
    var attribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Int?
    var secondAttribute: LayoutAttribute
    var multiplier: Double
    var constant: Double
    var priority: LayoutPriority
  }

  /// The root is view 0.
  var views: [ViewPlan]
  /// The subviews of each view, back to front.
  var children: [[Int]]
  var constraints: [ConstraintPlan]
  /// The active constraints, in the order of their activation.
  var active: [Int]
  var size: Size
  var scale: Double
  var direction = LayoutDirection.leftToRight
  var measurer: any TextMeasurer = FixedAdvanceMeasurer.standard
  /// How many constraints of a hundred are required.
  let requiredShare: Int

  var environment: LayoutEnvironment { LayoutEnvironment(scale: scale, textMeasurer: measurer) }
}

extension TreePlan {
  /// A tree of 3 to 12 views with about two constraints a view, some ambiguous, some in conflict: most
  /// of those where 40 constraints of a hundred are required, few where it is 5.
  init(requiredShare: Int = 40, using generator: inout SplitMix64) {
    self.requiredShare = requiredShare
    let count = Int.random(in: 3...12, using: &generator)
    views = (0..<count).map { Self.randomView(number: $0, using: &generator) }
    children = views.map { _ in [] }
    for view in 1..<count { children[views[view].parent].append(view) }
    size = Size(width: generator.points(100...400), height: generator.points(100...400))
    scale = Double(generator.pick([1, 2, 3]))
    if generator.chance(30) { direction = .rightToLeft }
    if generator.chance(30) { measurer = LayoutEnvironment.builtInTextMeasurer }
    constraints = []
    for _ in 0..<(count * 5 / 2) {
      constraints.append(
        Self.randomConstraint(count: count, requiredShare: requiredShare, using: &generator))
    }
    active = constraints.indices.filter { _ in generator.chance(75) }
    active.shuffle(using: &generator)
    if generator.chance(15) { giveInsets(using: &generator) }
  }

  private static func randomView(
    number: Int, using generator: inout SplitMix64
  ) -> ViewPlan {
    ViewPlan(
      kind: number == 0
        ? .plain
        : generator.pick([.plain, .plain, .fixed, .label, .label, .image, .stack, .scroll]),
      parent: number == 0 ? 0 : Int.random(in: 0..<number, using: &generator),
      characters: Int.random(in: 0...60, using: &generator),
      lines: generator.pick([0, 0, 1, 2]),
      imageSize: Size(width: generator.points(0...80), height: generator.points(0...80)),
      hugging: generator.pick([250, 250, 251, 600, 1_000]),
      compression: generator.pick([750, 750, 751, 200, 1_000]),
      frame: Rect(
        x: Double(Int.random(in: 0...40, using: &generator)),
        y: Double(Int.random(in: 0...40, using: &generator)),
        width: Double(Int.random(in: 0...90, using: &generator)),
        height: Double(Int.random(in: 0...90, using: &generator))),
      isHidden: generator.chance(10), margin: generator.points(0...20),
      direction: generator.chance(5) ? .rightToLeft : nil,
      stack: StackPlan(using: &generator))
  }

  /// Lets insets reach into views: where that pushes them, layout may take many rounds.
  private mutating func giveInsets(using generator: inout SplitMix64) {
    for view in views.indices {
      views[view].preservesMargins = generator.chance(15)
      if generator.chance(view == 0 ? 50 : 5) { views[view].safeArea = generator.points(0...40) }
    }
  }

  /// A constraint along one axis: extents of both axes are not mixed, so that no text's height
  /// decides its own width.
  private static func randomConstraint(
    count: Int, requiredShare: Int, using generator: inout SplitMix64
  ) -> ConstraintPlan {
    let families: [[LayoutAttribute]] = [
      [.left, .right, .centerX, .leftMargin, .rightMargin],
      [.leading, .trailing, .centerX, .trailingMargin, .leadingMargin],
      [.width], [.height],
      [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .centerYWithinMargins, .topMargin,
      ],
    ]
    let family = generator.pick(families)
    let first = Int.random(in: 1..<count, using: &generator)
    let isDimension = family.count == 1
    let second: Int? =
      isDimension && generator.chance(50) ? nil : Int.random(in: 0..<count, using: &generator)
    return ConstraintPlan(
      first: first, attribute: generator.pick(family),
      relation: generator.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      second: second, secondAttribute: generator.pick(family),
      multiplier: generator.chance(80) ? 1 : generator.pick([0.5, 2, 1.25]),
      constant: generator.points(isDimension && second == nil ? 0...120 : -20...60),
      priority: randomPriority(requiredShare: requiredShare, using: &generator))
  }

  static func randomPriority(
    requiredShare: Int, using generator: inout SplitMix64
  ) -> LayoutPriority {
    generator.chance(requiredShare) ? .required : generator.pick([1, 50, 250, 500, 750, 751, 999])
  }
}

extension TreePlan.StackPlan {
  init(using generator: inout SplitMix64) {
    axis = generator.pick([.horizontal, .vertical])
    distribution = generator.pick(StackView.Distribution.allCases)
    alignment = generator.pick(StackView.Alignment.allCases)
    spacing = generator.points(0...12)
    keepsMargins = generator.chance(30)
    isBaselineRelative = generator.chance(20)
  }
}
