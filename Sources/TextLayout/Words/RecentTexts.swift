internal import Synchronization

/// Texts that one thread measured lately, for one that measures the same strings at several sizes: found by where they are in memory,
/// without a look at their letters nor at what all threads share.
///
/// Each has one place, and the next that belongs there takes it. What is known of a text does not depend on its size, so fonts that
/// differ in nothing else find the same. Nobody waits for it: who finds another thread at it does without.
@safe
package final class RecentTexts: @unchecked Sendable {
  // Unchecked, because the compiler cannot know that what is known is reached only between the mark's being set and taken off (`use`).

  @safe private struct KnownText {
    /// Kept alive, so that no other is where it is.
    var text = ""
    var context: UInt32 = 0
    var generation = -1
    var found: Found?
    /// The pieces in `found`, to be read without being counted.
    var pieces: Unmanaged<LinePieces>?

    func isOf(_ bits: StringBits, _ context: UInt32, _ generation: Int) -> Bool {
      self.context == context && self.generation == generation && text.bits == bits
    }
  }

  /// A text as far as it is known.
  struct Found: Sendable {
    var pieces: LinePieces
    /// Whether it had been measured before it was lately.
    var comesAgain: Bool
  }

  private let isInUse = Atomic(false)
  private let known: UnsafeMutablePointer<KnownText>

  private static let count = 512

  package init() {
    unsafe known = .allocate(capacity: Self.count)
    unsafe known.initialize(repeating: KnownText(), count: Self.count)
  }

  deinit {
    unsafe known.deinitialize(count: Self.count)
    unsafe known.deallocate()
  }

  /// What is known of a string in a context, with the fonts that the catalogue has now.
  func text(_ text: String, context: UInt32, generation: Int) -> Found? {
    unsafe use(text.bits, context) { known, bits in
      unsafe known.pointee.isOf(bits, context, generation) ? known.pointee.found : nil
    }
  }

  /// The lines of a string in a context, as far as what is known of it says them: nothing is copied for it, and no reference counted.
  func answer(
    _ request: LabelRequest, _ text: String, context: UInt32, pointSize: Double, generation: Int
  ) -> CloseTallies.Answer? {
    unsafe use(text.bits, context) { known, bits in
      guard unsafe known.pointee.isOf(bits, context, generation), let pieces = unsafe known.pointee.pieces else {
        return nil
      }
      return unsafe pieces._withUnsafeGuaranteedRef { $0.answer(request, pointSize, generation) }
    }
  }

  /// Keeps what was found out of a string.
  func keep(_ found: Found, _ text: String, context: UInt32, generation: Int) {
    _ = unsafe use(text.bits, context) { known, _ -> Void? in
      unsafe known.pointee = unsafe KnownText(
        text: text, context: context, generation: generation, found: found, pieces: .passUnretained(found.pieces))
    }
  }

  /// The place of a string, for this thread alone; `nil` where another thread is at what is known.
  @inline(__always)
  private func use<Result>(
    _ bits: StringBits, _ context: UInt32, _ body: (UnsafeMutablePointer<KnownText>, StringBits) -> Result?
  ) -> Result? {
    if isInUse.exchange(true, ordering: .acquiring) { return nil }
    defer { isInUse.store(false, ordering: .releasing) }
    return unsafe body(known + Self.place(bits, context), bits)
  }

  private static func place(_ bits: StringBits, _ context: UInt32) -> Int {
    let sum = (bits.first ^ bits.second &+ UInt64(context)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: sum >> 55) & (count - 1)
  }
}

/// What a string is in memory. While one of two strings lives that have the same bits, they are the same string.
struct StringBits: Equatable {
  let first: UInt64
  let second: UInt64
}

extension String {
  var bits: StringBits {
    let bits = unsafe unsafeBitCast(self, to: (UInt64, UInt64).self)
    return StringBits(first: bits.0, second: bits.1)
  }
}
