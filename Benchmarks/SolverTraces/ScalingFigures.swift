import Foundation

/// What one size of a kind of trace takes: beside other sizes, how the times grow.
public struct ScalingFigures: Equatable, Sendable {
  /// The size, as the generator understands it.
  public var size: Int
  /// The median build, in microseconds.
  public var build: Double
  /// The mean step, in microseconds.
  public var step: Double
  /// How many constraints, edit variables and steps were refused.
  public var refused = 0

  /// Figures that are known already.
  public init(size: Int, build: Double, step: Double) {
    (self.size, self.build, self.step) = (size, build, step)
  }

  /// Builds and steps a generated trace.
  public init(measuring generator: TraceGenerator, roundSeconds: Double = 0.2) {
    var figures = TraceFigures()
    let player = TracePlayer(generator.trace, roundSeconds: roundSeconds)
    player.measureBuilds(&figures)
    _ = player.measurePasses(&figures)
    self.init(size: generator.size, build: figures.build, step: figures.step)
    refused = figures.refused
  }

  /// The figures in one line; behind those of another size also by how much the times have grown
  /// for every doubling of the size.
  public func line(after other: ScalingFigures?) -> String {
    let line = "size=\(size) \(Self.text("build_us", build)) \(Self.text("step_us", step))"
    guard let other, other.size != size else { return "\(line) fail=\(refused)" }
    let doublings = log2(Double(size) / Double(other.size))
    let growth = [
      Self.text("build_per_doubling", pow(build / other.build, 1 / doublings)),
      Self.text("step_per_doubling", pow(step / other.step, 1 / doublings)),
    ]
    return "\(line) \(growth.joined(separator: " ")) fail=\(refused)"
  }

  private static func text(_ name: String, _ value: Double) -> String {
    "\(name)=\(String(format: "%.4g", value))"
  }
}
