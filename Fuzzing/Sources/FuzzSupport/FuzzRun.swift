internal import Glibc

/// The common code of all fuzzers around an input.
public enum FuzzRun {
  /// The maximum processor time, in seconds, for one input: an input that takes longer is a
  /// finding.
  ///
  /// Processor time is used instead of elapsed time, so that a busy machine does not cause
  /// findings; libFuzzer's `-timeout` finds hangs and waiting. The sanitizers make code two to four
  /// times slower, which the limit includes.
  public static let timeLimit = 1.0

  /// Inputs above this number of bytes are tried but not kept: they are slow, and libFuzzer would
  /// change them forever.
  private static let largestKept = 96 << 10

  /// The time of the slowest input so far, in seconds. libFuzzer calls from one thread.
  nonisolated(unsafe) private static var slowest = 0.001

  /// Passes libFuzzer's bytes to `body` and stops if it takes too long; -1 if the input is not to
  /// be kept.
  @unsafe
  public static func input(_ start: UnsafePointer<UInt8>?, _ count: Int, _ body: ([UInt8]) -> Void) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let began = processorTime()
    body(bytes)
    let taken = processorTime() - began
    require(taken <= timeLimit, "an input of \(count) bytes took \(taken) s of processor time")
    if unsafe taken > slowest * 1.1 { note(taken, bytes) }
    return count > largestKept ? -1 : 0
  }

  /// Reports that an input is the slowest so far, and writes it to the file in `FUZZ_SLOWEST`.
  private static func note(_ taken: Double, _ bytes: [UInt8]) {
    unsafe slowest = taken
    say("slowest input: \(taken) s of processor time, \(bytes.count) bytes")
    guard let path = unsafe getenv("FUZZ_SLOWEST"), let file = unsafe fopen(path, "w") else { return }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  /// Writes out the input, for the examination of a finding, if the environment variable
  /// `FUZZ_EXPLAIN` is set.
  public static func explain(_ trial: @autoclosure () -> String) {
    if explains { say(trial()) }
  }

  private static let explains = unsafe getenv("FUZZ_EXPLAIN") != nil

  /// True if an input is checked with everything that inputs otherwise take turns at. The
  /// environment variable `FUZZ_WHOLE` sets it, to make a finding smaller, because the smaller
  /// input would have other checks.
  public static let isWhole = unsafe getenv("FUZZ_WHOLE") != nil

  private static func say(_ message: String) {
    let bytes = Array("\(message)\n".utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Stops if a condition is false; libFuzzer reports this as a crash with the input.
  public static func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue { fatalError("requirement failed: " + message()) }
  }

  /// Stops if a measure is not a finite number.
  public static func requireFinite(_ values: Double..., named name: @autoclosure () -> String) {
    for value in values { require(value.isFinite, "\(name()) is \(value)") }
  }

  /// Stops if a number anywhere inside a value is not finite; checks the first few hundred numbers.
  public static func requireFinite(in value: Any, named name: @autoclosure () -> String) {
    var (open, seen) = ([value], 0)
    while let next = open.popLast(), seen < 300 {
      seen += 1
      switch next {
      case let number as Double: require(number.isFinite, "\(name()) holds \(number)")
      case is String, is Int: break
      default: open += Mirror(reflecting: next).children.map(\.value)
      }
    }
  }

  /// Uses a value, so that the compiler cannot remove its computation.
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
