import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing

@testable import StrutService

@Suite("Connections")
struct ConnectionGuardTests {
  /// To be made on the thread that uses it.
  private func connection() -> EmbeddedChannel { EmbeddedChannel(handler: ConnectionGuard(stallTime: .seconds(30))) }

  private func come(_ parts: [HTTPRequestPart], on channel: EmbeddedChannel) throws {
    for part in parts { try channel.writeInbound(part) }
  }

  /// The head that goes out for one that is written.
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
    "An answer to a request whose body is still coming ends the connection; streams are answered before they end",
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

  @Test("What else comes of a body that nobody reads is dropped")
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
    "What is no request is told why, as every refusal is",
    arguments: [(HTTPParserError.headerOverflow, 431, "head-too-large"), (.invalidMethod, 400, "no-request")])
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

  @Test("The client of a stream is told to send before the answer begins: then it would stand in the answer")
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

  @Test("A client that waits to be told to send is told so once its body is read")
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
