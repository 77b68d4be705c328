#if Service
import FontMetrics
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing
import Threads

@testable import StrutService

/// A service with the bundled fonts, called in this process without a socket.
struct ServiceFixture {
  let service: Service
  /// Endpoints in addition to those of the service.
  var more: [Endpoint] = []
  var log = Logger(label: "tests") { StreamLogHandler.standardError(label: $0) }

  static let catalog = Result { () throws(FontError) in
    try FontCatalog.bundled(sources: [.bundled, .registered], fallbackSources: [.bundled, .registered])
  }

  init(_ change: (inout ServiceSettings) -> Void = { _ in }) throws {
    var settings = try ServiceSettings(fonts: try Self.catalog.get())
    settings.workers = 2
    // Other suites keep the threads of tasks busy for a long time; tests of deadlines set their own
    // limits.
    settings.limits.time = .seconds(600)
    log[metadataKey: "hb.request.id"] = "number"
    log.logLevel = .critical
    change(&settings)
    service = Service(settings)
  }

  /// The response to a request.
  struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var json: Any? { try? JSONSerialization.jsonObject(with: Data(bytes)) }
    var fields: [String: Any] { json as? [String: Any] ?? [:] }
    /// The code of an error.
    var code: String? { (fields["error"] as? [String: Any])?["code"] as? String }
  }

  func ask(
    _ method: HTTPRequest.Method, _ uri: String, authority: String? = "localhost", type: String? = nil,
    headers: HTTPFields = [:], _ body: [UInt8]? = nil
  ) async throws -> Answer {
    var headers = headers
    if let type { headers[.contentType] = type }
    if let body { headers[.contentLength] = "\(body.count)" }
    let head = HTTPRequest(
      method: method, scheme: "http", authority: authority, path: uri, headerFields: headers)
    let request = Request(head: head, body: RequestBody(asyncSequence: Self.parts(of: body ?? [])))
    let response = try await respond(to: request, on: NIOAsyncTestingChannel())
    let written = WrittenBody()
    try await response.body.write(written)
    return Answer(status: response.status.code, headers: response.headers, bytes: written.bytes.withLock { $0 })
  }

  /// A response before its body is made.
  func respond(to request: Request, on channel: NIOAsyncTestingChannel) async throws -> Response {
    let context = ServiceContext(source: .init(channel: channel, logger: log))
    return try await service.router(with: more).buildResponder().respond(to: request, context: context)
  }

  /// A body as a connection delivers it: in parts that may end anywhere.
  private static func parts(of bytes: [UInt8]) -> AsyncStream<ByteBuffer> {
    AsyncStream { parts in
      for start in stride(from: 0, to: bytes.count, by: 1000) {
        parts.yield(ByteBuffer(bytes: bytes[start..<min(start + 1000, bytes.count)]))
      }
      parts.finish()
    }
  }

  /// Stores the response.
  private struct WrittenBody: ResponseBodyWriter {
    let bytes = Locked<[UInt8]>([])

    mutating func write(_ buffer: ByteBuffer) async throws { bytes.withLock { $0 += buffer.readableBytesView } }
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  func get(_ uri: String, headers: HTTPFields = [:]) async throws -> Answer {
    try await ask(.get, uri, headers: headers)
  }

  func post(_ uri: String, json text: String, headers: HTTPFields = [:]) async throws -> Answer {
    try await ask(.post, uri, type: "application/json", headers: headers, Array(text.utf8))
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file of the repository.
  static func file(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  /// A collection of that font and a face without tables.
  static func collection() throws -> [UInt8] {
    var font = try font()
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    let header = Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(2) + bytes(20) + bytes(20 + font.count)
    for record in (0..<Int(font[5])).map({ 12 + 16 * $0 }) {
      let offset = font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(record + 8..<record + 12, with: bytes(offset + header.count))
    }
    return header + font + [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  }

  /// A small font.
  static func font() throws -> [UInt8] { try file("Tests/FontMetricsTests/Resources/StrutMetrics.ttf") }
}
#endif
