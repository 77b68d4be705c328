#if Service
import Threads

/// The memory that bodies and answers may take, all requests together.
///
/// Each limit of a request holds for it alone, and thousands of connections may each stay below it.
final class MemoryBudget: Sendable {
  private let limit: Int
  private let used = Locked(0)

  /// - Parameter limit: In bytes.
  init(limit: Int) { self.limit = limit }

  /// How many bytes are in use.
  var bytes: Int { used.withLock { $0 } }

  /// Begins with nothing.
  func charge() -> Charge { Charge(self) }

  fileprivate func take(_ count: Int) throws(ServiceError) {
    let isThere = used.withLock { used -> Bool in
      guard used + count <= limit else { return false }
      used += count
      return true
    }
    guard isThere else {
      throw .unavailable("out-of-room", "the service has no room for more at the moment; ask again later.")
    }
  }

  fileprivate func giveBack(_ count: Int) { used.withLock { $0 -= count } }

  /// What one body or answer takes. It is given back when nobody holds this any more.
  final class Charge: Sendable {
    private let budget: MemoryBudget
    private let bytes = Locked(0)

    fileprivate init(_ budget: MemoryBudget) { self.budget = budget }

    deinit { budget.giveBack(bytes.withLock { $0 }) }

    /// Takes more.
    ///
    /// - Throws: ``ServiceError`` where there is no room.
    func take(_ count: Int) throws(ServiceError) {
      try budget.take(count)
      bytes.withLock { $0 += count }
    }
  }
}
#endif
