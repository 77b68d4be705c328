/// A value followed by padding of two cache lines, so that values adjacent in memory are not passed
/// back and forth between cores.
public struct Padded<Value> {
  /// The padded value.
  public var value: Value
  @usableFromInline var padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// Creates a padded value.
  @inlinable public init(_ value: Value) { self.value = value }
}

extension Padded: Sendable where Value: Sendable {}

/// Values for threads: most threads have their own value, so that threads do not wait for each
/// other or for each other's memory.
///
/// Threads are identified by their numbers (``ThreadNumber``). If there are more threads than
/// values, some threads share a value and take turns, so that any number of threads is safe.
public final class PerThread<Value>: Sendable {
  @usableFromInline let slots: [Locked<Padded<Value>>]

  /// - Parameter make: A closure that creates each value.
  @inlinable public init(_ make: () -> Value) where Value: Sendable {
    slots = (0..<ThreadNumber.placeCount).map { _ in Locked(Padded(make())) }
  }

  /// Calls `body` with exclusive access to the thread's value. `body` must not call it again.
  @inlinable public func withValue<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    slots[ThreadNumber.current & (ThreadNumber.placeCount - 1)].withLock { body(&$0.value) }
  }

  /// Calls `body` with each value in turn.
  @inlinable public func forEach(_ body: (inout Value) -> Void) {
    for slot in slots { slot.withLock { body(&$0.value) } }
  }
}
