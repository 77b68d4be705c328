internal import Glibc

/// What every fuzzer does around one input.
public enum FuzzRun {
  /// The processor time, in seconds, that one input may take: an input that takes longer is a finding.
  ///
  /// Processor time and not a clock's, so that a busy machine makes no findings; hangs and waiting are libFuzzer's
  /// `-timeout` to find. The sanitizers make code two to four times slower, and the limit is meant with them.
  public static let timeLimit = 1.0

  /// Hands libFuzzer's bytes to `body` and stops when it took too long.
  @unsafe
  public static func input(_ start: UnsafePointer<UInt8>?, _ count: Int, _ body: ([UInt8]) -> Void) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let began = processorTime()
    body(bytes)
    let taken = processorTime() - began
    require(taken <= timeLimit, "an input of \(count) bytes took \(taken) s of processor time")
    return 0
  }

  /// Stops, which libFuzzer reports as a crash with the input, when something that must hold does not.
  public static func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue { fatalError("requirement failed: " + message()) }
  }

  /// Stops when a measure is no finite number.
  public static func requireFinite(_ values: Double..., named name: @autoclosure () -> String) {
    for value in values { require(value.isFinite, "\(name()) is \(value)") }
  }

  /// Takes a value that nobody needs, so that the compiler cannot leave its making out.
  @inline(never)
  public static func use<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }

  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
