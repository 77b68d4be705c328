import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Ends connections that would cost more than they are worth.
///
/// An answer that says `Connection: close` ends its connection: what the client is still sending of a body that was refused is
/// dropped for a moment, so that the answer is not lost on the way, and then no more of it is taken. A client that does not take
/// its answer is let go as well. (Connections on which no request comes are the server's own to end.)
package final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let stallTime: TimeAmount
  private var stall: Scheduled<Void>?
  private var endsAfterAnswer = false
  private var isEnding = false

  /// For how long what a client still sends is dropped before the connection ends.
  private static let lingering = TimeAmount.seconds(2)

  /// - Parameter stallTime: How long a client may leave its answer untaken.
  package init(stallTime: Duration) { self.stallTime = TimeAmount(stallTime) }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      endsAfterAnswer = head.headerFields[.connection]?.lowercased() == "close"
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      guard endsAfterAnswer else { return context.write(data, promise: promise) }
      isEnding = true
      context.writeAndFlush(data, promise: promise)
      context.close(mode: .output, promise: nil)
      endSoon(context)
    }
  }

  /// After the answer, nothing more is handed on.
  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isEnding { context.read() } else { context.fireChannelRead(data) }
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

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
