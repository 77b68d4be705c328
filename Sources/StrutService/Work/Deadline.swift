#if Service
import Threads

/// When a request's time is over.
package struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant

  /// A moment from now.
  package init(in time: Duration) { instant = .now + time }

  /// What is left; nothing once it is over.
  package var left: Duration { max(.zero, instant - .now) }

  /// Fails once the time is over. Long work calls it between its parts.
  package func check() throws(ServiceError) {
    guard ContinuousClock.now < instant else { throw .tookTooLong }
  }

  /// Calls when the time is over, unless it is canceled before.
  func alarm(_ call: @escaping @Sendable () -> Void) -> Alarm { Alarm(in: left, call) }

  /// What an operation answers; when the time is over it is canceled, and when it has ended, the failure thrown in its place.
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
      // Nobody else may read a body while the operation does.
      await task.value
      throw error
    }
  }
}

/// An answer that is waited for once, until a deadline. What comes later is dropped.
final class FirstAnswer<Value: Sendable>: Sendable {
  private enum State {
    case nothing
    case waiting(CheckedContinuation<Value, any Error>)
    case early(Result<Value, any Error>)
    case done
  }

  private let state = Locked(State.nothing)

  /// Answers, if nobody has.
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

  /// The answer, or the failure when it comes too late.
  func value(until deadline: Deadline, _ failure: ServiceError = .tookTooLong) async throws -> Value {
    // An answer that is there already came too late as well.
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
