import Foundation
import Testing
import Threads

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

  @Test("Threads that live at once have numbers of their own")
  func apart() async {
    let numbers = Locked<[Int]>([])
    let count = 8
    let (started, over) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    await withCheckedContinuation { done in
      for _ in 0..<count {
        Thread.detachNewThread {
          numbers.withLock { $0.append(ThreadNumber.current) }
          started.signal()
          over.wait()
        }
      }
      Thread.detachNewThread {
        for _ in 0..<count { started.wait() }
        for _ in 0..<count { over.signal() }
        done.resume()
      }
    }
    #expect(Set(numbers.withLock { $0 }).count == count)
  }

  @Test("The number of a thread that ended is another's")
  func numbersComeBack() async {
    var numbers: Set<Int> = []
    for _ in 0..<200 {
      numbers.insert(
        await withCheckedContinuation { done in
          Thread.detachNewThread { done.resume(returning: ThreadNumber.current) }
        })
    }
    #expect(numbers.count < 100)
  }
}
