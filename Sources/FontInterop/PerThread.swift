public import Glibc

/// A value with room after it: two lines of a processor's cache, so that neighbours in memory are not passed to and fro between cores.
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
/// Threads are told apart by where they are in memory. Where two come to the same value they take turns, so that it is safe, and right,
/// whatever their number.
public final class PerThread<Value>: Sendable {
  @usableFromInline let slots: [Locked<Padded<Value>>]

  /// - Parameter make: Makes each of them.
  @inlinable public init(_ make: () -> Value) where Value: Sendable {
    slots = (0..<16).map { _ in Locked(Padded(make())) }
  }

  /// The place of the thread that asks.
  @inlinable static var place: Int {
    // Stacks of threads lie one after the other, some megabytes and a page apart.
    let thread = UInt(pthread_self())
    return Int((thread >> 12 ^ thread >> 23) & 15)
  }

  /// Runs `body` with the thread's value, alone with it. Not to be called again from inside `body`.
  @inlinable public func withValue<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    slots[Self.place].withLock { body(&$0.value) }
  }

  /// Runs `body` with each value, one after the other.
  @inlinable public func forEach(_ body: (inout Value) -> Void) {
    for slot in slots { slot.withLock { body(&$0.value) } }
  }
}
