import Testing

@testable import StrutCommands

@Suite("Batches of records")
struct RecordBatchTests {
  private struct ReadError: Error {}

  /// Returns lines from a list, then throws an error or ends.
  private func batches(_ lines: [[UInt8]], _ error: ReadError? = nil) -> RecordBatches {
    var rest = lines[...]
    return RecordBatches {
      if let line = rest.popFirst() { return .whole(line) }
      if let error { throw error }
      return nil
    }
  }

  @Test("Lines are numbered, and blank ones are counted but skipped")
  func numbers() throws {
    var batches = batches([[1], [], [0x20, 0x09], [2]])
    #expect(try batches.next()?.map(\.number) == [1, 4])
    #expect(try batches.next() == nil)
  }

  @Test("Lines that were read before an error are delivered before it")
  func failure() throws {
    var batches = batches([[1], [2]], ReadError())
    #expect(try batches.next()?.count == 2)
    #expect(throws: ReadError.self) { try batches.next() }
    #expect(throws: ReadError.self) { try batches.next() }
  }

  @Test("A batch has a fixed number of short lines, and few long ones, so that memory does not grow with them")
  func size() throws {
    var short = batches(Array(repeating: [1], count: 300))
    #expect(try short.next()?.count == 256)
    #expect(try short.next()?.count == 44)
    var long = batches(Array(repeating: Array(repeating: 1, count: 240_000), count: 5))
    #expect(try [long.next()?.count, long.next()?.count, long.next()?.count] == [2, 2, 1])
    #expect(try long.next() == nil)
  }
}

@Suite("Processing batches")
struct OrderedBatchTests {
  private struct ReadError: Error {}

  @Test("Results that were read before an error are delivered before it is thrown", arguments: [0, 1, 7, 100])
  func failure(count: Int) {
    var next = 0
    var delivered: [Int] = []
    #expect(throws: ReadError.self) {
      try OrderedBatches.run(
        next: {
          guard next < count else { throw ReadError() }
          next += 1
          return next
        },
        work: { $0 * 2 },
        deliver: { delivered.append($0) })
    }
    #expect(delivered == (0..<count).map { ($0 + 1) * 2 })
  }
}
