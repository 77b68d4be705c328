#if Service
import FontMetrics
package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import Synchronization

/// The service: the state that all requests share, and the endpoints.
///
/// Responses depend on no state except the fonts that clients uploaded. Any number of instances
/// behind any load balancer respond with the same bytes.
package final class Service: Sendable {
  package let settings: ServiceSettings
  package let metrics: PrometheusMetrics
  let counts: ServiceMetrics
  let work: WorkLine
  let budget: MemoryBudget
  let store: FontStore
  let ownFonts: FontSet
  let streams = Atomic<Int>(0)

  package init(_ settings: ServiceSettings) {
    self.settings = settings
    metrics = PrometheusMetrics()
    counts = ServiceMetrics(metrics)
    work = WorkLine(workers: settings.workers, places: settings.limits.waiting)
    budget = MemoryBudget(limit: settings.limits.memory)
    store = FontStore(bytes: settings.limits.keptFontBytes, count: settings.limits.keptFonts)
    ownFonts = FontSet(settings.fonts)
  }

  var limits: ServiceLimits { settings.limits }

  /// True if the service accepts more requests.
  var isReady: Bool { work.takesMore }

  /// Returns the deadline of a request that arrives now.
  func deadline() -> Deadline { Deadline(in: limits.time) }

  // MARK: The application

  /// All endpoints.
  package var endpoints: [Endpoint] {
    healthEndpoints + documentEndpoints + fontEndpoints + [measureEndpoint, layoutEndpoint, auditEndpoint]
  }

  /// Returns the routes, behind the guards.
  ///
  /// - Parameter more: Endpoints in addition to those of the service, with their own kinds of
  ///   responses.
  package func router(with more: [Endpoint] = []) -> Router<ServiceContext> {
    let all = endpoints + more
    var methods: [String: Set<HTTPRequest.Method>] = [:]
    for endpoint in all {
      methods[endpoint.path, default: []].insert(endpoint.method)
      if endpoint.method == .get { methods[endpoint.path, default: []].insert(.head) }
    }
    let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
    let origins = OriginGuard(origins: Set(settings.origins), methods: methods)
    router.add(middleware: Reception(metrics: counts, origins: origins, methods: methods))
    router.add(middleware: HostGuard(names: settings.names))
    router.add(middleware: origins)
    router.add(
      middleware: TokenGuard(tokens: BearerTokens(settings.tokens), open: Set(all.filter(\.isOpen).map(\.path))))
    for endpoint in all {
      router.on(RouterPath(endpoint.path), method: endpoint.method) { request, context in
        // The router treats `/v1//styles/` as the same path; the other code that compares paths
        // does not.
        guard request.uri.path == endpoint.path else { throw HTTPError(.notFound) }
        return try await endpoint.handler(request, context)
      }
    }
    return router
  }

  /// Returns the application that listens.
  ///
  /// - Parameter running: Called with the port when the application listens; for port 0, with the
  ///   free port.
  package func application(
    at address: ListeningAddress, logger: Logger, with more: [Endpoint] = [],
    running: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let (limits, counts) = (limits, counts)
    let server = HTTPServerBuilder.http1(
      configuration: .init(
        additionalChannelHandlers: [ConnectionGuard(stallTime: limits.stallTime, metrics: counts)],
        idleTimeout: .init(limits.idleTime)))
    return Application(
      router: router(with: more), server: server,
      configuration: ApplicationConfiguration(
        address: .hostname(address.numbers, port: address.port), serverName: "strut", backlog: 1024,
        availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
      onServerRunning: { channel in await running(channel.localAddress?.port ?? address.port) },
      logger: logger)
  }
}
#endif
