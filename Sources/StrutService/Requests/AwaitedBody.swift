#if Service
import Hummingbird
import NIOCore

/// A body whose client waits for permission to send it, which is given when reading begins.
struct AwaitedBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer
  let body: RequestBody
  let signal: ContinueSignal

  func makeAsyncIterator() -> Iterator { Iterator(body: body.makeAsyncIterator(), signal: signal) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var body: RequestBody.AsyncIterator
    fileprivate let signal: ContinueSignal

    mutating func next() async throws -> ByteBuffer? {
      signal.send()
      return try await body.next()
    }
  }
}
#endif
