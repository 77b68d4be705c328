#if Service
import Threads

/// The time by which a request must end.
package struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  /// Creates a deadline after a duration from now.
  package init(in time: Duration) { instant = .now + time }

  /// The remaining time, or zero after the deadline.
  package var left: Duration { max(.zero, instant - .now) }

  /// Throws after the deadline. Long work calls it between its parts.
  package func check() throws(ServiceError) {
    guard ContinuousClock.now < instant else { throw .tookTooLong }
  }

  /// Calls at the deadline, unless it is canceled.
  func alarm(_ call: @escaping @Sendable () -> Void) -> Alarm { Alarm(in: left, call) }

  /// Returns the result of an operation. At the deadline the operation is canceled, and after it
  /// ends the failure is thrown instead.
  package func bound<Value: Sendable>(
    _ failure: ServiceError, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let answer = FirstAnswer<Value>()
    let task = Task {
      let result: Result<Value, any Error>
      do { result = .success(try await operation()) } catch { result = .failure(error) }
      answer.give(result)
    }
    do {
      return try await withTaskCancellationHandler {
        try await answer.value(until: self, failure)
      } onCancel: {
        task.cancel()
      }
    } catch {
      task.cancel()
      // Nothing else may read a body while the operation does.
      await task.value
      throw error
    }
  }
}

/// A result that is awaited once, until a deadline. Later results are dropped.
final class FirstAnswer<Value: Sendable>: Sendable {
  private enum State {
    case nothing
    case waiting(CheckedContinuation<Value, any Error>)
    case early(Result<Value, any Error>)
    case done
  }

  private let state = Locked(State.nothing)

  /// Sets the result, unless one is set.
  func give(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      switch state {
      case .waiting(let continuation):
        state = .done
        return continuation
      case .nothing:
        state = .early(result)
        return nil
      case .early, .done: return nil
      }
    }
    waiting?.resume(with: result)
  }

  /// Returns the result, or throws if it is late.
  func value(until deadline: Deadline, _ failure: ServiceError = .tookTooLong) async throws -> Value {
    // A result that is already set may also be late.
    guard deadline.left > .zero else { throw failure }
    let alarm = deadline.alarm { self.give(.failure(failure)) }
    defer { alarm.cancel() }
    return try await withCheckedThrowingContinuation { wait($0) }
  }

  private func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let result = state.withLock { state -> Result<Value, any Error>? in
      if case .early(let result) = state {
        state = .done
        return result
      }
      state = .waiting(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }
}
#endif
