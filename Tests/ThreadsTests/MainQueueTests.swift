import Testing
import Threads

@Suite("The main actor's queue")
struct MainQueueTests {
  @Test("The queue is current on the main actor, and nowhere else")
  func current() async {
    #expect(await MainActor.run { MainQueue.isCurrent })
    #expect(await Task.detached { MainQueue.isCurrent }.value == false)
  }
}
