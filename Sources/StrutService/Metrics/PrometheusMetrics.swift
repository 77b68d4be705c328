#if Service
package import CoreMetrics
import Threads

/// Stores the values of swift-metrics, and writes them in Prometheus' text format, version 0.0.4.
///
/// Counters end in `_total`. Timers become histograms in seconds, and recorders histograms in their
/// own unit. Characters in labels that are neither letters nor digits become `_`, as Prometheus
/// requires.
///
/// Dimensions must not depend on the contents of requests, because each pair of name and dimensions
/// is kept forever.
package final class PrometheusMetrics: MetricsFactory {
  private let series = Locked<[SeriesName: Series]>([:])

  /// The bounds of histograms of times, in seconds: from a cached string to a long audit.
  private static let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
  /// The bounds of other histograms: counts and bytes.
  private static let quantities = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Creates an empty store.
  package init() {}

  /// All metrics, sorted by name.
  package var text: String {
    let known = series.withLock { $0 }.sorted { $0.key < $1.key }
    var lines: [String] = []
    var previous: String?
    for (name, one) in known {
      if name.name != previous { lines.append("# TYPE \(name.name) \(one.kind)") }
      previous = name.name
      lines += one.lines(name)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func series(_ label: String, _ dimensions: [(String, String)], _ make: () -> Series) -> Series {
    let name = SeriesName(label, dimensions)
    return series.withLock { known in
      if let one = known[name] { return one }
      let made = make()
      known[name] = made
      return made
    }
  }

  // MARK: MetricsFactory

  package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label + "_total", dimensions) { Series(kind: "counter") }
  }

  package func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    series(label + "_total", dimensions) { Series(kind: "counter") }
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions) { Series(kind: "gauge") }
  }

  package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    aggregate
      ? series(label, dimensions) { Series(kind: "histogram", bounds: Self.quantities) }
      : series(label, dimensions) { Series(kind: "gauge") }
  }

  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label + "_seconds", dimensions) { Series(kind: "histogram", bounds: Self.seconds) }
  }

  package func destroyCounter(_ handler: any CounterHandler) { forget(handler) }
  package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { forget(handler) }
  package func destroyMeter(_ handler: any MeterHandler) { forget(handler) }
  package func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }
  package func destroyTimer(_ handler: any TimerHandler) { forget(handler) }

  private func forget(_ handler: AnyObject) {
    series.withLock { known in
      for (name, one) in known where one === handler { known[name] = nil }
    }
  }
}

/// The name and labels of a metric in the text format.
private struct SeriesName: Hashable, Comparable {
  let name: String
  let labels: [String]

  init(_ label: String, _ dimensions: [(String, String)]) {
    name = Self.word(label)
    labels = dimensions.map { "\(Self.word($0))=\"\(Self.escaped($1))\"" }.sorted()
  }

  /// `name{labels}`.
  func written(_ suffix: String = "", and more: String? = nil) -> String {
    let all = labels + (more.map { [$0] } ?? [])
    return name + suffix + (all.isEmpty ? "" : "{\(all.joined(separator: ","))}")
  }

  static func < (left: SeriesName, right: SeriesName) -> Bool {
    left.name == right.name ? left.labels.lexicographicallyPrecedes(right.labels) : left.name < right.name
  }

  private static func word(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "\\" ? "\\\\" : $0 == "\"" ? "\\\"" : $0 == "\n" ? "\\n" : String($0) }.joined()
  }
}

/// A metric with its labels: a number, or a histogram.
private final class Series: CounterHandler, FloatingPointCounterHandler, MeterHandler, RecorderHandler, TimerHandler {
  let kind: String
  private let bounds: [Double]
  private let state: Locked<State>

  private struct State {
    /// The value of a counter or gauge, or the sum of a histogram.
    var value = 0.0
    var counts: [Int]
  }

  init(kind: String, bounds: [Double] = []) {
    self.kind = kind
    self.bounds = bounds
    state = Locked(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  func lines(_ name: SeriesName) -> [String] {
    let state = state.withLock { $0 }
    guard kind == "histogram" else { return ["\(name.written()) \(state.value)"] }
    var total = 0
    var lines: [String] = []
    for (index, count) in state.counts.enumerated() {
      total += count
      let bound = index < bounds.count ? "\(bounds[index])" : "+Inf"
      lines.append("\(name.written("_bucket", and: "le=\"\(bound)\"")) \(total)")
    }
    return lines + ["\(name.written("_sum")) \(state.value)", "\(name.written("_count")) \(total)"]
  }

  private func observe(_ value: Double) {
    guard !bounds.isEmpty else { return set(value) }
    let index = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[index] += 1
      state.value += value
    }
  }

  func increment(by amount: Int64) { increment(by: Double(amount)) }
  func increment(by amount: Double) { state.withLock { $0.value += amount } }
  func decrement(by amount: Double) { state.withLock { $0.value -= amount } }
  func reset() { state.withLock { $0 = State(counts: Array(repeating: 0, count: bounds.count + 1)) } }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { state.withLock { $0.value = value } }
  func record(_ value: Int64) { observe(Double(value)) }
  func record(_ value: Double) { observe(value) }
  func recordNanoseconds(_ duration: Int64) { observe(Double(duration) / 1e9) }
}
#endif
