#if Service
package import Hummingbird
import NIOCore

/// What belongs to a request while it is answered.
package struct ServiceContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  /// The connection that it came on.
  let channel: any Channel
  /// Where the client waits to be told to send its body.
  var continueSignal: ContinueSignal?
  /// When it came.
  let start = ContinuousClock.now

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// What the log, and the answer's `X-Request-Id`, name it by.
  var requestID: String { logger[metadataKey: "hb.request.id"].map { "\($0)" } ?? "" }
}
#endif
