internal import Glibc

/// What every fuzzer does around one input.
public enum FuzzRun {
  /// The processor time, in seconds, that one input may take: an input that takes longer is a finding.
  ///
  /// Processor time and not a clock's, so that a busy machine makes no findings; hangs and waiting are libFuzzer's
  /// `-timeout` to find. The sanitizers make code two to four times slower, and the limit is meant with them.
  public static let timeLimit = 1.0

  /// Inputs above this many bytes are tried and not kept: libFuzzer would change them for ever, and they are slow.
  private static let largestKept = 96 << 10

  /// The slowest input so far, in seconds. libFuzzer calls from one thread.
  nonisolated(unsafe) private static var slowest = 0.001

  /// Hands libFuzzer's bytes to `body` and stops when it took too long; -1 when the input is not to be kept.
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

  /// Says that an input is the slowest so far, and keeps it in the file that `FUZZ_SLOWEST` names.
  private static func note(_ taken: Double, _ bytes: [UInt8]) {
    unsafe slowest = taken
    say("slowest input: \(taken) s of processor time, \(bytes.count) bytes")
    guard let path = unsafe getenv("FUZZ_SLOWEST"), let file = unsafe fopen(path, "w") else { return }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  /// Writes out what is to be tried, for one who looks into a finding: where the environment variable `FUZZ_EXPLAIN` is set.
  public static func explain(_ trial: @autoclosure () -> String) {
    if explains { say(trial()) }
  }

  private static let explains = unsafe getenv("FUZZ_EXPLAIN") != nil

  /// Whether an input is held to all that others take turns at: where the environment variable `FUZZ_WHOLE` is set, for one who makes a
  /// finding small, since the smaller input would have another turn.
  public static let isWhole = unsafe getenv("FUZZ_WHOLE") != nil

  private static func say(_ message: String) {
    let bytes = Array("\(message)\n".utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Stops, which libFuzzer reports as a crash with the input, when something that must hold does not.
  public static func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue { fatalError("requirement failed: " + message()) }
  }

  /// Stops when a measure is no finite number.
  public static func requireFinite(_ values: Double..., named name: @autoclosure () -> String) {
    for value in values { require(value.isFinite, "\(name()) is \(value)") }
  }

  /// Stops when a number anywhere inside a value is no finite one; looks at the first few hundred.
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
