import FontMetrics
import NIOPosix

/// The workers, and the line in front of them.
///
/// Measuring and laying out take the processor and nothing else, so that more of it at once than there are cores makes everyone
/// wait longer. A request gets a worker when one is free, else a place in the line, else a refusal at once: a client that is told
/// so can ask another instance. No event loop and no thread of Swift's own pool computes anything.
package final class WorkLine: Sendable {
  /// How many are worked on at once.
  package let workers: Int
  /// How many may wait.
  package let places: Int
  private let threads: NIOThreadPool
  private let state: Locked<State>

  private struct State {
    var running = 0
    var nextTicket = 0
    /// In the order in which they came.
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  }

  /// - Parameters:
  ///   - workers: How many threads compute; at least 1.
  ///   - places: How many requests may wait.
  package init(workers: Int, places: Int) {
    self.workers = max(1, workers)
    self.places = places
    threads = NIOThreadPool(numberOfThreads: self.workers)
    state = Locked(State())
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// How many are worked on, and how many wait.
  package var load: (running: Int, waiting: Int) { state.withLock { ($0.running, $0.waiting.count) } }

  /// Does a piece of work on a worker's thread.
  ///
  /// - Parameters:
  ///   - deadline: Who still waits then is refused. Work that is not done by then goes on in its place, and is answered for with a
  ///     refusal: only it can know where it may be broken off, by ``Deadline/check()``.
  ///   - isAdmitted: Whether the work is part of something that was let in before, and may wait however many do.
  /// - Throws: What the work throws, or ``ServiceError``: there is no place, or the time is over.
  package func run<Value: Sendable>(
    until deadline: Deadline, isAdmitted: Bool = false, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await enter(until: deadline, isAdmitted)
    let answer = FirstAnswer<Value>()
    threads.submit { _ in
      let result = Result { try work() }
      // The place is free before the answer is on its way.
      self.leave()
      answer.give(result)
    }
    return try await answer.value(until: deadline)
  }

  /// Does a piece of work that is made of tasks, on the workers' threads and in one place of theirs. It is cancelled when its
  /// time is over.
  package func runTasks<Value: Sendable>(
    until deadline: Deadline, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await enter(until: deadline, false)
    let answer = FirstAnswer<Value>()
    let threads = threads
    let executor = ClosureExecutor { job in threads.submit { _ in job() } }
    let task = Task(executorPreference: executor) {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      self.leave()
      answer.give(result)
    }
    defer { task.cancel() }
    return try await answer.value(until: deadline)
  }

  // MARK: The line

  private enum Place {
    case worker
    case line(Int)
    case none
  }

  private func enter(until deadline: Deadline, _ isAdmitted: Bool) async throws(ServiceError) {
    switch place(isAdmitted) {
    case .worker: return
    case .none: throw .overloaded
    case .line(let ticket):
      let alarm = deadline.alarm { self.giveUp(ticket) }
      let isMyTurn = await withTaskCancellationHandler {
        await withCheckedContinuation { join(ticket, isAdmitted, deadline, $0) }
      } onCancel: {
        giveUp(ticket)
      }
      alarm.cancel()
      guard isMyTurn else { throw .overloaded }
    }
  }

  private func place(_ isAdmitted: Bool) -> Place {
    state.withLock { state in
      if state.running < workers {
        state.running += 1
        return .worker
      }
      guard isAdmitted || state.waiting.count < places else { return .none }
      state.nextTicket += 1
      return .line(state.nextTicket)
    }
  }

  /// Lines up. A worker may have become free meanwhile, or the last place may have been taken.
  private func join(
    _ ticket: Int, _ isAdmitted: Bool, _ deadline: Deadline, _ continuation: CheckedContinuation<Bool, Never>
  ) {
    let isMyTurn: Bool? = state.withLock { state in
      if state.running < workers {
        state.running += 1
        return true
      }
      guard isAdmitted || state.waiting.count < places else { return false }
      state.waiting.append((ticket, continuation))
      return nil
    }
    if let isMyTurn { continuation.resume(returning: isMyTurn) }
    // What ends the waiting may have come before there was anything to end.
    if isMyTurn == nil, Task.isCancelled || deadline.left == .zero { giveUp(ticket) }
  }

  private func giveUp(_ ticket: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return state.waiting.remove(at: index).continuation
    }
    continuation?.resume(returning: false)
  }

  /// Hands the place on to who waits longest.
  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
