#if Service
import NIOPosix
import Threads

/// The workers, and the lines in front of them.
///
/// Measuring and laying out take the processor and nothing else, so that more of it at once than there are cores makes everyone
/// wait longer. A request gets a worker when one is free, else a place in the line of its length, else a refusal at once: a client
/// that is told so can ask another instance. No event loop and no thread of Swift's own pool computes anything.
package final class WorkLine: Sendable {
  private typealias Turn = CheckedContinuation<Bool, Never>

  private let threads: NIOThreadPool
  private let state: Locked<State>

  private struct State {
    var queue: WorkQueue<Turn>
    var nextTicket = 0
  }

  /// - Parameters:
  ///   - workers: How many threads compute; at least 1. One more is for brief work alone.
  ///   - places: How many requests of each length may wait.
  package init(workers: Int, places: Int) {
    let workers = max(1, workers)
    threads = NIOThreadPool(numberOfThreads: workers + 1)
    state = Locked(State(queue: WorkQueue(workers: workers, places: places)))
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// How many are worked on, and how many wait.
  package var load: (running: Int, waiting: Int) {
    state.withLock { state in
      (state.queue.runningCount, WorkLength.allCases.reduce(0) { $0 + state.queue.waitingCount($1) })
    }
  }

  /// Whether a request would be worked on or may wait, be it brief or long.
  package var takesMore: Bool {
    state.withLock { state in WorkLength.allCases.contains { state.queue.takes($0) } }
  }

  /// Does a piece of work on a worker's thread.
  ///
  /// - Parameters:
  ///   - length: What the work is like.
  ///   - deadline: Who still waits then is refused. Work that is not done by then goes on in its place, and is answered for with a
  ///     refusal: only it can know where it may be broken off, by ``Deadline/check()``.
  ///   - isAdmitted: Whether the work is part of something that was let in before, and may wait however many do.
  /// - Throws: What the work throws, or ``ServiceError``: there is no place, or the time is over.
  package func run<Value: Sendable>(
    _ length: WorkLength, until deadline: Deadline, isAdmitted: Bool = false,
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await enter(length, until: deadline, isAdmitted)
    let answer = FirstAnswer<Value>()
    threads.submit { _ in
      let result = Result { try work() }
      // The place is free before the answer is on its way.
      self.leave(length)
      answer.give(result)
    }
    return try await answer.value(until: deadline)
  }

  /// Does a piece of long work that is made of tasks, on the workers' threads and in one place of theirs. It is canceled when its
  /// time is over.
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

  /// Lines up. A worker may have become free meanwhile, or the last place may have been taken.
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
    // What ends the waiting may have come before there was anything to end.
    if isMyTurn == nil, Task.isCancelled || deadline.left == .zero { giveUp(length, ticket) }
  }

  private func giveUp(_ length: WorkLength, _ ticket: Int) {
    state.withLock { $0.queue.giveUp(length, ticket) }?.resume(returning: false)
  }

  /// Hands the place on to who waits longest.
  private func leave(_ length: WorkLength) {
    for turn in state.withLock({ $0.queue.end(length) }) { turn.resume(returning: true) }
  }
}
#endif
