import SeededRandom
import LayoutGeometry
import TextLayout
import ViewTree

/// A tree of views built from a plan, and changed along with it.
struct LiveTree {
  var plan: TreePlan
  let views: [View]
  let constraints: [LayoutConstraint]

  var root: View { views[0] }
  var frames: [Rect] { views.map(\.frame) }

  init(_ plan: TreePlan) throws {
    self.plan = plan
    let made = plan.views.enumerated().map { number, view in
      Self.makeView(view, number: number)
    }
    views = made
    constraints = try plan.constraints.enumerated().map { number, constraint in
      try LayoutConstraint(
        item: made[constraint.first], attribute: constraint.attribute,
        relatedBy: constraint.relation, toItem: constraint.second.map { made[$0] },
        attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant
      ).with(priority: constraint.priority).with(identifier: "c\(number)")
    }
    root.frame = Rect(origin: .zero, size: plan.size)
    root.environment = plan.environment
    root.layoutDirection = plan.direction
    for (view, plan) in zip(made, plan.views).dropFirst() { view.layoutDirection = plan.direction }
    for (number, children) in plan.children.enumerated() {
      for child in children { put(child, into: number) }
    }
    try LayoutConstraint.activate(plan.active.map { constraints[$0] })
  }

  private static func makeView(_ plan: TreePlan.ViewPlan, number: Int) -> View {
    let view: View
    switch plan.kind {
    case .plain, .fixed: view = InsetProbe()
    case .image: view = ImageView()
    case .label: view = Label()
    case .stack: view = StackView()
    case .scroll: view = ScrollView()
    }
    view.identifier = "v\(number)"
    view.frame = plan.frame
    view.translatesAutoresizingMaskIntoConstraints = plan.kind == .fixed
    show(plan, in: view)
    return view
  }

  static func show(_ plan: TreePlan.ViewPlan, in view: View) {
    for axis in LayoutAxis.allCases {
      view.setContentHuggingPriority(plan.hugging, for: axis)
      view.setContentCompressionResistancePriority(plan.compression, for: axis)
    }
    if let label = view as? Label {
      label.text = text(plan.characters)
      label.numberOfLines = plan.lines
      label.font = .system(size: plan.fontSize)
    }
    (view as? ImageView)?.image = plan.imageSize.map { ImageSource(name: "image", size: $0) }
    view.isHidden = plan.isHidden
    view.layoutMargins = EdgeInsets(all: plan.margin)
    view.preservesSuperviewLayoutMargins = plan.preservesMargins
    // A tree's safe area may change, but not come or go.
    if let safeArea = plan.safeArea { view.safeAreaInsets = EdgeInsets(all: safeArea) }
    guard let stack = view as? StackView else { return }
    stack.axis = plan.stack.axis
    stack.distribution = plan.stack.distribution
    stack.alignment = plan.stack.alignment
    stack.spacing = plan.stack.spacing
    stack.isLayoutMarginsRelativeArrangement = plan.stack.keepsMargins
    stack.isBaselineRelativeArrangement = plan.stack.isBaselineRelative
  }

  /// Puts a view into another one, as the last; a stack arranges it.
  private func put(_ view: Int, into parent: Int) {
    let isFixed = plan.views[view].kind == .fixed
    if let stack = views[parent] as? StackView {
      stack.addSubview(views[view])
      stack.addArrangedSubview(views[view])
    } else {
      views[parent].addSubview(views[view])
      views[view].translatesAutoresizingMaskIntoConstraints = isFixed
      // A stack may have placed it before.
      if isFixed { views[view].frame = plan.views[view].frame }
    }
  }

  /// So many characters of short and long words.
  private static func text(_ count: Int) -> String {
    String((0..<count).map { $0 % 7 == 3 || $0 % 11 == 5 ? " " : "x" })
  }
}

extension LiveTree {
  /// Makes one random change to the views and to the plan.
  mutating func change(using generator: inout SplitMix64) {
    let constraint = Int.random(in: constraints.indices, using: &generator)
    let view = Int.random(in: 1..<views.count, using: &generator)
    switch Int.random(in: 0..<19, using: &generator) {
    case 0, 1:
      plan.constraints[constraint].constant = generator.points(-30...100)
      constraints[constraint].constant = plan.constraints[constraint].constant
    case 2:
      plan.constraints[constraint].priority = TreePlan.randomPriority(
        requiredShare: plan.requiredShare, using: &generator)
      constraints[constraint].priority = plan.constraints[constraint].priority
    case 3, 4: toggle(constraint)
    case 5:
      plan.views[view].characters = Int.random(in: 0...60, using: &generator)
    case 6:
      plan.views[view].lines = generator.pick([0, 1, 2, 3])
      plan.views[view].fontSize = generator.pick([9, 17, 30])
    case 7:
      let size = Size(width: generator.points(0...90), height: generator.points(0...90))
      plan.views[view].imageSize = Int.random(in: 0..<3, using: &generator) == 0 ? nil : size
    case 8:
      plan.views[view].hugging = generator.pick([1, 250, 751, 1_000])
      plan.views[view].compression = generator.pick([1, 250, 751, 1_000])
    case 9:
      plan.size = Size(width: generator.points(20...400), height: generator.points(20...400))
      root.frame = Rect(origin: .zero, size: plan.size)
    case 11: plan.views[view].isHidden.toggle()
    case 12: plan.views[view].stack = .init(using: &generator)
    case 13: plan.views[view].margin = generator.points(0...20)
    case 15 where plan.views[0].safeArea != nil: plan.views[view].preservesMargins.toggle()
    case 16:
      if plan.views[0].safeArea != nil { plan.views[0].safeArea = generator.points(0...40) }
      Self.show(plan.views[0], in: root)
    case 17:
      plan.views[view].direction = generator.pick([nil, .leftToRight, .rightToLeft])
      views[view].layoutDirection = plan.views[view].direction
    case 18 where plan.views[view].kind == .fixed && !(views[view].superview is StackView):
      plan.views[view].frame.origin = Point(
        x: generator.points(-10...90), y: generator.points(-10...90))
      views[view].frame = plan.views[view].frame
    case 10:
      let parent = Int.random(in: views.indices, using: &generator)
      move(view, to: parent, isDetour: generator.chance(30))
    default: changeSurroundings(using: &generator)
    }
    Self.show(plan.views[view], in: views[view])
  }

  private mutating func toggle(_ constraint: Int) {
    constraints[constraint].isActive.toggle()
    plan.active.removeAll { $0 == constraint }
    if constraints[constraint].isActive { plan.active.append(constraint) }
  }

  /// Moves a view, at once or by way of having no superview.
  private mutating func move(_ view: Int, to parent: Int, isDetour: Bool) {
    guard !views[parent].isDescendant(of: views[view]) else { return }
    if isDetour { views[view].removeFromSuperview() }
    put(view, into: parent)
    plan.children[plan.views[view].parent].removeAll { $0 == view }
    plan.children[parent].append(view)
    plan.views[view].parent = parent
    plan.active.removeAll { !constraints[$0].isActive }
  }

  private mutating func changeSurroundings(using generator: inout SplitMix64) {
    plan.scale = Double(generator.pick([1, 2, 3]))
    plan.direction = generator.pick([.leftToRight, .rightToLeft])
    root.environment = plan.environment
    root.layoutDirection = plan.direction
  }
}
