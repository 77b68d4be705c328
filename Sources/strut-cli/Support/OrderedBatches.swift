import Dispatch
import Foundation
import Threads

/// Works a stream off on every core, in batches, and hands the results out in the order of the input.
///
/// At most `4 × cores` batches are alive at a time, so memory does not grow with the stream. On threads of Dispatch, with the caller
/// waiting: an `async` command starts a pool of threads before it knows whether it needs one, a tenth of a short one's time.
enum OrderedBatches {
  /// - Parameters:
  ///   - next: The next batch, `nil` after the last. Called on the caller's thread, as `deliver` is.
  ///   - deliver: Takes a batch's result, in the order of the batches.
  ///
  /// An error of either ends the work and is thrown on: one of `next` after what came before it is delivered.
  static func run<Input: Sendable, Output: Sendable>(
    next: () throws -> Input?, work: @escaping @Sendable (Input) -> Output, deliver: (Output) throws -> Void
  ) throws {
    let limit = 4 * max(1, ProcessInfo.processInfo.activeProcessorCount)
    let running = DispatchGroup()
    // Nothing is still at work when the caller goes on, perhaps to end the process.
    defer { running.wait() }
    var results: [Result<Output>] = []
    var end: Swift.Result<Void, any Error>?
    while true {
      while end == nil, results.count < limit {
        let input: Input
        do {
          guard let next = try next() else {
            end = .success(())
            break
          }
          input = next
        } catch {
          end = .failure(error)
          break
        }
        let result = Result<Output>()
        results.append(result)
        DispatchQueue.global().async(group: running) { result.set(work(input)) }
      }
      guard !results.isEmpty, let output = results.removeFirst().wait() else { return try end?.get() ?? () }
      try deliver(output)
    }
  }

  /// What a batch will have come to.
  private final class Result<Output: Sendable>: Sendable {
    private let output = Locked<Output?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func set(_ output: Output) {
      self.output.withLock { $0 = output }
      isThere.signal()
    }

    func wait() -> Output? {
      isThere.wait()
      return output.withLock { $0 }
    }
  }
}
