#if canImport(Glibc)
  import AllocatorStatistics
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes that are allocated now, as the allocator counts them; 0 where it does not say.
///
/// glibc counts what its caches hold as allocated, so that a small difference of two counts is
/// only roughly right. A preloaded library that answers `mallinfo2` itself makes it exact.
package func liveBytes() -> Int {
  #if canImport(Glibc)
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  #elseif canImport(Darwin)
    return Int(mstats().bytes_used)
  #else
    return 0
  #endif
}
