import SolverFuzzing

#if Fuzzing
  /// What libFuzzer calls, again and again, with bytes that it has made up.
  @_cdecl("LLVMFuzzerTestOneInput")
  func fuzz(start: UnsafePointer<UInt8>?, count: Int) -> CInt {
    let program = unsafe FuzzProgram(UnsafeBufferPointer(start: start, count: count))
    if let violation = program.violation() { fatalError("\(violation)\n\(program)") }
    return 0
  }
#else
  /// Says what the bytes of standard input, in hexadecimal, do to the solver.
  @main
  enum Fuzzing {
    static func main() {
      var bytes: [UInt8] = []
      while let line = readLine() {
        bytes += line.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      }
      let program = FuzzProgram(bytes)
      print(program)
      print(program.violation()?.description ?? "no law is broken")
    }
  }
#endif
