public import Glibc

/// Numbers threads from 0, each with the lowest number that no living thread has.
///
/// The address of a thread's stack also identifies it, but not evenly: stacks have equal distances,
/// so that in some processes two threads used the same of sixteen values, and in others they did
/// not.
@safe
public enum ThreadNumber {
  /// The number of the calling thread, which is constant for its lifetime.
  ///
  /// - Complexity: O(1), except for the first access: O(*n*) in the number of living threads.
  @inlinable public static var current: Int {
    guard let known = unsafe pthread_getspecific(key) else { return take() }
    return Int(bitPattern: known) - 1
  }

  /// The number of values per thread-specific item: a power of two, and at least two per processor,
  /// for threads that wait while others work.
  @usableFromInline static let placeCount: Int = {
    let processors = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 256)
    var count = 16
    while count < 2 * processors { count *= 2 }
    return count
  }()

  /// The key under which a thread stores its number plus one; 0 means that it has none. It is
  /// released when the thread ends.
  @usableFromInline static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = unsafe pthread_key_create(&key) { number in
      if let number = unsafe number { ThreadNumber.giveBack(Int(bitPattern: number) - 1) }
    }
    precondition(failure == 0, "the process has no thread-specific keys left")
    return key
  }()

  /// Indicates, by number, whether a thread has it.
  private static let taken = Locked<[Bool]>([])

  @usableFromInline static func take() -> Int {
    let number = taken.withLock { taken in
      let number = taken.firstIndex(of: false) ?? taken.count
      if number == taken.count { taken.append(true) } else { taken[number] = true }
      return number
    }
    // If memory runs out, the thread stores no number, and gets another one each time: correct, but
    // slow.
    if unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: number + 1)) != 0 { giveBack(number) }
    return number
  }

  private static func giveBack(_ number: Int) { taken.withLock { $0[number] = false } }
}
