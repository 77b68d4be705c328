internal import Dispatch
internal import Foundation

/// The queue of the main actor.
///
/// On Linux, a program with an asynchronous main function, such as a test, leaves the main thread,
/// and then other threads serve the queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean value that indicates whether the caller is on the main actor.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
