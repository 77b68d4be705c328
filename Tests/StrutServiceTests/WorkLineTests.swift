#if Service
import Foundation
import TestSupport
import Testing
import Threads

@testable import StrutService

@Suite("Workers and their queues")
struct WorkLineTests {
  private let soon = Deadline(in: .seconds(600))

  /// Holds workers until it is opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    let started = Locked(0)

    func pass() {
      started.withLock { $0 += 1 }
      semaphore.wait()
    }

    func open(_ count: Int) { for _ in 0..<count { semaphore.signal() } }
  }

  private func until(_ isTrue: () -> Bool) async throws {
    try #require(await comesTrue(isTrue))
  }

  /// Work that does not end by itself.
  private static func untilCanceled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }

  @Test("No more work runs than workers, no more waits than places, and the rest is rejected at once")
  func refusal() async throws {
    let (line, gate) = (WorkLine(workers: 2, places: 3), Gate())
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<5 {
        group.addTask {
          try await line.run(.long, until: soon) { gate.pass() }; return true
        }
      }
      try await until { line.load == (2, 3) && gate.started.withLock { $0 } == 2 }
      await #expect(throws: ServiceError.self) { try await line.run(.long, until: soon) {} }
      gate.open(5)
      for try await isDone in group { #expect(isDone) }
    }
    #expect(line.load == (0, 0))
    #expect(try await line.run(.long, until: soon) { 7 } == 7)
  }

  @Test("Work that waits too long is rejected, and canceled work leaves no place taken")
  func waiting() async throws {
    let (line, gate) = (WorkLine(workers: 1, places: 3), Gate())
    let first = Task { try await line.run(.long, until: soon) { gate.pass() } }
    try await until { line.load.running == 1 && gate.started.withLock { $0 } == 1 }
    await #expect(throws: ServiceError.self) { try await line.run(.long, until: Deadline(in: .milliseconds(20))) {} }
    let gone = Task { try await line.run(.long, until: soon) {} }
    try await until { line.load.waiting == 1 }
    gone.cancel()
    await #expect(throws: ServiceError.self) { try await gone.value }
    #expect(line.load == (1, 0))
    gate.open(1)
    try await first.value
  }

  @Test("Work that exceeds its time is answered, and keeps its place until it ends")
  func late() async throws {
    let (line, gate) = (WorkLine(workers: 1, places: 1), Gate())
    let error = await #expect(throws: ServiceError.self) {
      try await line.run(.long, until: Deadline(in: .milliseconds(50))) { gate.pass() }
    }
    #expect(error?.code == "took-too-long")
    #expect(line.load.running == 1)
    gate.open(1)
    try await until { line.load.running == 0 }
  }

  @Test("Brief work does not wait for long work")
  func brief() async throws {
    let (line, gate) = (WorkLine(workers: 1, places: 2), Gate())
    let long = (0..<3).map { _ in Task { try await line.run(.long, until: soon) { gate.pass() } } }
    try await until { line.load == (1, 2) }
    #expect(line.takesMore)
    await #expect(throws: ServiceError.self) { try await line.run(.long, until: soon) {} }
    #expect(try await line.run(.brief, until: soon) { 7 } == 7)
    gate.open(3)
    for task in long { try await task.value }
  }

  @Test("Without places to wait, work is accepted as long as a worker is free")
  func noPlaces() async throws {
    let (line, gate) = (WorkLine(workers: 1, places: 0), Gate())
    #expect(line.takesMore)
    let long = Task { try await line.run(.long, until: soon) { gate.pass() } }
    try await until { line.load.running == 1 }
    #expect(line.takesMore)
    let brief = Task { try await line.run(.brief, until: soon) { gate.pass() } }
    try await until { line.load.running == 2 }
    #expect(!line.takesMore)
    gate.open(2)
    try await long.value
    try await brief.value
  }

  @Test("Tasks run on the threads of the workers, and end with their time")
  func tasks() async throws {
    let line = WorkLine(workers: 1, places: 1)
    let sum = try await line.runTasks(until: soon) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...10 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }
    #expect(sum == 55)
    await #expect(throws: ServiceError.self) {
      try await line.runTasks(until: Deadline(in: .milliseconds(20))) { await Self.untilCanceled() }
    }
    try await until { line.load.running == 0 }
  }

  @Test("Errors of the work are passed on")
  func failures() async throws {
    struct Failure: Error {}
    let line = WorkLine(workers: 1, places: 1)
    await #expect(throws: Failure.self) { try await line.run(.long, until: soon) { throw Failure() } }
    #expect(line.load == (0, 0))
  }
}
#endif
