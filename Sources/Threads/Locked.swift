public import Glibc

/// A value for exclusive use by one thread at a time.
///
/// The standard library's `Mutex` does the same, but on Linux ThreadSanitizer does not see its lock
/// and reports every use as a race. It sees a POSIX mutex, so the shipped code is the checked code
/// (Decisions/0002).
///
/// Public in a module that is not a product, because the compiler does not inline `package` code
/// across modules; generic code that is not inlined looks up its types on every call, which took a
/// tenth of the time for short text.
@safe
public final class Locked<Value: ~Copyable>: @unchecked Sendable {
  // Unchecked, because the compiler cannot know that the value is reached only between lock and
  // unlock, which is all this type does; the `sending` in the signatures keeps others from holding
  // on to it. `ConcurrencyTests` run under ThreadSanitizer.

  /// The lock and the guarded value, side by side.
  @safe @usableFromInline struct Cell: ~Copyable {
    @usableFromInline var mutex: pthread_mutex_t
    @usableFromInline var value: Value

    @inlinable init(_ value: consuming Value) {
      unsafe mutex = pthread_mutex_t()
      self.value = value
    }
  }

  // A pointer, because the runtime would check accesses to a class's variable for exclusivity,
  // which the mutex ensures.
  @usableFromInline let cell: UnsafeMutablePointer<Cell>

  /// Creates a lock around a value.
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

  /// The mutex, which is at the start of the cell.
  @inlinable var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    unsafe UnsafeMutableRawPointer(cell).assumingMemoryBound(to: pthread_mutex_t.self)
  }

  /// Calls `body` with exclusive access to the value. `body` must not call it again.
  @inlinable public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try unsafe body(&cell.pointee.value)
  }
}
