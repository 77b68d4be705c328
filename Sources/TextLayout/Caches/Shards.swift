internal import Threads

/// Values with a lock each, found by a hash, so that threads seldom wait for each other.
@safe
struct Shards<Value: Sendable>: Sendable {
  private let locks: [Locked<Padded<Value>>]
  /// Unowned references to the same locks, because counting references would contend between
  /// threads. `locks` keeps them alive.
  private let unowned: [Unmanaged<Locked<Padded<Value>>>]

  /// - Parameter make: Makes each of them.
  init(count: Int, _ make: () -> Value) {
    locks = (0..<count).map { _ in Locked(Padded(make())) }
    unsafe unowned = locks.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// Runs `body` with the value of a hash, alone with it.
  func withValue<Result: Sendable>(of hash: UInt64, _ body: (inout Value) -> Result) -> Result {
    unsafe unowned[Int(hash >> 59) % unowned.count]._withUnsafeGuaranteedRef { lock in
      lock.withLock { body(&$0.value) }
    }
  }

  /// Runs `body` with each value, one after the other.
  func forEach(_ body: (inout Value) -> Void) {
    for lock in locks { lock.withLock { body(&$0.value) } }
  }
}
