import LayoutGeometry
import ViewTree

/// A view that notes its callbacks in a log, and does what a test wants in them.
final class ProbeView: View {
  final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  var log = Log()
  var onLayout: (() -> Void)?
  var onUpdate: (() -> Void)?

  override func layoutSubviews() {
    log.entries.append("layout \(displayName)")
    onLayout?()
  }

  override func updateConstraints() {
    log.entries.append("update \(displayName)")
    onUpdate?()
  }
}
