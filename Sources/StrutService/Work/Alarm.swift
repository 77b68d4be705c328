#if Service
import NIOCore
import NIOPosix

/// A call after a time, unless it is canceled.
///
/// It uses an event loop instead of `Task.sleep`, which keeps its captures until the time is over
/// even if it is canceled: a busy service would hold half a minute of answered requests.
struct Alarm: Sendable {
  private let scheduled: Scheduled<Void>

  init(in time: Duration, _ call: @escaping @Sendable () -> Void) {
    scheduled = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: TimeAmount(time)) { call() }
  }

  func cancel() { scheduled.cancel() }
}
#endif
