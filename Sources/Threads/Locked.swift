public import Glibc

/// A value that one thread at a time may use.
///
/// The standard library's `Mutex` does the same, but on Linux ThreadSanitizer does not see its lock and reports every use as
/// a race. It sees a POSIX mutex, so what ships is what is checked (Decisions/0002).
///
/// Public in a module that is no product, because the compiler inlines nothing across modules that is `package`; and generic code
/// that is not inlined looks its types up whenever it is called, which took a tenth of the time of short texts.
@safe
public final class Locked<Value: ~Copyable>: @unchecked Sendable {
  // Unchecked, because the compiler cannot know that the value is reached only between lock and unlock, which is all this type
  // does; the `sending` in the signatures keeps others from holding on to it. `ConcurrencyTests` run under ThreadSanitizer.

  /// The lock and what it guards, side by side.
  @safe @usableFromInline struct Cell: ~Copyable {
    @usableFromInline var mutex: pthread_mutex_t
    @usableFromInline var value: Value

    @inlinable init(_ value: consuming Value) {
      unsafe mutex = pthread_mutex_t()
      self.value = value
    }
  }

  // Behind a pointer: for a variable of a class the runtime would look for overlapping accesses, which the mutex rules out.
  @usableFromInline let cell: UnsafeMutablePointer<Cell>

  /// A lock around a value.
  @inlinable public init(_ value: consuming sending Value) {
    unsafe cell = .allocate(capacity: 1)
    unsafe cell.initialize(to: Cell(value))
    unsafe pthread_mutex_init(mutex, nil)
  }

  @inlinable deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe cell.deinitialize(count: 1)
    unsafe cell.deallocate()
  }

  /// The lock, which comes first in the cell.
  @inlinable var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    unsafe UnsafeMutableRawPointer(cell).assumingMemoryBound(to: pthread_mutex_t.self)
  }

  /// Runs `body` with the value, alone with it. Not to be called again from inside `body`.
  @inlinable public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try unsafe body(&cell.pointee.value)
  }
}
