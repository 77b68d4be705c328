internal import FontInterop

extension FontFace {
  /// The faults that a type engineer would report about this face; empty if there are none.
  ///
  /// | kind | raised when |
  /// |---|---|
  /// | `hhea-missing` | there is no `hhea`, or a short one |
  /// | `line-without-height` | no table has a line height greater than 0, or that of `hhea` is not greater than 0; a platform that uses `typo` unchanged has no line |
  /// | `absurd-line` | the line box is higher than 3 em or lower than half of one |
  /// | `wrong-sign` | of `hhea` or typo: ascender below 0, descender above 0, gap below 0 |
  /// | `hhea-typo` | `hhea` and typo numbers differ |
  /// | `windows-line` | baselines on Windows are nearer or farther than on Core Text by a twentieth of the em |
  /// | `clipping` | the bounding box leaves the win box |
  /// | `letter-heights` | cap height above the ascender, x-height above the cap height |
  /// | `stroke-thickness` | underline or strikeout of thickness 0 or less |
  /// | `italic` | a slant without italic or oblique bits, bits without a slant, `head` against `OS/2`, `post` against the caret |
  /// | `style-class` | weight not 10 to 1000 (1 to 9 is the old scale), width not 1 to 9; either differs from the axis's default |
  /// | `axis` | the default of an axis, or a named instance, is outside the range of the axis |
  /// | `fixed-pitch` | `post` marks the face as monospaced, but the advances of `i l m W . 0` differ, or the reverse |
  /// | `greatest-advance` | one of those advances is greater than `advanceWidthMax` of `hhea` |
  /// | `missing-character` | no glyph for space, hyphen, no-break space or ellipsis |
  /// | `no-break-space-width` | its advance is not that of the space |
  /// | `empty-notdef` | glyph 0 has no ink, so missing characters are invisible |
  /// | `no-characters` | there is no character map, or it maps to no glyph |
  /// | `glyphs-beyond` | characters map to glyphs that the font does not have; they count as missing |
  /// | `missing-name` | there is no family name |
  /// | `glyph-effort` | glyphs are too complex for Strut to draw, so they have no outlines |
  /// | `unreadable-outlines` | `head` or `loca` contradicts `glyf`: glyphs have no outline, or the last outline is assumed to end where `glyf` ends |
  /// | `vertical-advances` | `vmtx` has fewer advances than `vhea` specifies, or they vary with outlines that cannot be read: there are none |
  /// | `graphite` | there are Graphite rules (`Silf`), which are not applied |
  /// | `embedding` | `fsType` sets mutually exclusive levels (`OS/2` version 3 and later) |
  /// | `metrics-file` | the AFM file of a Type 1 font is damaged |
  /// | `character-encoding` | the characters are not in Unicode, but in a Macintosh encoding or one that Strut does not read completely |
  ///
  /// A font with fewer than 16 or more than 16384 units per em can't be opened. The values are
  /// those at this location. The thresholds are Strut's; the ranges are OpenType's.
  ///
  /// - Complexity: About a dozen lookups; linear in the glyphs of `glyf` on first access, and in
  ///   the named instances of a variable face.
  public var warnings: [FontWarning] {
    lineWarnings + signWarnings + platformWarnings + clippingWarnings + letterWarnings + styleWarnings + axisWarnings
      + advanceWarnings + characterWarnings + characterMapWarnings + ruleWarnings + embeddingWarnings + programWarnings
  }

  private var lineWarnings: [FontWarning] {
    var found: [FontWarning] = []
    let height = metrics.lineHeight
    if file.tables.horizontalHeader == nil, file.openType.program == nil {
      found.append(FontWarning(.headerMissing, "there is no usable hhea table"))
    }
    if height <= 0 {
      found.append(FontWarning(.lineWithoutHeight, "the line height, \(height.plain), is not greater than 0"))
    } else if height * 2 < Double(unitsPerEm) {
      found.append(FontWarning(.absurdLine, "the line is \(height.plain) units high, less than half an em"))
    }
    if let hhea, hhea.ascender <= hhea.descender {
      let source = metrics.sources.line?.rawValue ?? "no"
      found.append(FontWarning(.lineWithoutHeight, "the hhea line has no height, so \(source) metrics are used"))
    }
    if height > 3 * Double(unitsPerEm) {
      found.append(FontWarning(.absurdLine, "the line is \(height.plain) units high, more than three ems"))
    }
    return found
  }

  private var signWarnings: [FontWarning] {
    [("hhea", hhea), ("typo", typo)].flatMap { name, box -> [FontWarning] in
      guard let box else { return [] }
      var found: [FontWarning] = []
      if box.ascender < 0 {
        found.append(FontWarning(.wrongSign, "the \(name) ascender \(box.ascender.plain) is below the baseline"))
      }
      if box.descender > 0 {
        let sentence =
          "the \(name) descender \(box.descender.plain) is above the baseline: its minus sign is probably missing"
        found.append(FontWarning(.wrongSign, sentence))
      }
      if box.lineGap < 0 {
        found.append(FontWarning(.wrongSign, "the \(name) line gap \(box.lineGap.plain) is negative"))
      }
      return found
    }
  }

  private var clippingWarnings: [FontWarning] {
    guard let windows = file.tables.windows, let top = file.tables.boundingBoxTop,
      let bottom = file.tables.boundingBoxBottom
    else { return [] }
    var found: [FontWarning] = []
    if windows.ascent < top {
      let sentence =
        "win ascent \(windows.ascent) is below the bounding box's top \(top): Windows may clip \(top - windows.ascent) units"
      found.append(FontWarning(.clipping, sentence))
    }
    if windows.descent < -bottom {
      let cut = -bottom - windows.descent
      let sentence =
        "win descent \(windows.descent) is above the bounding box's bottom \(bottom): Windows may clip \(cut) units"
      found.append(FontWarning(.clipping, sentence))
    }
    return found
  }

  private var letterWarnings: [FontWarning] {
    var found: [FontWarning] = []
    if let capHeight = metrics.capHeight, capHeight > metrics.ascender {
      let sentence = "the cap height \(capHeight.plain) is above the ascender \(metrics.ascender.plain)"
      found.append(FontWarning(.letterHeights, sentence))
    }
    if let capHeight = metrics.capHeight, let xHeight = metrics.xHeight, xHeight > capHeight {
      found.append(
        FontWarning(.letterHeights, "the x-height \(xHeight.plain) is above the cap height \(capHeight.plain)"))
    }
    for (stroke, thickness) in [("underline", metrics.underlineThickness), ("strikeout", metrics.strikeoutThickness)] {
      guard let thickness, thickness <= 0 else { continue }
      found.append(FontWarning(.strokeThickness, "the \(stroke) is \(thickness.plain) units thick, so it is invisible"))
    }
    return found
  }

  private var embeddingWarnings: [FontWarning] {
    guard let embedding, embedding.isContradictory else { return [] }
    let type = "0x" + String(embedding.fsType, radix: 16)
    let sentence = "fsType \(type) sets mutually exclusive embedding levels; \(embedding.level.rawValue) is used"
    return [FontWarning(.embedding, sentence)]
  }
}

extension Double {
  /// A number of units as people write it: without decimals where it has none.
  var plain: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
