internal import Threads

/// The bytes that something may take together which is kept in many places.
final class ByteBudget: Sendable {
  private let limit: Int
  private let taken = Locked(0)

  init(limit: Int) { self.limit = max(0, limit) }

  /// Takes some; false, and nothing is taken, where they are not left.
  func take(_ bytes: Int) -> Bool {
    taken.withLock { taken in
      guard taken + bytes <= limit else { return false }
      taken += bytes
      return true
    }
  }

  /// Gives some back.
  func give(_ bytes: Int) { taken.withLock { $0 -= bytes } }

  /// Gives all back, when what took them is let go.
  func reset() { taken.withLock { $0 = 0 } }

  var bytes: Int { taken.withLock { $0 } }
}
