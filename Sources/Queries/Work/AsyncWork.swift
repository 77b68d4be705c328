import Dispatch
import Threads

/// Asynchronous work for callers that are not asynchronous: a command or a call from C.
package enum AsyncWork {
  /// Performs the work and waits for its end. It blocks the thread, so it must not be called from a
  /// task.
  package static func wait<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let outcome = Locked<Result<Value, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task {
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      outcome.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
