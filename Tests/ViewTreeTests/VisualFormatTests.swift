import LayoutGeometry
import Testing
import ViewTree

@Suite("Visual formats")
struct VisualFormatTests {
  /// A root of that size with views by name, which follow constraints alone.
  private func tree(
    _ width: Double, _ height: Double, _ names: [String]
  ) -> (root: View, views: [String: View]) {
    let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
    var views: [String: View] = [:]
    for name in names {
      let view = root.adding(View(), name)
      view.translatesAutoresizingMaskIntoConstraints = false
      views[name] = view
    }
    return (root, views)
  }

  private func span(_ view: View?, _ axis: LayoutAxis = .horizontal) -> [Double] {
    guard let frame = view?.frame else { return [] }
    return axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
  }

  @Test("equal widths with standard gaps and margins")
  func equalWidths() throws {
    let (root, views) = tree(200, 10, ["a", "b"])
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(withVisualFormat: "|-[a(==b)]-[b]-|", views: views))
    root.layoutIfNeeded()
    #expect(span(views["a"]) == [8, 88])
    #expect(span(views["b"]) == [104, 88])
  }

  @Test("a metric between views, edges touching bars")
  func metricGap() throws {
    let (root, views) = tree(500, 10, ["a", "b"])
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "|[a]-(b)-[b(100)]|", metrics: ["b": 20], views: views))
    root.layoutIfNeeded()
    #expect(span(views["a"]) == [0, 380])
    #expect(span(views["b"]) == [400, 100])
  }

  @Test("a column: a bar without a gap at the top, a margin at the bottom")
  func column() throws {
    let (root, views) = tree(10, 500, ["banner", "content"])
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|[banner(100)]-[content]-|", views: views))
    root.layoutIfNeeded()
    #expect(span(views["content"], .vertical) == [108, 384])
  }

  @Test(
    "each predicate says what it says",
    arguments: [
      ("H:|[a(>=80@500,<=40)]", 40.0), ("H:|[a(80)]", 80), ("H:|[a(side)]", 30),
      ("H:|[a(==b*2+5)]-(>=8)-[b(20)]", 45), ("H:|[a(==b/4-1@900)]-(>=0)-[b(20)]", 4),
      ("H:|[a(80@250,90@251)]", 90), ("H:|[a(.5)]", 0.5), ("H:|[a(side@weak,50@10)]", 30),
    ])
  func predicate(_ format: String, _ width: Double) throws {
    let (root, views) = tree(200, 10, ["a", "b"])
    root.environment = LayoutEnvironment(scale: 2)
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["side": 30, "weak": 100], views: views))
    root.layoutIfNeeded()
    #expect(views["a"]?.frame.width == width)
    #expect(root.issues == [])
  }

  @Test("the direction of text turns a format, unless it says left to right or right to left")
  func direction() throws {
    for (options, direction, x) in [
      ([], .leftToRight, 10), ([], .rightToLeft, 170),
      ([.directionLeftToRight], .rightToLeft, 10), ([.directionRightToLeft], .leftToRight, 170),
    ] as [(VisualFormatOptions, LayoutDirection, Double)] {
      let (root, views) = tree(200, 10, ["a", "b"])
      root.layoutDirection = direction
      let constraints = try LayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[a(20)]-(>=30)-[b(20)]-(>=5)-|", options: options, views: views)
      try LayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(span(views["a"]) == [x, 20], "\(options) \(direction)")
      #expect(root.issues == [])
    }
  }

  @Test("options align all views across the axis")
  func alignment() throws {
    let (root, views) = tree(200, 100, ["a", "b", "c"])
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[a(10)][b(10)][c(10)]", options: [.alignAllTop, .alignAllBottom],
      views: views)
    try LayoutConstraint.activate(constraints)
    Constraints {
      for view in [views["b"]].compactMap({ $0 }) {
        view.topAnchor == root.topAnchor + 7
        view.heightAnchor == 30
      }
    }
    root.layoutIfNeeded()
    for name in ["a", "b", "c"] { #expect(span(views[name], .vertical) == [7, 30]) }
  }

  @Test("constraints are not active before they are activated, and know where they were written")
  func inactive() throws {
    let (root, views) = tree(200, 100, ["a"])
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|[a]|", views: views)
    #expect(constraints.count == 2 && constraints.allSatisfy { !$0.isActive })
    #expect(constraints.allSatisfy { $0.source?.file.hasSuffix("VisualFormatTests.swift") == true })
    #expect(root.constraints.isEmpty)
  }

  @Test(
    "an error shows the place with a caret and what was expected",
    arguments: [
      ("H:|-[title(>80)]-|", 11, "expected ==, <=, >=, a number or a name"),
      ("[title", 6, "expected ( or ]"), ("[title(80]", 9, "expected , or )"),
      ("", 0, "expected | or ["), ("|", 1, "expected ["),
      ("|-", 2, "expected [, |, (, a number or the name of a metric"),
      ("[]", 1, "expected the name of a view"), ("[9a]", 1, "expected the name of a view"),
      ("[title]-8[title]", 9, "expected -"), ("[title]|x", 8, "expected the end"),
      ("[title]--[title]", 8, "expected [, |, (, a number or the name of a metric"),
      ("[other]", 1, "no view is called other"), ("[title]-big-|", 8, "no metric is called big"),
      ("[title(==other)]", 9, "neither a metric nor a view is called other"),
      ("[title(80@0)]", 10, "the priority 0.0 is no whole number in 1…1000"),
      ("[title(80@1.5)]", 10, "the priority 1.5 is no whole number in 1…1000"),
      ("[title(80/0)]", 7, "\("[title(80/0)]"): inf is not a finite number."),
      ("D:[title]", 0, "expected | or ["), ("[title] [title]", 7, "expected [ or |"),
      ("[ title]", 1, "expected the name of a view"), ("[títle]", 2, "expected ( or ]"),
    ])
  func errors(_ format: String, _ offset: Int, _ words: String) {
    let (root, views) = tree(200, 100, ["title", "t"])
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: format, views: views)
    }
    #expect(error?.offset == offset && root.constraints.isEmpty)
    #expect(
      error?.description == format + "\n" + String(repeating: " ", count: offset) + "^ " + words)
  }

  @Test("a bar beside a view without a superview, and options along the axis, are errors")
  func misplaced() {
    let view = View()
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": view])
    }
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: "H:[a]", options: .alignAllLeft, views: ["a": view])
    }
  }
}
