#if Service
import ArgumentParser
import Hummingbird
import Logging
import ServiceLifecycle
import Strut
import StrutService

/// `strut-server`: the service, until it is told to end.
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut-server",
    abstract: "Measures text and lays out cells for programs that ask over HTTP.",
    discussion: """
      It listens on loopback unless --host says otherwise; what there is to ask is at /openapi.json. SIGTERM and SIGINT end it once \
      the requests that it has are answered. The log goes to stderr: a line for each request, with its number and nothing of its \
      texts. At / is the preview page: with --preview it shows the cells of files and folders.

      Exit status: 0 done; 2 usage; 3 an input is missing or malformed, or the address cannot be listened on; 70 a bug.
      """,
    version: StrutVersion.current)

  @OptionGroup(title: "Listening") var listening: ListeningOptions
  @OptionGroup(title: "Fonts") var fonts: ServerFontOptions
  @OptionGroup(title: "Who may ask") var access: AccessOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Preview") var preview: PreviewOptions

  mutating func run() async throws {
    let address = try listening.address()
    let logger = listening.logger()
    var settings = try ServiceSettings(fonts: try fonts.catalog())
    settings.limits = try limits.limits()
    if let workers = limits.workers { settings.workers = workers }
    settings.tokens = try access.tokens()
    settings.origins = try access.origins()
    // Who shows a token is no page of another site.
    settings.names = settings.tokens.isEmpty ? address.names : nil
    if settings.tokens.isEmpty, !address.isLoopback {
      logger.warning("anybody who reaches this address may ask: name --token-file, or listen on loopback")
    }
    let service = Service(settings)
    let page = PreviewPage(service, try preview.folder())
    let application = service.application(
      at: address, logger: logger, with: page.endpoints, running: preview.announcer(at: address))
    var configuration = ServiceGroupConfiguration(
      services: [.init(service: application)],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(limits.drainSeconds)
    let group = ServiceGroup(configuration: configuration)
    if preview.endsWithInput { StandardInput.whenEnded { Task { await group.triggerGracefulShutdown() } } }
    do {
      try await group.run()
    } catch {
      throw address.failure(error)
    }
  }
}
#endif
