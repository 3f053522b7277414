import Foundation

/// A number in an environment variable.
func environment(_ name: String) -> UInt64? {
  ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
}

/// The seeds of histories: `TINAMOU_SEED` alone, or as many times more as `TINAMOU_HISTORIES` says.
func seeds(inDebug: UInt64, inRelease: UInt64) -> Range<UInt64> {
  if let seed = environment("TINAMOU_SEED") { return seed..<seed + 1 }
  #if DEBUG
    let count = inDebug
  #else
    let count = inRelease
  #endif
  return 0..<count * max(1, environment("TINAMOU_HISTORIES") ?? 1)
}
