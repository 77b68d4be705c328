internal import Threads

/// A number of bytes that several owners share.
final class ByteBudget: Sendable {
  private let limit: Int
  private let taken = Locked(0)

  init(limit: Int) { self.limit = max(0, limit) }

  /// Takes bytes. Returns false, and takes nothing, if not enough are left.
  func take(_ bytes: Int) -> Bool {
    taken.withLock { taken in
      guard taken + bytes <= limit else { return false }
      taken += bytes
      return true
    }
  }

  /// Returns some bytes to the budget.
  func give(_ bytes: Int) { taken.withLock { $0 -= bytes } }

  /// Returns all bytes to the budget when their owners are released.
  func reset() { taken.withLock { $0 = 0 } }

  var bytes: Int { taken.withLock { $0 } }
}
