/// A value with room after it: two lines of a processor's cache, so that neighbors in memory are not passed to and fro between cores.
public struct Padded<Value> {
  /// What is kept apart.
  public var value: Value
  @usableFromInline var padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// A value with room after it.
  @inlinable public init(_ value: Value) { self.value = value }
}

extension Padded: Sendable where Value: Sendable {}

/// Values of which each thread most often has its own, so that threads do not wait for each other, nor for each other's memory.
///
/// Threads are told apart by their numbers (``ThreadNumber``). Where there are more of them than values some come to the same one and take
/// turns, so that it is safe, and right, whatever their number.
public final class PerThread<Value>: Sendable {
  @usableFromInline let slots: [Locked<Padded<Value>>]

  /// - Parameter make: Makes each of them.
  @inlinable public init(_ make: () -> Value) where Value: Sendable {
    slots = (0..<ThreadNumber.placeCount).map { _ in Locked(Padded(make())) }
  }

  /// Runs `body` with the thread's value, alone with it. Not to be called again from inside `body`.
  @inlinable public func withValue<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    slots[ThreadNumber.current & (ThreadNumber.placeCount - 1)].withLock { body(&$0.value) }
  }

  /// Runs `body` with each value, one after the other.
  @inlinable public func forEach(_ body: (inout Value) -> Void) {
    for slot in slots { slot.withLock { body(&$0.value) } }
  }
}
