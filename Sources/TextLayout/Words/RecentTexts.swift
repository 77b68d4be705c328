internal import FontInterop
internal import FontMetrics

/// Texts that one thread measured lately, for one that measures the same at several sizes: found without a look at what all threads share.
///
/// Each text has one place, and the next that belongs there takes it. What is known of a text does not depend on its size, so fonts that
/// differ in nothing else find the same.
package final class RecentTexts: Sendable {
  private struct KnownText: Sendable {
    var hash: UInt64 = 0
    var context: UInt32 = 0
    var direction = WritingDirection.natural
    var generation = -1
    var text = ""
    var pieces: LinePieces?
    var comesAgain = false
  }

  /// A text as far as it is known.
  struct Found {
    var pieces: LinePieces
    /// Whether it had been measured before it was lately.
    var comesAgain: Bool
  }

  /// A font with the number of its context. It is kept alive, so that no other has its identity.
  private struct KnownFont: Sendable {
    var identity: ObjectIdentifier?
    var context: UInt32 = 0
    var language: String?
    var rules = LineBreakRules()
    var font: Font?
  }

  private struct Known: Sendable {
    var fonts = [KnownFont](repeating: KnownFont(), count: 128)
    var texts = [KnownText](repeating: KnownText(), count: 512)

    /// The place of a font: the one it has, or else one that it may take.
    func font(_ identity: ObjectIdentifier) -> Int {
      let bits = UInt(bitPattern: identity) >> 4
      let first = Int(truncatingIfNeeded: bits ^ bits >> 6 ^ bits >> 12) & (fonts.count - 1)
      for place in first..<first + 4 where fonts[place & (fonts.count - 1)].identity == identity {
        return place & (fonts.count - 1)
      }
      for place in first..<first + 4 where fonts[place & (fonts.count - 1)].identity == nil {
        return place & (fonts.count - 1)
      }
      return first
    }

    func text(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (texts.count - 1) }
  }

  private let known = Locked(Known())

  package init() {}

  /// What is known of a text, with the fonts that the catalogue has now.
  func pieces(
    _ text: String, _ font: Font, _ language: String?, _ rules: LineBreakRules, _ direction: WritingDirection,
    generation: Int
  ) -> Found? {
    known.withLock { known in
      let place = known.font(font.identity)
      guard known.fonts[place].identity == font.identity, known.fonts[place].rules == rules,
        known.fonts[place].language == language
      else { return nil }
      let context = known.fonts[place].context
      let hash = TextKey.hash(text, context: context)
      let slot = known.text(hash)
      guard known.texts[slot].hash == hash, known.texts[slot].context == context,
        known.texts[slot].direction == direction, known.texts[slot].generation == generation,
        known.texts[slot].text.hasSameBytes(as: text), let pieces = known.texts[slot].pieces
      else { return nil }
      return Found(pieces: pieces, comesAgain: known.texts[slot].comesAgain)
    }
  }

  /// Keeps what was found out of a text.
  func keep(
    _ found: Found, _ key: TextKey, _ font: Font, _ language: String?, _ rules: LineBreakRules, generation: Int
  ) {
    known.withLock { known in
      let place = known.font(font.identity)
      if known.fonts[place].identity != font.identity || known.fonts[place].context != key.context {
        known.fonts[place] = KnownFont(
          identity: font.identity, context: key.context, language: language, rules: rules, font: font)
      }
      known.texts[known.text(key.hash)] = KnownText(
        hash: key.hash, context: key.context, direction: key.direction, generation: generation, text: key.text,
        pieces: found.pieces, comesAgain: found.comesAgain)
    }
  }
}
