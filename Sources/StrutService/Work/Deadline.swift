import FontMetrics

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

  /// Returns when the time is over.
  package func wait() async throws { try await Task.sleep(until: instant, clock: .continuous) }

  /// What an operation answers; when the time is over it is cancelled, and the failure thrown in its place.
  package func bound<Value: Sendable>(
    _ failure: ServiceError, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await wait()
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let value = first else { throw failure }
      return value
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

  /// The answer, or that it took too long.
  func value(until deadline: Deadline) async throws -> Value {
    let timer = Task {
      try await deadline.wait()
      self.give(.failure(ServiceError.tookTooLong))
    }
    defer { timer.cancel() }
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
