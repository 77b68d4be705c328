internal import Threads

/// Values with one lock each, found by a hash, so that threads seldom wait for each other.
@safe
struct Shards<Value: Sendable>: Sendable {
  private let locks: [Locked<Padded<Value>>]
  /// Unowned references to the same locks, because counting references would contend between
  /// threads. `locks` keeps them alive.
  private let unowned: [Unmanaged<Locked<Padded<Value>>>]

  /// - Parameter make: Creates one of the values.
  init(count: Int, _ make: () -> Value) {
    locks = (0..<count).map { _ in Locked(Padded(make())) }
    unsafe unowned = locks.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// Calls `body` with the value for a hash, while its lock is held.
  func withValue<Result: Sendable>(of hash: UInt64, _ body: (inout Value) -> Result) -> Result {
    unsafe unowned[Int(hash >> 59) % unowned.count]._withUnsafeGuaranteedRef { lock in
      lock.withLock { body(&$0.value) }
    }
  }

  /// Calls `body` with each value in sequence.
  func forEach(_ body: (inout Value) -> Void) {
    for lock in locks { lock.withLock { body(&$0.value) } }
  }
}
