internal import Foundation
internal import Glibc
internal import Synchronization

/// Threads for one call.
///
/// They start during the call and end before it returns. A pool would save some microseconds in
/// small batches. But if a program forks, as Python's multiprocessing does, the child would have a
/// pool without threads and would wait forever.
enum Workers {
  /// Performs `count` pieces of work on as many threads as there are cores, including the caller's
  /// thread.
  static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let job = Job(count: count, work: work)
    let wanted = min(count, ProcessInfo.processInfo.activeProcessorCount) - 1
    // If a thread cannot be started, the other threads do the work.
    let threads = (0..<max(0, wanted)).compactMap { _ in start(job) }
    job.run()
    for thread in threads { pthread_join(thread, nil) }
  }

  private final class Job: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let work: @Sendable (Int) -> Void

    init(count: Int, work: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.work = work
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        work(index)
      }
    }
  }

  private static func start(_ job: Job) -> pthread_t? {
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(job)
    let status = unsafe pthread_create(
      &thread, nil,
      { box in
        if let box = unsafe box { unsafe Unmanaged<Job>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    if status == 0 { return thread }
    unsafe box.release()
    return nil
  }
}
