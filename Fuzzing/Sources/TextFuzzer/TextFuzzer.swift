internal import FuzzSupport

// The entry points of libFuzzer.

/// Opens slow resources once, before the first input.
@c(LLVMFuzzerInitialize)
public func initialize(
  _ argumentCount: UnsafeMutablePointer<Int32>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  Surroundings.open()
  return 0
}

/// Tries text.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  unsafe FuzzRun.input(start, count) { TextTrial.run($0) }
}
