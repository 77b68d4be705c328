import AllocationCounter
import Glibc

/// Measures passes over a corpus and prints a row for them.
struct Stopwatch {
  let corpus: String

  private struct Pass {
    var wall: Double
    var processor: Double
    var allocations: Double
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private func time(_ body: () -> Void) -> Pass {
    let allocations = allocation_count()
    let wall = Self.now(CLOCK_MONOTONIC)
    let processor = Self.now(CLOCK_PROCESS_CPUTIME_ID)
    body()
    return Pass(
      wall: Self.now(CLOCK_MONOTONIC) - wall, processor: Self.now(CLOCK_PROCESS_CPUTIME_ID) - processor,
      allocations: Double(allocation_count() - allocations))
  }

  /// Runs a pass, as cold if it is the first of its kind, and passes after it.
  func measure(
    _ title: String, operations: Int, isColdCounted: Bool, passes: Int = 5, note: String = "", _ body: () -> Void
  ) {
    let cold = time(body)
    if isColdCounted { row(title, "cold", operations, [cold], note) }
    if passes > 0 { row(title, "warm", operations, (0..<passes).map { _ in time(body) }, note) }
  }

  /// Runs only cold passes.
  func measureCold(_ title: String, operations: Int, passes: Int = 5, note: String = "", _ make: () -> () -> Void) {
    let bodies = (0..<passes).map { _ in
      let body = make()
      return time(body)
    }
    row(title, "cold", operations, bodies, note)
  }

  /// Runs passes of several kinds in turns, with the speed of each relative to the first: a machine
  /// that is slower for some seconds is slower for all of them.
  ///
  /// - Parameter make: Prepares the pass of a kind, by its index.
  func measureInTurns(
    _ titles: [String], _ phase: String, operations: Int, passes: Int, _ make: (Int) -> () -> Void
  ) {
    var taken = [[Pass]](repeating: [], count: titles.count)
    for _ in 0..<passes {
      for kind in titles.indices {
        let body = make(kind)
        taken[kind].append(time(body))
      }
    }
    for kind in titles.indices {
      let times = zip(taken[0], taken[kind]).map { $0.wall / $1.wall }.sorted()
      let (low, middle, high) = (times[passes / 10], times[passes / 2], times[passes - 1 - passes / 10])
      let note = "\(rounded(middle)) times as fast as the first, \(rounded(low)) to \(rounded(high))"
      row(titles[kind], phase, operations, taken[kind], kind == 0 ? "" : note)
    }
  }

  private func row(_ title: String, _ phase: String, _ operations: Int, _ passes: [Pass], _ note: String) {
    let count = Double(operations)
    let wall = passes.map(\.wall).sorted()
    let processor = passes.map(\.processor).sorted()
    let allocations = (passes.map(\.allocations).min() ?? 0) / count
    let median = wall[wall.count / 2]
    print(
      "{\"peer\":\"strut\",\"case\":\"\(title)\",\"corpus\":\"\(corpus)\",\"phase\":\"\(phase)\",\"ops\":\(operations),"
        + "\"passes\":\(passes.count),\"ns\":\(rounded(median / count)),\"ns_min\":\(rounded(wall[0] / count)),"
        + "\"ns_cpu\":\(rounded(processor[processor.count / 2] / count)),\"per_s\":\(Int(1e9 * count / median)),"
        + "\"rss_kb\":\(Self.peakMemory),\"allocations\":\(rounded(allocations))"
        + (note.isEmpty ? "" : ",\"note\":\"\(note)\"") + "}")
    fflush(nil)
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Returns the peak memory, in KB.
  static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  /// Returns the current memory, in KB.
  static var memory: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 128)
    guard fgets(&buffer, 128, file) != nil else { return 0 }
    let fields = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
  }
}
