#if Service
import NIOCore
import NIOHTTP1

/// Checks the parts of a head that are lost when it becomes a request: the version, and absolute
/// addresses.
///
/// A client of HTTP/1.0 can neither read the response to a stream nor learn that the connection
/// stays open. The name in `GET http://name/path` takes precedence over `Host` (RFC 9112, section
/// 3.2.2).
final class HeadGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  private var hasRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    guard head.version == .http1_1 else {
      hasRefused = true
      return context.fireErrorCaught(HTTPParserError.invalidVersion)
    }
    if let authority = Self.authority(of: head.uri), head.headers["Host"].count < 2 {
      head.headers.replaceOrAdd(name: "Host", value: authority)
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Returns the host and port of an absolute address, or nil for a path.
  private static func authority(of target: String) -> String? {
    guard !target.hasPrefix("/"), let start = target.firstRange(of: "://")?.upperBound else { return nil }
    let authority = target[start...].prefix { !"/?#".contains($0) }
    return authority.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init)
  }
}

@available(*, unavailable)
extension HeadGuard: Sendable {}
#endif
