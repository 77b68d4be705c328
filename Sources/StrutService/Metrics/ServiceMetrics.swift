#if Service
import CoreMetrics
package import Metrics

/// The metrics of the service.
package struct ServiceMetrics: Sendable {
  private let factory: any MetricsFactory

  /// Creates metrics in a factory.
  package init(_ factory: any MetricsFactory) { self.factory = factory }

  /// Counts a request that was answered.
  ///
  /// - Parameter route: The pattern of the route. Text of a client would be unlimited.
  func answered(route: String, status: Int, in time: Duration) {
    let labels = [("route", route), ("status", "\(status)")]
    Counter(label: "strut_requests", dimensions: labels, factory: factory).increment()
    let (seconds, attoseconds) = time.components
    Timer(label: "strut_request_duration", dimensions: [("route", route)], factory: factory)
      .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// Counts a request that was rejected for lack of room or time, by its code.
  func refused(_ code: String) {
    Counter(label: "strut_refusals", dimensions: [("code", code)], factory: factory).increment()
  }

  /// Counts measured records.
  func measured(_ count: Int) { Counter(label: "strut_texts_measured", factory: factory).increment(by: count) }

  /// Sets the gauges when they are read.
  func set(_ name: String, _ value: Int) { Meter(label: name, factory: factory).set(value) }
}
#endif
