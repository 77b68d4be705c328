import ArgumentParser
import Hummingbird
import Logging
import ServiceLifecycle
import Strut
import StrutService

/// `strut-server`: the service, until it is told to end.
@main
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut-server",
    abstract: "Measures text and lays out cells for programs that ask over HTTP.",
    discussion: """
      It listens on loopback unless --host says otherwise; what there is to ask is at /openapi.json. SIGTERM and SIGINT end it once \
      the requests that it has are answered. The log goes to stderr: a line for each request, with its number and nothing of its \
      texts. At / is the inspector page: with --inspector it shows the cells of files and folders.
      """,
    version: StrutVersion.current)

  @OptionGroup(title: "Listening") var listening: ListeningOptions
  @OptionGroup(title: "Fonts") var fonts: ServerFontOptions
  @OptionGroup(title: "Who may ask") var access: AccessOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Inspector") var inspector: InspectorOptions

  func run() async throws {
    let logger = listening.logger()
    var settings = try ServiceSettings(fonts: try fonts.catalogue())
    settings.limits = try limits.limits()
    if let workers = limits.workers { settings.workers = workers }
    settings.tokens = try access.tokens()
    settings.origins = try access.origins()
    if settings.tokens.isEmpty, !listening.isLoopback {
      logger.warning("anybody who reaches this address may ask: name --token-file, or listen on loopback")
    }
    let service = Service(settings)
    let page = Inspector(service, try inspector.folder(), isLoopback: listening.isLoopback)
    let application = service.application(
      host: listening.host, port: listening.port, logger: logger, with: page.endpoints,
      running: inspector.announcer(host: listening.host))
    var configuration = ServiceGroupConfiguration(
      services: [.init(service: application), .init(service: Drain(service))],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(limits.drainSeconds)
    try await ServiceGroup(configuration: configuration).run()
  }
}

/// Tells balancers that the service ends, as soon as it is told.
private struct Drain: ServiceLifecycle.Service {
  let service: StrutService.Service

  init(_ service: StrutService.Service) { self.service = service }

  func run() async throws {
    try? await gracefulShutdown()
    service.drain()
  }
}
