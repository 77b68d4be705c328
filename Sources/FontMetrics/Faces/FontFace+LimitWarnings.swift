internal import FontInterop

/// Warnings about what of a face is not read, or not drawn.
extension FontFace {
  /// The warnings about the character map and the names.
  var characterMapWarnings: [FontWarning] {
    var found: [FontWarning] = []
    if let sentence = characterMapFault { found.append(sentence) }
    if let beyond = file.openType.characterFacts.beyond {
      found.append(
        FontWarning(
          .glyphsBeyond,
          "the character map maps \(beyond) to glyphs that the font does not have (it has \(glyphCount) glyphs): they count as missing"
        ))
    }
    if names.family == nil { found.append(FontWarning(.missingName, "there is no family name")) }
    return found
  }

  private var characterMapFault: FontWarning? {
    guard file.openType.program == nil else {
      let isEmpty = file.openType.codePoints.isEmpty
      return isEmpty ? FontWarning(.noCharacters, "no character has a glyph: other fonts are used for text") : nil
    }
    let facts = file.openType.characterFacts
    if !facts.isRead, let fault = facts.unread.sentence {
      return FontWarning(.characterEncoding, "\(fault), which Strut does not read: other fonts are used for text")
    }
    if !facts.isRead { return FontWarning(.noCharacters, "there is no character map: other fonts are used for text") }
    if file.openType.codePoints.isEmpty {
      return FontWarning(.noCharacters, "the character map maps to no glyph: other fonts are used for text")
    }
    guard facts.isOfMacintosh else { return nil }
    return FontWarning(
      .characterEncoding, "the only character map uses a Macintosh encoding, which some systems do not support")
  }

  /// The warnings about ignored glyphs and rules.
  var ruleWarnings: [FontWarning] {
    var found: [FontWarning] = []
    if file.openType.program == nil, let sentence = heavyGlyphSentence {
      found.append(FontWarning(.glyphEffort, sentence))
    }
    if let fault = file.openType.outlineFault {
      found.append(FontWarning(.unreadableOutlines, fault.sentence))
    }
    if let fault = file.openType.lossOfVerticalAdvances {
      found.append(FontWarning(.verticalAdvances, "\(fault): its glyphs have no vertical advances"))
    }
    if file.openType.hasTable("Silf") {
      found.append(FontWarning(.graphite, "Graphite rules (Silf) are not applied"))
    }
    return found
  }

  private var heavyGlyphSentence: String? {
    let heavy = shapingFont.heavyGlyphs
    guard !heavy.areNone else { return nil }
    let marks =
      shapingFont.shapesWithoutVariedOutlines ? ", and marks are placed as they are at the default axis values" : ""
    guard heavy.count > 0 else {
      return "some glyphs have too many components and may have no outlines in Strut\(marks)"
    }
    let count = heavy.isComplete ? "\(heavy.count)" : "at least \(heavy.count)"
    return heavy.count == 1
      ? "\(count) glyph is too complex for Strut to draw, so it has no outline\(marks)"
      : "\(count) glyphs are too complex for Strut to draw, so they have no outlines\(marks)"
  }

  /// The warning that text may be too narrow because HarfBuzz failed in this face.
  package static let shapingGivenUp = "HarfBuzz stops shaping some text: the font's rules take too many steps"

  /// The first glyph without an advance because programs took too long; all after it have none
  /// either. `nil` if all glyphs have advances.
  package var firstLostGlyph: UInt32? { file.openType.program?.firstLostGlyph }

  /// The warning that text with such glyphs may be too narrow.
  package static let patienceLost = "its glyph programs take too long, so some glyphs have no advances or outlines"

  /// The reason why glyphs have no advance or no outline, although the font has them.
  var spentPatience: String? { file.openType.program?.hasLostPatience == true ? Self.patienceLost : nil }
}

extension CharacterFacts {
  /// The number of characters with glyphs that the font lacks, as text; `nil` if there are none.
  fileprivate var beyond: String? {
    let counts = [(beyondCount, "character"), (sequencesBeyondCount, "variation sequence")].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return nil }
    return counts.map { count, word in count == 1 ? "1 \(word)" : "\(count) \(word)s" }.joined(separator: " and ")
  }
}

extension UnreadCharacters {
  /// The encoding of the characters as text, or `nil` if there is no character map.
  fileprivate var sentence: String? {
    if let unicodeFormat { return "its Unicode character map has format \(unicodeFormat)" }
    guard !encodings.isEmpty else { return nil }
    let rest = encodings.count - Self.named
    let names = encodings.prefix(Self.named).joined(separator: ", ")
    return "its character map uses \(names)\(rest > 0 ? " and \(rest) more encodings" : "")"
  }

  /// The maximum number of listed encodings.
  private static let named = 3
}
