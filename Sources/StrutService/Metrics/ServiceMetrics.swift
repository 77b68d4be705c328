#if Service
import CoreMetrics
package import Metrics

/// What the service counts.
package struct ServiceMetrics: Sendable {
  private let factory: any MetricsFactory

  /// Counts into a factory of metrics.
  package init(_ factory: any MetricsFactory) { self.factory = factory }

  /// A request that was answered.
  ///
  /// - Parameter route: The route's pattern, never what a client wrote, of which there is no end.
  func answered(route: String, status: Int, in time: Duration) {
    let labels = [("route", route), ("status", "\(status)")]
    Counter(label: "strut_requests", dimensions: labels, factory: factory).increment()
    let (seconds, attoseconds) = time.components
    Timer(label: "strut_request_duration", dimensions: [("route", route)], factory: factory)
      .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// Requests that were refused for want of room or time, by the refusal's code.
  func refused(_ code: String) {
    Counter(label: "strut_refusals", dimensions: [("code", code)], factory: factory).increment()
  }

  /// Texts that were measured.
  func measured(_ count: Int) { Counter(label: "strut_texts_measured", factory: factory).increment(by: count) }

  /// Sets what is read off when somebody asks.
  func set(_ name: String, _ value: Int) { Meter(label: name, factory: factory).set(value) }
}
#endif
