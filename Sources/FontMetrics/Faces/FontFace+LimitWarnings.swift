internal import FontInterop

/// Warnings about what of a face is not read, or not drawn.
extension FontFace {
  /// What is to be said of the character map and the names.
  var characterMapWarnings: [FontWarning] {
    var found: [FontWarning] = []
    if let sentence = characterMapFault { found.append(sentence) }
    let beyond = file.openType.characterFacts.beyondCount
    if beyond > 0 {
      let characters = beyond == 1 ? "1 character" : "\(beyond) characters"
      found.append(
        FontWarning(
          .glyphsBeyond,
          "the character map leads \(characters) beyond the font's \(glyphCount) glyphs: they count as missing"))
    }
    if names.family == nil { found.append(FontWarning(.missingName, "there is no family name")) }
    return found
  }

  private var characterMapFault: FontWarning? {
    guard file.openType.program == nil else {
      let isEmpty = file.openType.codePoints.isEmpty
      return isEmpty ? FontWarning(.noCharacters, "no character has a glyph: text is set in other fonts") : nil
    }
    let facts = file.openType.characterFacts
    if !facts.isRead, !facts.unread.isEmpty {
      let names = facts.unread.joined(separator: ", ")
      return FontWarning(
        .characterEncoding, "its characters are in \(names), which Strut does not read: text is set in other fonts")
    }
    if !facts.isRead { return FontWarning(.noCharacters, "there is no character map: text is set in other fonts") }
    if file.openType.codePoints.isEmpty {
      return FontWarning(.noCharacters, "the character map leads to no glyph: text is set in other fonts")
    }
    guard facts.isOfMacintosh else { return nil }
    return FontWarning(
      .characterEncoding, "the only character map is in an encoding of the Macintosh, which not every system reads")
  }

  /// What is to be said of glyphs and rules that are left out.
  var ruleWarnings: [FontWarning] {
    var found: [FontWarning] = []
    let heavy = file.openType.program == nil ? file.openType.heavyGlyphCount : 0
    if heavy > 0 {
      let sentence =
        heavy == 1
        ? "1 glyph is more work to draw than Strut takes on: it has no outline here"
        : "\(heavy) glyphs are more work to draw than Strut takes on: they have no outline here"
      found.append(FontWarning(.glyphEffort, sentence))
    }
    if file.openType.hasTable("Silf") {
      found.append(FontWarning(.graphite, "the rules of Graphite (Silf) are not applied: those of OpenType are"))
    }
    return found
  }

  /// Why text that was measured in the face may be too narrow, in words; `nil` where nothing was given up.
  package var givenUp: String? {
    spentPatience
      ?? (shapingFont.hasGivenUp ? "HarfBuzz gives up on a text: the font's rules take too many steps" : nil)
  }

  /// Why glyphs have no advance though the font has one for them.
  var spentPatience: String? {
    guard file.openType.program?.hasLostPatience == true else { return nil }
    return "programs of its glyphs take too long: glyphs have no advance and no outline here"
  }
}
