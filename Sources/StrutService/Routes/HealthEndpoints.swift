#if Service
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Endpoints for liveness, readiness and metrics.
extension Service {
  var healthEndpoints: [Endpoint] {
    [
      Endpoint(.get, "/health/live", isOpen: true) { _, _ in Self.plain("live\n") },
      Endpoint(.get, "/health/ready", isOpen: true) { _, _ in
        guard self.isReady else {
          throw ServiceError.unavailable(
            "not-ready", "the service is at capacity; send requests to another instance.")
        }
        return Self.plain("ready\n")
      },
      Endpoint(.get, "/metrics") { _, _ in
        self.readOff()
        return Response(DocumentAnswer.text(self.metrics.text, type: "text/plain; version=0.0.4; charset=utf-8"))
      },
    ]
  }

  private static func plain(_ text: String) -> Response {
    Response(DocumentAnswer.text(text, type: "text/plain; charset=utf-8"))
  }

  /// Sets the gauges that are read on demand.
  private func readOff() {
    let load = work.load
    let fonts = store.size
    let facts: [(String, Int?)] = [
      ("strut_workers", settings.workers), ("strut_work_running", load.running), ("strut_work_waiting", load.waiting),
      ("strut_streams_open", streams.load(ordering: .relaxed)), ("strut_body_bytes", budget.bytes),
      ("strut_kept_fonts", fonts.count), ("strut_kept_font_bytes", fonts.bytes),
      ("process_resident_memory_bytes", ProcessFacts.residentBytes), ("process_open_fds", ProcessFacts.openFiles),
    ]
    for case (let name, let value?) in facts { counts.set(name, value) }
  }
}
#endif
