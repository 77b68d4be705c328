#if Service
import Testing

@testable import StrutService

@Suite("Running and waiting work")
struct WorkQueueTests {
  /// A queue in which long pieces 0 to 9 arrived first, then brief ones 10 to 14.
  private static func full(workers: Int) -> (queue: WorkQueue<Int>, begun: [Int]) {
    var (queue, begun) = (WorkQueue<Int>(workers: workers, places: 20), [Int]())
    for piece in 0..<15 {
      let length = length(piece)
      if queue.begin(length) { begun.append(piece) } else { queue.wait(length, piece, piece) }
    }
    return (queue, begun)
  }

  private static func length(_ piece: Int) -> WorkLength { piece < 10 ? .long : .brief }

  @Test("Workers take from the queues in turn, and one brief piece runs beside the long ones")
  func turns() {
    var (queue, begun) = Self.full(workers: 2)
    #expect(begun == [0, 1, 10])
    // The piece that has run longest ends.
    var working = begun
    while !working.isEmpty {
      let next = queue.end(Self.length(working.removeFirst()))
      working += next
      begun += next
    }
    #expect(begun == [0, 1, 10, 11, 2, 12, 3, 13, 4, 14, 5, 6, 7, 8, 9])
    #expect(queue.runningCount == 0)
    #expect(WorkLength.allCases.allSatisfy { queue.waitingCount($0) == 0 })
  }

  private enum Step: CaseIterable {
    case brief
    case long
    case oldestEnds
    case newestEnds
  }

  @Test(
    "There are never more pieces than workers and one, nor more long pieces than workers, and none waits for a free worker",
    arguments: 1...3)
  func bounds(workers: Int) {
    // Every sequence of seven steps.
    for way in 0..<(1 << 14) {
      var queue = WorkQueue<WorkLength>(workers: workers, places: 2)
      var working: [WorkLength] = []
      for turn in 0..<7 {
        let step = Step.allCases[way >> (2 * turn) & 3]
        switch step {
        case .brief, .long:
          let length = step == .brief ? WorkLength.brief : .long
          if queue.begin(length) {
            working.append(length)
          } else if queue.hasPlace(length) {
            queue.wait(length, turn, length)
          }
        case .oldestEnds where !working.isEmpty: working += queue.end(working.removeFirst())
        case .newestEnds where !working.isEmpty: working += queue.end(working.removeLast())
        case .oldestEnds, .newestEnds: continue
        }
        let areBounded = working.count <= workers + 1 && working.count { $0 == .long } <= workers
        let nobodyWaitsInVain =
          (queue.waitingCount(.long) == 0 || working.count >= workers)
          && (queue.waitingCount(.brief) == 0 || working.count >= workers && working.contains(.brief))
        guard working.count == queue.runningCount, areBounded, nobodyWaitsInVain else {
          Issue.record("after step \(turn) of way \(way): \(working), \(queue)")
          return
        }
      }
    }
  }

  @Test("Canceled work leaves the queue")
  func leaving() {
    var queue = WorkQueue<String>(workers: 1, places: 2)
    let hasBegun = queue.begin(.long)
    #expect(hasBegun)
    queue.wait(.long, 1, "a")
    queue.wait(.long, 2, "b")
    #expect(!queue.hasPlace(.long) && queue.hasPlace(.brief))
    let left = [queue.giveUp(.long, 1), queue.giveUp(.long, 1)]
    #expect(left == ["a", nil])
    let begun = queue.end(.long)
    #expect(begun == ["b"])
  }
}
#endif
