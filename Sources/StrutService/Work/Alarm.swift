#if Service
import NIOCore
import NIOPosix

/// A call when a time is over, unless it is canceled before.
///
/// On an event loop, and not by `Task.sleep`: that keeps what it needs until its time is over even when it is canceled, and a
/// busy service would hold half a minute's worth of requests that were answered long ago.
struct Alarm: Sendable {
  private let scheduled: Scheduled<Void>

  init(in time: Duration, _ call: @escaping @Sendable () -> Void) {
    scheduled = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: TimeAmount(time)) { call() }
  }

  func cancel() { scheduled.cancel() }
}
#endif
