internal import FuzzSupport

// The entry points of libFuzzer. Its mutations come from `FontMutator`.

/// Opens slow resources once, before the first input.
@c(LLVMFuzzerInitialize)
public func initialize(
  _ argumentCount: UnsafeMutablePointer<Int32>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  Surroundings.warmUp()
  return 0
}

/// Tries a font file.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  unsafe FuzzRun.input(start, count) { FontExercise($0).run() }
}

/// Makes a font file from another; sometimes from a whole bundled font instead of the given small
/// font.
@c(LLVMFuzzerCustomMutator)
public func mutateInput(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  unsafe LibFuzzer.replace(start, count: count, limit: limit) { bytes in
    let font = WholeFonts.inPlace(of: bytes, limit: limit, seed: UInt64(seed))
    return FontMutator.mutate(font, limit: limit, seed: UInt64(seed)) { LibFuzzer.mutate(&$0, limit: $1) }
  }
}

/// Makes a font file from two others; 0 if their kinds cannot be combined.
@c(LLVMFuzzerCustomCrossOver)
public func crossInputs(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
  let host = unsafe Array(UnsafeBufferPointer(start: first, count: firstCount))
  let donor = unsafe Array(UnsafeBufferPointer(start: second, count: secondCount))
  guard let crossed = FontMutator.cross(host, donor, limit: limit, seed: UInt64(seed)) else { return 0 }
  return unsafe LibFuzzer.replace(result, count: 0, limit: limit) { _ in crossed }
}
