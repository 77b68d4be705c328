#if Service
import NIOPosix
import Threads

/// The workers, and the queues in front of them.
///
/// Measuring and layout only use the processor, so that running more requests than there are cores
/// makes all of them slower. A request gets a worker if one is free, or else a place in the queue
/// for its length, or else an immediate rejection: the client can then send it to another instance.
/// No event loop and no thread of Swift's pool computes.
package final class WorkLine: Sendable {
  private typealias Turn = CheckedContinuation<Bool, Never>

  private let threads: NIOThreadPool
  private let state: Locked<State>

  private struct State {
    var queue: WorkQueue<Turn>
    var nextTicket = 0
  }

  /// - Parameters:
  ///   - workers: The number of threads that compute, at least 1. There is one more for brief work.
  ///   - places: The number of requests of each length that may wait.
  package init(workers: Int, places: Int) {
    let workers = max(1, workers)
    threads = NIOThreadPool(numberOfThreads: workers + 1)
    state = Locked(State(queue: WorkQueue(workers: workers, places: places)))
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// The numbers of running and waiting requests.
  package var load: (running: Int, waiting: Int) {
    state.withLock { state in
      (state.queue.runningCount, WorkLength.allCases.reduce(0) { $0 + state.queue.waitingCount($1) })
    }
  }

  /// True if a request, brief or long, would run or may wait.
  package var takesMore: Bool {
    state.withLock { state in WorkLength.allCases.contains { state.queue.takes($0) } }
  }

  /// Performs work on the thread of a worker.
  ///
  /// - Parameters:
  ///   - length: The length of the work.
  ///   - deadline: The time after which waiting work is rejected. Running work continues after it
  ///     and is answered with a rejection: only the work itself can stop early, by calling
  ///     ``Deadline/check()``.
  ///   - isAdmitted: True if the work is part of a request that was accepted before, and may wait
  ///     regardless of the number of waiting requests.
  /// - Throws: The error of the work, or ``ServiceError`` if there is no place or the time is over.
  package func run<Value: Sendable>(
    _ length: WorkLength, until deadline: Deadline, isAdmitted: Bool = false,
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await enter(length, until: deadline, isAdmitted)
    let answer = FirstAnswer<Value>()
    threads.submit { _ in
      let result = Result { try work() }
      // The worker is free before the response is on its way.
      self.leave(length)
      answer.give(result)
    }
    return try await answer.value(until: deadline)
  }

  /// Performs long work that consists of tasks, on the threads of the workers and in one of their
  /// places. It is canceled at the deadline.
  package func runTasks<Value: Sendable>(
    until deadline: Deadline, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await enter(.long, until: deadline, false)
    let answer = FirstAnswer<Value>()
    let threads = threads
    let executor = ClosureExecutor { job in threads.submit { _ in job() } }
    let task = Task(executorPreference: executor) {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      self.leave(.long)
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

  private func enter(_ length: WorkLength, until deadline: Deadline, _ isAdmitted: Bool) async throws(ServiceError) {
    switch place(length, isAdmitted) {
    case .worker: return
    case .none: throw .overloaded
    case .line(let ticket):
      let alarm = deadline.alarm { self.giveUp(length, ticket) }
      let isMyTurn = await withTaskCancellationHandler {
        await withCheckedContinuation { join(length, ticket, isAdmitted, deadline, $0) }
      } onCancel: {
        giveUp(length, ticket)
      }
      alarm.cancel()
      guard isMyTurn else { throw .overloaded }
    }
  }

  private func place(_ length: WorkLength, _ isAdmitted: Bool) -> Place {
    state.withLock { state in
      if state.queue.begin(length) { return .worker }
      guard isAdmitted || state.queue.hasPlace(length) else { return .none }
      state.nextTicket += 1
      return .line(state.nextTicket)
    }
  }

  /// Enters the queue. A worker may have become free meanwhile, or the last place may have been
  /// taken.
  private func join(
    _ length: WorkLength, _ ticket: Int, _ isAdmitted: Bool, _ deadline: Deadline, _ turn: Turn
  ) {
    let isMyTurn: Bool? = state.withLock { state in
      if state.queue.begin(length) { return true }
      guard isAdmitted || state.queue.hasPlace(length) else { return false }
      state.queue.wait(length, ticket, turn)
      return nil
    }
    if let isMyTurn { turn.resume(returning: isMyTurn) }
    // The reason to stop waiting may have come before the waiting began.
    if isMyTurn == nil, Task.isCancelled || deadline.left == .zero { giveUp(length, ticket) }
  }

  private func giveUp(_ length: WorkLength, _ ticket: Int) {
    state.withLock { $0.queue.giveUp(length, ticket) }?.resume(returning: false)
  }

  /// Gives the place to the request that has waited longest.
  private func leave(_ length: WorkLength) {
    for turn in state.withLock({ $0.queue.end(length) }) { turn.resume(returning: true) }
  }
}
#endif
