/// Runs tasks on the threads of somebody who runs closures: tasks that compute, beside a pool of Swift's that has to stay free.
package final class ClosureExecutor: TaskExecutor {
  private let submit: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// - Parameter submit: Runs a closure once, soon, on a thread of its own.
  package init(submit: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) { self.submit = submit }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The closure holds the executor as long as the job runs.
    submit { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
