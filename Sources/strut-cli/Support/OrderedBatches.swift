import Foundation

/// Works a stream off on every core, in batches, and hands the results out in the order of the input.
///
/// At most `2 × cores` batches are alive at a time, so memory does not grow with the stream.
enum OrderedBatches {
  static func run<Input: Sendable, Output: Sendable>(
    next: () throws -> Input?, work: @escaping @Sendable (Input) -> Output, deliver: (Output) throws -> Void
  ) async throws {
    let limit = 2 * max(1, ProcessInfo.processInfo.activeProcessorCount)
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      var (started, delivered) = (0, 0)
      var early: [Int: Output] = [:]
      var isAtEnd = false
      while true {
        while !isAtEnd, started - delivered < limit {
          guard let input = try next() else {
            isAtEnd = true
            break
          }
          let index = started
          group.addTask { (index, work(input)) }
          started += 1
        }
        guard let (index, output) = try await group.next() else { return }
        early[index] = output
        while let output = early.removeValue(forKey: delivered) {
          try deliver(output)
          delivered += 1
        }
      }
    }
  }
}
