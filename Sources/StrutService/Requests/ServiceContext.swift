#if Service
package import Hummingbird
import NIOCore

/// The context of a request.
package struct ServiceContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  /// The connection of the request.
  let channel: any Channel
  /// The signal for a client that waits to send its body.
  var continueSignal: ContinueSignal?
  /// The time of arrival.
  let start = ContinuousClock.now

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// The identifier of the request in the log and in the field `X-Request-Id` of the response.
  var requestID: String { logger[metadataKey: "hb.request.id"].map { "\($0)" } ?? "" }
}
#endif
