#if Service
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Synchronization

/// Tells a client that waits for it to send its body (`Expect: 100-continue`; RFC 9110, section 10.1.1), once.
///
/// A request that is refused before has sent no body in vain. After the head of an answer it would stand in the middle of the
/// answer's body.
final class ContinueSignal: Sendable {
  private let channel: any Channel
  private let isSent = Atomic<Bool>(false)

  init(_ channel: any Channel) { self.channel = channel }

  /// Tells it, unless it has been told.
  func send() {
    guard !isSent.exchange(true, ordering: .relaxed) else { return }
    channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)), promise: nil)
  }
}
#endif
