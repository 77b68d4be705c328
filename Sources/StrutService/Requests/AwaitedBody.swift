import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// A body whose client waits to be told that it is wanted (`Expect: 100-continue`; RFC 9110, section 10.1.1).
///
/// It is told when somebody begins to read: a request that is refused before has sent no body in vain.
struct AwaitedBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer
  let body: RequestBody
  let channel: any Channel

  func makeAsyncIterator() -> Iterator { Iterator(body: body.makeAsyncIterator(), channel: channel) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var body: RequestBody.AsyncIterator
    fileprivate let channel: any Channel
    private var isWanted = false

    fileprivate init(body: RequestBody.AsyncIterator, channel: any Channel) {
      (self.body, self.channel) = (body, channel)
    }

    mutating func next() async throws -> ByteBuffer? {
      if !isWanted {
        isWanted = true
        channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)), promise: nil)
      }
      return try await body.next()
    }
  }
}
