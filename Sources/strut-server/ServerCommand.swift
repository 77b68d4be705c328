#if Service
import ArgumentParser
import Hummingbird
import Logging
import ServiceLifecycle
import Strut
import StrutService

/// `strut-server`, the HTTP service.
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut-server",
    abstract: "Measures text and lays out cells for programs, over HTTP.",
    discussion: """
      It listens on the loopback interface unless --host is given. /openapi.json describes all \
      requests. SIGTERM and SIGINT end it after open requests are answered. The log goes to \
      stderr, one line for each request, with its identifier and none of its text. The page at / \
      is the preview page, which shows the cells of the files and folders in --preview.

      Exit status: 0: success; 2: incorrect usage; 3: an input is missing or malformed, or the \
      address is not available; 70: a bug in strut-server.
      """,
    version: StrutVersion.current)

  @OptionGroup(title: "Listening") var listening: ListeningOptions
  @OptionGroup(title: "Fonts") var fonts: ServerFontOptions
  @OptionGroup(title: "Access") var access: AccessOptions
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
    // A page of another site cannot send a token.
    settings.names = settings.tokens.isEmpty ? address.names : nil
    if settings.tokens.isEmpty, !address.isLoopback {
      logger.warning("every client that reaches this address has access; add --token-file, or listen on loopback")
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
