#if Service
import Threads

/// The memory that the bodies and responses of all requests together may take.
///
/// The limits of a request apply to it alone, and thousands of connections may each stay below
/// them.
final class MemoryBudget: Sendable {
  private let limit: Int
  private let used = Locked(0)

  /// - Parameter limit: The limit in bytes.
  init(limit: Int) { self.limit = limit }

  /// The number of bytes in use.
  var bytes: Int { used.withLock { $0 } }

  /// Creates a budget with no bytes in use.
  func charge() -> Charge { Charge(self) }

  fileprivate func take(_ count: Int) throws(ServiceError) {
    let isThere = used.withLock { used -> Bool in
      guard used + count <= limit else { return false }
      used += count
      return true
    }
    guard isThere else {
      throw .unavailable("out-of-room", "the service has no memory for more requests at the moment; try again later.")
    }
  }

  fileprivate func giveBack(_ count: Int) { used.withLock { $0 -= count } }

  /// The share of one body or response. It is returned when this object is released.
  final class Charge: Sendable {
    private let budget: MemoryBudget
    private let bytes = Locked(0)

    fileprivate init(_ budget: MemoryBudget) { self.budget = budget }

    deinit { budget.giveBack(bytes.withLock { $0 }) }

    /// Takes more bytes.
    ///
    /// - Throws: ``ServiceError`` if there is no room.
    func take(_ count: Int) throws(ServiceError) {
      try budget.take(count)
      bytes.withLock { $0 += count }
    }
  }
}
#endif
