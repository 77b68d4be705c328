#if Service
import HTTPTypes
import Hummingbird
package import NIOCore
import NIOHTTP1
package import NIOHTTPTypes

/// Closes connections that would cost more than they are worth.
///
/// A response with `Connection: close` closes its connection, and so does a response to a request
/// whose body is still arriving, because nothing reads it. The rest of the body is discarded for a
/// moment, so that the response is not lost on the way; then the connection closes. A client that
/// does not read its response is disconnected, too. (The server itself closes connections without
/// requests.) Input that is not a request is rejected here, because nothing behind this handler
/// sees it.
package final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let stallTime: TimeAmount
  private var stall: Scheduled<Void>?
  private let metrics: ServiceMetrics?
  private var endsAfterAnswer = false
  /// The number, from 1, of the request that asks to close the connection.
  private var lastRequest: Int?
  private var isEnding = false
  /// The numbers of complete requests and of responses that have begun. If fewer requests are
  /// complete, a body is still arriving.
  private var (requests, answers) = (0, 0)
  /// The reason that the input is not a request.
  private var parserError: HTTPParserError?

  /// The time for which further input is discarded before the connection closes.
  private static let lingering = TimeAmount.seconds(2)

  /// - Parameters:
  ///   - stallTime: The time that a client may leave its response unread.
  ///   - metrics: The metrics that count rejections.
  package init(stallTime: Duration, metrics: ServiceMetrics? = nil) {
    (self.stallTime, self.metrics) = (TimeAmount(stallTime), metrics)
  }

  /// Versions are checked here because they are known only before heads are decoded.
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
      // Responses to earlier requests are left unchanged: only the server's own rejection is empty.
      if let parserError, head.status == .badRequest, head.headerFields[.contentLength] == "0" {
        return refuse(parserError, context, promise)
      }
      // The response to a stream begins before the stream ends, and has no length.
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

  /// Nothing is passed on after the response.
  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isEnding { return context.read() }
    switch unwrapInboundIn(data) {
    case .head(var head) where head.headerFields.endsConnection:
      lastRequest = lastRequest ?? requests + 1
      // The server has no other way to signal it.
      head.headerFields[.connection] = "close"
      context.fireChannelRead(wrapInboundOut(.head(head)))
    case .end:
      requests += 1
      fallthrough
    default: context.fireChannelRead(data)
    }
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Input after an error is also an error, with less information.
    parserError = parserError ?? (error as? HTTPParserError)
    context.fireErrorCaught(error)
  }

  /// Writes the reason that the input was rejected, in place of the server's empty response.
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
  /// True if `close` is among the options of the connection (RFC 9110, section 7.6.1).
  fileprivate var endsConnection: Bool {
    self[.connection]?.split(separator: ",").contains { option in
      option.drop(while: \.isWhitespace).lowercased().prefix { !$0.isWhitespace } == "close"
    } ?? false
  }
}

extension HTTPResponse {
  /// True if the length is known at the beginning.
  fileprivate var hasLength: Bool {
    headerFields[.contentLength] != nil || status == .noContent || status == .notModified
  }
}

extension ServiceError {
  fileprivate static let headTooLarge = ServiceError(
    .requestHeaderFieldsTooLarge, "head-too-large",
    "the path, query and fields of a request exceed 80 KiB; send long values in the body.")
  fileprivate static let otherVersion = ServiceError(
    .httpVersionNotSupported, "version-not-supported", "only HTTP/1.1 is supported; check your proxy configuration.")
  fileprivate static let noRequest = ServiceError(.badRequest, "no-request", "expected a request of HTTP/1.1.")
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
#endif
