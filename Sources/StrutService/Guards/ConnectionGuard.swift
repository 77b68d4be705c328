#if Service
import HTTPTypes
import Hummingbird
package import NIOCore
import NIOHTTP1
package import NIOHTTPTypes

/// Ends connections that would cost more than they are worth.
///
/// An answer that says `Connection: close` ends its connection, and so does one to a request whose body is still coming, for
/// nobody reads it: what the client sends of it is dropped for a moment, so that the answer is not lost on the way, and then no
/// more of it is taken. A client that does not take its answer is let go as well. (Connections on which no request comes are the
/// server's own to end.) What cannot be read as a request is refused here, for nothing behind this sees it.
package final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let stallTime: TimeAmount
  private var stall: Scheduled<Void>?
  private let metrics: ServiceMetrics?
  private var endsAfterAnswer = false
  /// The number of the request, from 1, that says it is the last.
  private var lastRequest: Int?
  private var isEnding = false
  /// Requests that have come whole, and answers that have begun: fewer of those say that a body is still coming.
  private var (requests, answers) = (0, 0)
  /// Why what came is no request.
  private var parserError: HTTPParserError?

  /// For how long what a client still sends is dropped before the connection ends.
  private static let lingering = TimeAmount.seconds(2)

  /// - Parameters:
  ///   - stallTime: How long a client may leave its answer untaken.
  ///   - metrics: Where refusals are counted.
  package init(stallTime: Duration, metrics: ServiceMetrics? = nil) {
    (self.stallTime, self.metrics) = (TimeAmount(stallTime), metrics)
  }

  /// Versions are looked at where they are still known: behind what reads heads.
  package func handlerAdded(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    guard let reader = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self) else { return }
    try? pipeline.addHandler(HeadGuard(), position: .after(reader))
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head) where head.status.kind == .informational: context.write(data, promise: promise)
    case .head(var head):
      answers += 1
      // Answers to what came before are as they are: the server's own refusal alone has nothing in it.
      if let parserError, head.status == .badRequest, head.headerFields[.contentLength] == "0" {
        return refuse(parserError, context, promise)
      }
      // The answer to a stream begins before the stream ends, and has no length.
      if head.hasLength && requests < answers || lastRequest == answers { head.headerFields[.connection] = "close" }
      endsAfterAnswer = head.headerFields.endsConnection
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      guard endsAfterAnswer || requests < answers else { return context.write(data, promise: promise) }
      isEnding = true
      context.writeAndFlush(data, promise: promise)
      context.close(mode: .output, promise: nil)
      endSoon(context)
    }
  }

  /// After the answer, nothing more is handed on.
  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isEnding { return context.read() }
    switch unwrapInboundIn(data) {
    case .head(var head) where head.headerFields.endsConnection:
      lastRequest = lastRequest ?? requests + 1
      // The server knows no other way to say it.
      head.headerFields[.connection] = "close"
      context.fireChannelRead(wrapInboundOut(.head(head)))
    case .end:
      requests += 1
      fallthrough
    default: context.fireChannelRead(data)
    }
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // What comes after it is an error as well, which says less.
    parserError = parserError ?? (error as? HTTPParserError)
    context.fireErrorCaught(error)
  }

  /// Says what is wrong with what came, in the place of the server's own answer, which has no words.
  private func refuse(_ error: HTTPParserError, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
    let refusal: ServiceError =
      switch error {
      case .headerOverflow: .headTooLarge
      case .invalidVersion: .otherVersion
      default: .noRequest
      }
    metrics?.answered(route: "none", status: refusal.status.code, in: .zero)
    let bytes = Response.bytes(of: refusal)
    var fields: HTTPFields = [
      .connection: "close", .contentType: "application/json", .contentLength: "\(bytes.count)",
    ]
    for (name, value) in Reception.usualHeaders { fields[name] = value }
    endsAfterAnswer = true
    context.write(wrapOutboundOut(.head(HTTPResponse(status: refusal.status, headerFields: fields))), promise: nil)
    context.write(wrapOutboundOut(.body(ByteBuffer(bytes: bytes))), promise: promise)
  }

  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    stall?.cancel()
    stall = context.channel.isWritable ? nil : end(context, in: stallTime)
    context.fireChannelWritabilityChanged()
  }

  package func handlerRemoved(context: ChannelHandlerContext) { stall?.cancel() }

  package func channelInactive(context: ChannelHandlerContext) {
    stall?.cancel()
    context.fireChannelInactive()
  }

  private func endSoon(_ context: ChannelHandlerContext) {
    stall?.cancel()
    stall = end(context, in: Self.lingering)
  }

  private func end(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}

extension HTTPFields {
  /// Whether `close` is among the options of the connection (RFC 9110, section 7.6.1).
  fileprivate var endsConnection: Bool {
    self[.connection]?.split(separator: ",").contains { option in
      option.drop(while: \.isWhitespace).lowercased().prefix { !$0.isWhitespace } == "close"
    } ?? false
  }
}

extension HTTPResponse {
  /// Whether its end is known at its beginning.
  fileprivate var hasLength: Bool {
    headerFields[.contentLength] != nil || status == .noContent || status == .notModified
  }
}

extension ServiceError {
  fileprivate static let headTooLarge = ServiceError(
    .requestHeaderFieldsTooLarge, "head-too-large",
    "a request's path, query and fields have at most 80 KiB; send what is long in a body.")
  fileprivate static let otherVersion = ServiceError(
    .httpVersionNotSupported, "version-not-supported", "HTTP/1.1 alone is spoken here; a proxy may have to be told so.")
  fileprivate static let noRequest = ServiceError(.badRequest, "no-request", "this is no request of HTTP/1.1.")
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
#endif
