import Dispatch
import Testing

@testable import FontInterop

@Suite("Values of each thread")
struct PerThreadTests {
  @Test("Whatever the threads, nothing that is counted is lost")
  func counts() {
    let count = PerThread { 0 }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { count.withValue { $0 += 1 } }
    }
    var sum = 0
    count.forEach { sum += $0 }
    #expect(sum == 80_000)
  }

  @Test("A thread finds what it left")
  func ownValue() {
    let values = PerThread { [Int]() }
    values.withValue { $0.append(7) }
    #expect(values.withValue { $0.popLast() } == 7)
    #expect(values.withValue { $0.popLast() } == nil)
  }
}
