internal import FontInterop

/// Warnings about the style in the tables and about single glyphs.
extension FontFace {
  var styleWarnings: [FontWarning] { italicWarnings + classWarnings + classAgainstAxisWarnings }

  /// The slant in the tables: the bit in `head`, those in `OS/2`, and the angle in `post`.
  private var italicWarnings: [FontWarning] {
    guard let style = file.openType.uint16("head", at: 44), let selection = file.openType.uint16("OS/2", at: 62),
      let angle = file.tables.italicAngle
    else { return [] }
    let (inHead, inOS2, isOblique) = (style & 2 != 0, selection & 1 != 0, selection & 1 << 9 != 0)
    var found: [FontWarning] = []
    if inHead != inOS2, !isOblique {
      let names =
        inHead
        ? "the head table marks the face as italic, but the OS/2 table does not"
        : "the OS/2 table marks the face as italic, but the head table does not"
      found.append(FontWarning(.italic, names))
    }
    if angle != 0, !(inHead || inOS2 || isOblique) {
      found.append(
        FontWarning(.italic, "the italic angle is \(angle.plain), but the face is not marked as italic or oblique"))
    }
    if angle == 0, inHead || inOS2 {
      found.append(FontWarning(.italic, "the face is marked as italic, but its italic angle is 0"))
    }
    if let run = caret?.run, angle * run > 0 {
      let sentence =
        "the italic angle, \(angle.plain), and the caret slope of hhea lean in opposite directions: one has the wrong sign"
      found.append(FontWarning(.italic, sentence))
    }
    return found
  }

  private var classWarnings: [FontWarning] {
    var found: [FontWarning] = []
    if let weight = file.tables.weightClass, !(10...1000).contains(weight) {
      let remark =
        (1...9).contains(weight)
        ? " on the old scale; \(weight * 100) is probably meant" : ", but it must be from 1 to 1000"
      found.append(FontWarning(.styleClass, "the weight class is \(weight)\(remark)"))
    }
    if let width = file.tables.widthClass, !(1...9).contains(width) {
      found.append(FontWarning(.styleClass, "the width class is \(width), but it must be from 1 to 9"))
    }
    return found
  }

  var advanceWarnings: [FontWarning] {
    // The pitch in a font program is in no table that could be corrected.
    guard file.openType.program == nil else { return [] }
    let letters: [Unicode.Scalar] = ["i", "l", "m", "W", ".", "0"]
    let advances = letters.compactMap { shapingFont.nominalGlyph($0) }.map(shapingFont.advance)
    guard advances.count == letters.count, let least = advances.min(), let greatest = advances.max() else { return [] }
    var found: [FontWarning] = []
    if isFixedPitch, least != greatest {
      let sentence =
        "the post table marks the face as monospaced, but the advances of common letters are from \(least) to \(greatest)"
      found.append(FontWarning(.fixedPitch, sentence))
    }
    if !isFixedPitch, least == greatest {
      let sentence =
        "the post table does not mark the face as monospaced, but the advances of common letters are all \(least)"
      found.append(FontWarning(.fixedPitch, sentence))
    }
    if let limit = file.openType.uint16("hhea", at: 10), coordinates.isEmpty, greatest > limit {
      found.append(
        FontWarning(.greatestAdvance, "an advance of \(greatest) is greater than the maximum in hhea, \(limit)"))
    }
    return found
  }

  var characterWarnings: [FontWarning] {
    let everyday: [(Unicode.Scalar, String)] = [
      (" ", "a space (U+0020)"), ("\u{2026}", "an ellipsis (U+2026)"), ("\u{2D}", "a hyphen (U+002D)"),
      ("\u{A0}", "a no-break space (U+00A0)"),
    ]
    var found = everyday.filter { !contains($0.0) }.map {
      FontWarning(.missingCharacter, "there is no glyph for \($0.1)")
    }
    if let space = shapingFont.nominalGlyph(" "), let fixed = shapingFont.nominalGlyph("\u{A0}") {
      let (width, other) = (shapingFont.advance(space), shapingFont.advance(fixed))
      if width != other {
        found.append(
          FontWarning(.noBreakSpaceWidth, "the no-break space is \(other) units wide, but the space is \(width)"))
      }
    }
    if !shapingFont.hasInk(0) {
      found.append(FontWarning(.emptyNotdef, "glyph 0 is empty: missing characters are invisible"))
    }
    return found
  }
}
