internal import Threads

/// Texts that one thread measured lately, for one that measures the same strings at several sizes: found by where they are in memory,
/// without a look at their letters nor at what all threads share.
///
/// Each has one place, and the next that belongs there takes it. What is known of a text does not depend on its size, so fonts that
/// differ in nothing else find the same.
package final class RecentTexts: Sendable {
  private struct KnownText: Sendable {
    /// Kept alive, so that no other is where it is.
    var text = ""
    var context: UInt32 = 0
    var generation = -1
    var found: Found?

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

  private let known = Locked([KnownText](repeating: KnownText(), count: RecentTexts.count))

  private static let count = 512
  /// Longer texts are not kept, in bytes: what is kept is bounded so.
  private static let longest = 4096

  package init() {}

  /// What is known of a string in a context, with the fonts that the catalog has now.
  func text(_ text: String, context: UInt32, generation: Int) -> Found? {
    let bits = text.bits
    let place = Self.place(bits, context)
    return known.withLock { $0[place].isOf(bits, context, generation) ? $0[place].found : nil }
  }

  /// The lines of a string in a context, as far as what is known of it says them, asked where it is: nothing is copied for it.
  func answer(
    _ request: LabelRequest, _ text: String, context: UInt32, _ scale: PointScale, generation: Int
  ) -> CloseTallies.Answer? {
    let bits = text.bits
    let place = Self.place(bits, context)
    return known.withLock { known in
      guard known[place].isOf(bits, context, generation) else { return nil }
      return known[place].found?.pieces.answer(request, scale, generation)
    }
  }

  /// Keeps what was found out of a string.
  func keep(_ found: Found, _ text: String, context: UInt32, generation: Int) {
    guard text.utf8.count <= Self.longest else { return }
    let place = Self.place(text.bits, context)
    known.withLock { $0[place] = KnownText(text: text, context: context, generation: generation, found: found) }
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
