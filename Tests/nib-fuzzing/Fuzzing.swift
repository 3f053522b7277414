import Foundation
import NibFuzzing

#if Fuzzing
  /// What libFuzzer calls, again and again, with bytes that it has made up: they are a file, or they
  /// decide one.
  @_cdecl("LLVMFuzzerTestOneInput")
  func fuzz(start: UnsafePointer<UInt8>?, count: Int) -> CInt {
    let bytes = unsafe Data(UnsafeBufferPointer(start: start, count: count))
    let data = bytes.first == 0x3C ? bytes : FuzzDocument(bytes).data
    if case .violation(let violation) = NibFuzzing.outcome(data) {
      fatalError("\(violation)\n\(String(decoding: data, as: UTF8.self))")
    }
    return 0
  }
#else
  /// Says how the file on standard input comes out.
  @main
  enum Fuzzing {
    static func main() {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      print(NibFuzzing.outcome(data))
    }
  }
#endif
