public import Glibc

/// Numbers threads from 0 on, each with the lowest that no living thread has.
///
/// Where a thread is in memory tells threads apart too, but not evenly: stacks lie at the same distances from each other, so that in some
/// processes two threads came to one of sixteen places, and in others they did not.
@safe
public enum ThreadNumber {
  /// The number of the thread that asks, which it keeps as long as it lives.
  ///
  /// - Complexity: O(1), but for the first time: O(*n*) in the threads that live.
  @inlinable public static var current: Int {
    guard let known = unsafe pthread_getspecific(key) else { return take() }
    return Int(bitPattern: known) - 1
  }

  /// How many places there are for what each thread has of its own: a power of two, and two for each processor at least, for those that
  /// wait while others work.
  @usableFromInline static let placeCount: Int = {
    let processors = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 256)
    var count = 16
    while count < 2 * processors { count *= 2 }
    return count
  }()

  /// Where a thread keeps one more than its number: what is nothing, it does not have. Given back when it ends.
  @usableFromInline static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = unsafe pthread_key_create(&key) { number in
      if let number = unsafe number { ThreadNumber.giveBack(Int(bitPattern: number) - 1) }
    }
    precondition(failure == 0, "the process has no place left for what threads keep")
    return key
  }()

  /// By number, whether a thread has it.
  private static let taken = Locked<[Bool]>([])

  @usableFromInline static func take() -> Int {
    let number = taken.withLock { taken in
      let number = taken.firstIndex(of: false) ?? taken.count
      if number == taken.count { taken.append(true) } else { taken[number] = true }
      return number
    }
    // Short of memory the thread keeps none, and has another each time it asks: right, if slow.
    if unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: number + 1)) != 0 { giveBack(number) }
    return number
  }

  private static func giveBack(_ number: Int) { taken.withLock { $0[number] = false } }
}
