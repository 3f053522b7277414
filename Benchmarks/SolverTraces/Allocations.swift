#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many heap allocations `body` makes; `nil` unless a preloaded library counts them (the one in
/// `Benchmarks/peers/livebytes.c` does).
package func allocations(_ body: () -> Void) -> Int? {
  guard let count = allocationCount else {
    body()
    return nil
  }
  let before = count()
  body()
  return count() - before
}

/// The function `allocation_count` of a preloaded library, if there is one.
private let allocationCount: (@Sendable () -> Int)? = {
  #if canImport(Glibc) || canImport(Darwin)
    guard let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "allocation_count") else { return nil }
    let function = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
    return { function() }
  #else
    return nil
  #endif
}()
