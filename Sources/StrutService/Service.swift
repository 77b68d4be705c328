#if Service
import FontMetrics
package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import Synchronization

/// The service: what all requests share, and the endpoints that answer them.
///
/// It keeps no state that an answer depends on, but for the fonts that clients left: any number of instances behind any balancer
/// answer with the same bytes.
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

  /// Whether more requests are wanted.
  var isReady: Bool { work.takesMore }

  /// When a request that came just now has to be answered.
  func deadline() -> Deadline { Deadline(in: limits.time) }

  // MARK: The application

  /// Everything that can be asked for.
  package var endpoints: [Endpoint] {
    healthEndpoints + documentEndpoints + fontEndpoints + [measureEndpoint, layoutEndpoint, auditEndpoint]
  }

  /// The routes, behind the guards.
  ///
  /// - Parameter more: Endpoints beside the service's own, with answers of their own kind.
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
        // The router takes `/v1//styles/` for the same; what looks at paths beside it does not.
        guard request.uri.path == endpoint.path else { throw HTTPError(.notFound) }
        return try await endpoint.handler(request, context)
      }
    }
    return router
  }

  /// The program that listens.
  ///
  /// - Parameter running: Told the port when it does; of port 0 that which was free.
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
