internal import FontInterop

/// The bytes that the steps of all groups and the advances of all instances may take together.
final class InstanceBudget: Sendable {
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

  /// Gives all back, when what took them is let go.
  func reset() { taken.withLock { $0 = 0 } }

  var bytes: Int { taken.withLock { $0 } }
}
