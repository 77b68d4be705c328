#if Service
import ArgumentParser
import Foundation
import Logging
import Queries
import Strut
import StrutService

/// Options for the address and the log.
struct ListeningOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The address; 0.0.0.0 or :: for all addresses of the machine.", valueName: "address"))
  var host = "127.0.0.1"
  @Option(help: ArgumentHelp("The port; 0 chooses a free port and prints the address.", valueName: "number"))
  var port = 8088
  @Option(
    help: ArgumentHelp("The log level: trace, debug, info, notice, warning, error or critical.", valueName: "level"))
  var logLevel = "info"

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port must be a number from 0 to 65535.") }
    guard Logger.Level(rawValue: logLevel) != nil else {
      throw ValidationError(
        "unknown log level \"\(logLevel)\"; use one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    }
  }

  func address() throws -> ListeningAddress { try ListeningAddress(host: host, port: port) }

  func logger() -> Logger {
    var logger = Logger(label: "strut-server") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: logLevel) ?? .info
    return logger
  }
}

/// Options for the fonts that every request may name.
struct ServerFontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp("A font file or a folder of fonts that requests can use. Can be repeated.", valueName: "path"))
  var paths: [String] = []
  @Option(help: ArgumentHelp("The font to use as the system font: the name of an available font.", valueName: "font"))
  var systemFont: String?
  @Flag(help: "Let requests use installed fonts; results then depend on the machine.")
  var installedFonts = false

  /// Returns a catalog that opens no files for clients.
  func catalog() throws -> FontCatalog {
    var sources: FontSources = [.bundled, .registered]
    if installedFonts { sources.insert(.installed) }
    let catalog = try FontCatalog.bundled(sources: sources, fallbackSources: sources)
    for path in paths {
      if FilePath.isFolder(path) {
        let result = try catalog.register(directory: path)
        tell(result.failures.map(\.error) + result.registrations.flatMap(\.failures).map(\.error))
      } else {
        tell(try catalog.register(path: path).failures.map(\.error))
      }
    }
    return try systemFont.map { try catalog.withSystemFont($0) } ?? catalog
  }

  /// Reports on stderr the fonts that requests cannot name.
  private func tell(_ failures: [FontError]) {
    for failure in failures {
      FileHandle.standardError.write(Data("strut-server: skipped: \(failure.message.withoutControls)\n".utf8))
    }
  }
}

/// Options for access.
struct AccessOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A file of tokens, one per line. Requests without one of them are rejected.", valueName: "file"))
  var tokenFile: String?
  @Option(
    name: .customLong("origin"),
    help: ArgumentHelp(
      "An origin whose pages may send requests, such as https://example.org. Can be repeated.", valueName: "origin"))
  var named: [String] = []

  func tokens() throws -> [String] {
    guard let tokenFile else { return [] }
    guard let text = try? String(contentsOfFile: tokenFile, encoding: .utf8) else {
      throw Self.unusable("unreadable-file", "cannot read \"\(tokenFile)\"; check the path and its permissions.")
    }
    let tokens = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    // A file that lost its tokens must not give everyone access.
    guard !tokens.isEmpty else {
      throw Self.unusable("no-token", "\"\(tokenFile)\" contains no tokens; write one on each line.")
    }
    guard tokens.allSatisfy({ $0.utf8.count >= 16 }) else {
      throw Self.unusable(
        "short-token", "a token in \"\(tokenFile)\" has fewer than 16 characters and could be guessed; make it longer."
      )
    }
    return tokens
  }

  private static func unusable(_ code: String, _ message: String) -> RequestFailure {
    RequestFailure(status: .input, code: code, message: message)
  }

  func origins() throws -> [String] {
    for origin in named where try Self.origin(of: origin) != origin {
      // A value that no browser sends would match nothing.
      throw ValidationError(
        "browsers send the origin \"\(origin)\" as \(try Self.origin(of: origin)); use that form.")
    }
    return named
  }

  /// Returns the origin of an address, as browsers write it (RFC 6454, section 6).
  private static func origin(of text: String) throws -> String {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let usualPort = ["http": 80, "https": 443][scheme], let host = parts.encodedHost?.lowercased(), !host.isEmpty
    else {
      throw ValidationError("an origin must be a scheme and a host, such as https://example.org, not \"\(text)\".")
    }
    return "\(scheme)://\(host)" + (parts.port.flatMap { $0 == usualPort ? nil : ":\($0)" } ?? "")
  }
}

/// Options for limits.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of requests that run at once (default: the number of cores).", valueName: "n"))
  var workers: Int?
  @Option(
    help: ArgumentHelp(
      "The maximum number of short requests, and of long requests, that can wait for a worker.", valueName: "n"))
  var waiting = ServiceLimits().waiting
  @Option(help: ArgumentHelp("The maximum size of a request body.", valueName: "bytes")) var bodyBytes = ServiceLimits()
    .bodyBytes
  @Option(help: ArgumentHelp("The maximum length of text, in UTF-16 units.", valueName: "units")) var textLength =
    ServiceLimits().textLength
  @Option(help: ArgumentHelp("The time limit for a request.", valueName: "seconds")) var requestSeconds = 30
  @Option(help: ArgumentHelp("The time limit for a stream of records.", valueName: "seconds")) var streamSeconds = 3600
  @Option(help: ArgumentHelp("The time limit for idle connections.", valueName: "seconds")) var idleSeconds = 60
  @Option(
    help: ArgumentHelp(
      "The time that a client may leave its response unread, or its stream without a record.",
      valueName: "seconds"))
  var stallSeconds = 30
  @Option(help: ArgumentHelp("The maximum number of connections.", valueName: "n")) var connections = ServiceLimits()
    .connections
  @Option(help: ArgumentHelp("The maximum number of simultaneous streams of records.", valueName: "n")) var streams =
    ServiceLimits()
    .streams
  @Option(help: ArgumentHelp("The maximum memory for request bodies and large responses.", valueName: "bytes"))
  var memory = ServiceLimits().memory
  @Option(help: ArgumentHelp("The maximum memory for uploaded fonts; 0 keeps none.", valueName: "bytes"))
  var keptFontBytes = ServiceLimits().keptFontBytes
  @Option(help: ArgumentHelp("The time limit for open requests after SIGTERM.", valueName: "seconds"))
  var drainSeconds = 30

  func limits() throws -> ServiceLimits {
    var limits = ServiceLimits()
    (limits.waiting, limits.bodyBytes, limits.textLength) = (waiting, bodyBytes, textLength)
    (limits.connections, limits.streams, limits.memory) = (connections, streams, memory)
    limits.keptFontBytes = keptFontBytes
    limits.time = .seconds(requestSeconds)
    limits.streamTime = .seconds(streamSeconds)
    limits.idleTime = .seconds(idleSeconds)
    limits.stallTime = .seconds(stallSeconds)
    return limits
  }

  /// The maximum of all counts, and the maximum time: a week.
  private static let most = (count: 1 << 40, seconds: 604_800)

  func validate() throws {
    let counts = [
      ("body-bytes", bodyBytes, 1), ("text-length", textLength, 1), ("connections", connections, 1),
      ("memory", memory, 1), ("streams", streams, 1), ("waiting", waiting, 0), ("kept-font-bytes", keptFontBytes, 0),
    ]
    let times = [
      ("request-seconds", requestSeconds), ("stream-seconds", streamSeconds), ("idle-seconds", idleSeconds),
      ("stall-seconds", stallSeconds), ("drain-seconds", drainSeconds),
    ]
    try Self.check(workers ?? 1, "workers", 1...1024)
    for (name, count, least) in counts { try Self.check(count, name, least...Self.most.count) }
    for (name, time) in times { try Self.check(time, name, 1...Self.most.seconds) }
  }

  private static func check(_ value: Int, _ name: String, _ range: ClosedRange<Int>) throws {
    guard range.contains(value) else {
      throw ValidationError(
        "--\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not \(value).")
    }
  }
}
#endif
