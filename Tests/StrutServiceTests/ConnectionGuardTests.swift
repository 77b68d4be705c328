#if Service
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Testing

@testable import StrutService

@Suite("Connections")
struct ConnectionGuardTests {
  /// It must be created on the thread that uses it.
  private func connection() -> EmbeddedChannel { EmbeddedChannel(handler: ConnectionGuard(stallTime: .seconds(30))) }

  private func come(_ parts: [HTTPRequestPart], on channel: EmbeddedChannel) throws {
    for part in parts { try channel.writeInbound(part) }
  }

  /// Returns the head that is sent for a response that is written.
  private func answer(
    _ status: HTTPResponse.Status, _ fields: HTTPFields, on channel: EmbeddedChannel
  ) throws -> HTTPResponse? {
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: status, headerFields: fields)))
    guard case .head(let head)? = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
    return head
  }

  private static let head = HTTPRequestPart.head(
    HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/health/live"))
  private static let body = HTTPRequestPart.body(ByteBuffer(string: "a"))

  @Test(
    "A response to a request whose body is still arriving closes the connection; streams are answered before they end",
    arguments: [
      ([head, .end(nil)], 200, [.contentLength: "5"], nil), ([head, body], 200, [.contentLength: "5"], "close"),
      ([head], 404, [.contentLength: "5"], "close"), ([head], 304, [:], "close"), ([head, body], 200, [:], nil),
      ([head, .end(nil), head, body], 200, [.contentLength: "5"], nil),
    ] as [([HTTPRequestPart], Int, HTTPFields, String?)])
  func bodiesLeft(parts: [HTTPRequestPart], status: Int, fields: HTTPFields, connection: String?) throws {
    let channel = self.connection()
    try come(parts, on: channel)
    #expect(try answer(.init(code: status), fields, on: channel)?.headerFields[.connection] == connection)
  }

  @Test(
    "A request that asks to close the connection is answered accordingly, whatever its other options",
    arguments: [
      ("close", "close"), ("close, te", "close"), ("TE , Close", "close"), ("keep-alive", nil), ("closed", nil),
    ] as [(String, String?)])
  func last(option: String, told: String?) throws {
    let channel = connection()
    var request = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/")
    try come([.head(request), .end(nil)], on: channel)
    request.headerFields[.connection] = option
    try come([.head(request), .end(nil)], on: channel)
    let answers = try (0..<2).map { _ in try answer(.ok, [.contentLength: "0"], on: channel) }
    #expect(answers.map { $0?.headerFields[.connection] } == [nil, told])
    var heads: [HTTPRequest] = []
    while let part = try channel.readInbound(as: HTTPRequestPart.self) {
      if case .head(let head) = part { heads.append(head) }
    }
    // The server searches for this word.
    #expect(heads.map { $0.headerFields[.connection] } == [nil, told ?? option])
  }

  /// Returns the input that is passed on for some bytes, up to requests.
  private func requests(_ text: String) throws -> [HTTPRequest] {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false)
    try channel.pipeline.syncOperations.addHandlers([
      HTTP1ToHTTPServerCodec(secure: false), ConnectionGuard(stallTime: .seconds(30)),
    ])
    try channel.writeInbound(ByteBuffer(string: text.replacing("\n", with: "\r\n")))
    var requests: [HTTPRequest] = []
    while let part = try channel.readInbound(as: HTTPRequestPart.self) {
      if case .head(let head) = part { requests.append(head) }
    }
    return requests
  }

  @Test("Other versions of HTTP are rejected", arguments: ["HTTP/1.0", "HTTP/0.9", "HTTP/1.2"])
  func versions(version: String) throws {
    let error = #expect(throws: HTTPParserError.self) {
      try requests("GET / \(version)\nHost: localhost\n\nGET / \(version)\nHost: localhost\n\n")
    }
    #expect(error == .invalidVersion)
  }

  @Test(
    "The name in an absolute address takes precedence over Host",
    arguments: [
      ("http://evil.example/v1/styles?a=b", "evil.example", "/v1/styles?a=b"),
      ("/v1/styles", "localhost", "/v1/styles"), ("HTTP://evil.example:80", "evil.example:80", "/"),
      ("http://localhost:x@evil.example/", "evil.example", "/"),
      ("/?of=http://evil.example/", "localhost", "/?of=http://evil.example/"),
    ])
  func addresses(target: String, authority: String, path: String) throws {
    let found = try requests("GET \(target) HTTP/1.1\nHost: localhost\n\n")
    #expect(found.map(\.authority) == [authority])
    #expect(found.map(\.path) == [path])
  }

  @Test("The rest of a body that nothing reads is discarded")
  func dropped() throws {
    let channel = connection()
    try come([Self.head, Self.body], on: channel)
    _ = try answer(.ok, [.contentLength: "0"], on: channel)
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    while try channel.readInbound(as: HTTPRequestPart.self) != nil {}
    try come([Self.body], on: channel)
    #expect(try channel.readInbound(as: HTTPRequestPart.self) == nil)
  }

  @Test(
    "Input that is not a request is rejected with a reason, as every rejection is",
    arguments: [
      (HTTPParserError.headerOverflow, 431, "head-too-large"), (.invalidMethod, 400, "no-request"),
      (.invalidVersion, 505, "version-not-supported"),
    ])
  func noRequest(error: HTTPParserError, status: Int, code: String) throws {
    let channel = connection()
    channel.pipeline.fireErrorCaught(error)
    channel.pipeline.fireErrorCaught(ChannelError.inputClosed)
    let head = try #require(try answer(.badRequest, [.connection: "close", .contentLength: "0"], on: channel))
    guard case .body(let bytes)? = try channel.readOutbound(as: HTTPResponsePart.self) else {
      Issue.record("the refusal has no words")
      return
    }
    #expect(head.status.code == status)
    #expect(head.headerFields[.contentLength] == "\(bytes.readableBytes)")
    #expect(head.headerFields[.xContentTypeOptions] == "nosniff")
    #expect(String(buffer: bytes).contains("\"\(code)\""))
  }

  @Test("The client of a stream is permitted to send before the response begins")
  func awaitedStream() async throws {
    let channel = NIOAsyncTestingChannel()
    let head = HTTPRequest(
      method: .post, scheme: "http", authority: "localhost", path: "/v1/measure",
      headerFields: [.contentType: "application/x-ndjson", .expect: "100-continue"])
    let request = Request(head: head, body: .init(buffer: ByteBuffer()))
    let response = try await ServiceFixture().respond(to: request, on: channel)
    #expect(response.status == .ok)
    let told = try await channel.waitForOutboundWrite(as: HTTPResponsePart.self)
    #expect(told == .head(HTTPResponse(status: .continue)))
  }

  @Test("A waiting client is permitted to send once its body is read")
  func awaited() async throws {
    let channel = NIOAsyncTestingChannel()
    let parts = AsyncStream<ByteBuffer> { parts in
      parts.yield(ByteBuffer(string: "a"))
      parts.finish()
    }
    var body = AwaitedBody(body: .init(asyncSequence: parts), signal: ContinueSignal(channel)).makeAsyncIterator()
    #expect(try await channel.readOutbound(as: HTTPResponsePart.self) == nil)
    #expect(try await body.next() == ByteBuffer(string: "a"))
    #expect(try await body.next() == nil)
    let told = try await channel.waitForOutboundWrite(as: HTTPResponsePart.self)
    #expect(told == .head(HTTPResponse(status: .continue)))
    #expect(try await channel.readOutbound(as: HTTPResponsePart.self) == nil)
  }
}
#endif
