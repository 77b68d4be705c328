/// Runs tasks on the threads of code that runs closures: tasks that compute, without blocking
/// Swift's own pool.
package final class ClosureExecutor: TaskExecutor {
  private let submit: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// - Parameter submit: A closure that runs another closure once, soon, on a separate thread.
  package init(submit: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) { self.submit = submit }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The closure holds the executor as long as the job runs.
    submit { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
