import LayoutGeometry
import Testing
import TextLayout
import ViewTree

@Suite("Feedback")
struct FeedbackTests {
  /// A root with a view in it whose `layoutSubviews` never stops changing something.
  private func loop(_ change: @escaping (ProbeView, LayoutConstraint) -> Void) -> View {
    let root = makeRoot()
    let looper = root.adding(ProbeView(), "looper")
    let other = root.adding(View(), "other")
    let width = looper.widthAnchor == other.widthAnchor
    let otherWidth = other.widthAnchor == 10
    Constraints {
      width
      otherWidth
    }
    looper.onLayout = { [unowned looper] in change(looper, otherWidth) }
    return root
  }

  private func expectReport(_ root: View, sourceLocation: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    guard case .feedbackLoop(let views) = root.issues.first else {
      Issue.record("no report: \(root.issues)", sourceLocation: sourceLocation)
      return
    }
    #expect(views.contains("looper"), sourceLocation: sourceLocation)
    root.clearIssues()
    root.subviews.first?.setNeedsLayout()
    #expect(throws: LayoutError.self, sourceLocation: sourceLocation) { try root.layout() }
  }

  private typealias SourceLocation = Testing.SourceLocation

  @Test("a view that changes a constraint in every layout is reported by name")
  func changedConstraint() {
    expectReport(loop { _, width in width.constant += 1 })
  }

  @Test("a view that asks for layout in every layout is reported by name")
  func askingAgain() {
    expectReport(loop { looper, _ in looper.setNeedsLayout() })
  }

  @Test("a view that adds a view and asks again in every layout is reported by name")
  func addingViews() {
    expectReport(
      loop { looper, width in
        looper.addSubview(View())
        width.constant += 1
      })
  }

  @Test("a view that changes a constraint and lays out at once in every layout is reported")
  func nested() {
    expectReport(
      loop { looper, width in
        width.constant += 1
        looper.layoutIfNeeded()
      })
  }

  @Test("a view that asks to update constraints while it does is reported by name")
  func updating() {
    let root = makeRoot()
    let looper = root.adding(ProbeView(), "looper")
    looper.onUpdate = { [unowned looper] in looper.setNeedsUpdateConstraints() }
    looper.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(root.issues == [.feedbackLoop(views: ["looper"])])
  }

  @Test("a loop that ends by itself is no loop")
  func ends() {
    let root = loop { _, width in width.constant = min(15, width.constant + 1) }
    root.layoutIfNeeded()
    #expect(root.issues.isEmpty)
    #expect(root.subviews.first?.frame.width == 15)
  }

  @Test("a label whose width follows its height against its text ends, whatever the factor")
  func widthFollowsHeight() {
    for factor in stride(from: 0.25, through: 12, by: 0.25) {
      for lines in [0, 3] {
        let root = makeRoot()
        let (a, b) = (
          root.adding(makeLabel(60, lines: lines), "a"), root.adding(makeLabel(45), "b")
        )
        Constraints {
          a.widthAnchor == b.heightAnchor * factor
          b.widthAnchor == a.heightAnchor * factor
        }
        root.layoutIfNeeded()
        for issue in root.issues {
          guard case .feedbackLoop(let views) = issue else {
            Issue.record("\(issue)")
            continue
          }
          #expect(!views.isEmpty && Set(views).isSubset(of: ["a", "b"]))
        }
        #expect(a.frame.isFinite && b.frame.isFinite)
        _ = root.systemLayoutSizeFitting(.zero)
      }
    }
  }

  @Test("a label whose width shrinks as it grows has no fixed point and is reported")
  func noFixedPoint() {
    let root = makeRoot()
    let label = root.adding(makeLabel(6), "label")
    // 20 high wants 20 wide (3 lines, 60 high); 60 high wants 60 wide (1 line, 20 high).
    label.setContentCompressionResistancePriority(1, for: .horizontal)
    label.setContentHuggingPriority(1, for: .horizontal)
    Constraints { label.widthAnchor == label.heightAnchor }
    root.layoutIfNeeded()
    #expect(root.issues == [.feedbackLoop(views: ["label"])])
    label.invalidateIntrinsicContentSize()
    #expect(throws: LayoutError.feedbackLoop(views: ["label"])) { try root.layout() }
  }
}
