#if Service
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Synchronization

/// Permits a waiting client to send its body (`Expect: 100-continue`; RFC 9110, section 10.1.1),
/// once.
///
/// A client whose request is rejected before has sent no body. After the head of a response, the
/// signal would be in the middle of the response's body.
final class ContinueSignal: Sendable {
  private let channel: any Channel
  private let isSent = Atomic<Bool>(false)

  init(_ channel: any Channel) { self.channel = channel }

  /// Sends the signal, unless it was sent.
  func send() {
    guard !isSent.exchange(true, ordering: .relaxed) else { return }
    channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)), promise: nil)
  }
}
#endif
