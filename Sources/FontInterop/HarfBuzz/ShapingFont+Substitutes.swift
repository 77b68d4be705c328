internal import CHarfBuzz

/// Characters that a face shows with the glyph of another character if it lacks their own.
///
/// A no-break space is shown as the face's own space, and a hyphen as the face's own hyphen-minus,
/// instead of glyphs from another face. HarfBuzz does this for the space, and replaces U+2011 by
/// U+2010; Strut adds the hyphen-minus.
extension ShapingFont {
  /// Returns true if the face shows a scalar: with its own glyph, or with that of another
  /// character.
  package func shows(_ scalar: Unicode.Scalar) -> Bool { nominalGlyph(scalar) != nil || substitute(for: scalar) != nil }

  /// Returns the character whose glyph replaces that of a missing character; `nil` if there is
  /// none.
  private func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    Self.substitutes(of: scalar)?.first { nominalGlyph($0) != nil }
  }

  /// Returns the characters whose glyphs may replace that of a missing character; the first that
  /// the face has is used.
  private static func substitutes(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar.value {
    case 0xA0: [" "]
    case 0x2010: ["-"]
    case 0x2011: ["\u{2010}", "-"]
    default: nil
    }
  }

  /// Replaces characters that the face lacks by characters that HarfBuzz shows in the intended way:
  /// substitutes, and hidden characters for those that are hidden, which HarfBuzz would show as
  /// missing.
  ///
  /// - Parameter buffer: A buffer with text that is not shaped yet.
  /// - Complexity: O(n).
  func replaceCharacters(of buffer: OpaquePointer) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for index in 0..<Int(count) {
      guard let scalar = unsafe Unicode.Scalar(infos[index].codepoint), let shown = replacement(for: scalar) else {
        continue
      }
      unsafe infos[index].codepoint = shown.value
    }
    // If a face has neither the variation nor the character of a sequence, HarfBuzz shows it as two
    // missing characters.
    for index in 0..<max(0, Int(count) - 1) {
      guard let selector = unsafe Unicode.Scalar(infos[index + 1].codepoint), Self.isSelector(selector),
        let scalar = unsafe Unicode.Scalar(infos[index].codepoint), nominalGlyph(scalar) == nil,
        variationGlyph(scalar, selector) == nil
      else { continue }
      unsafe infos[index + 1].codepoint = Self.hiddenMark.value
    }
  }

  private func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let shown = Self.hidden(scalar) ?? substitute(for: scalar), nominalGlyph(scalar) == nil else { return nil }
    return shown
  }

  /// Returns a character that HarfBuzz hides, instead of one that it does not hide: a mark for a
  /// mark, so that clusters stay the same.
  private static func hidden(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x1BCA0...0x1BCA3: "\u{2060}"
    case 0x180F: hiddenMark
    default: nil
    }
  }

  /// U+034F.
  private static let hiddenMark: Unicode.Scalar = "\u{34F}"

  /// Returns true if HarfBuzz combines a character with the one before it; not for Mongolian
  /// characters, which its rules treat separately.
  package static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Returns true if text may contain characters that are replaced.
  ///
  /// - Complexity: O(n).
  static func mayReplace(_ units: ArraySlice<UInt16>) -> Bool { units.contains(where: mayBeReplaced) }

  private static func mayBeReplaced(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x115F: false
    // The last two are the first halves of U+1BCA0 to U+1BCA3, and of selectors.
    case 0x115F, 0x1160, 0x180F, 0x2010, 0x2011, 0x3164, 0xFE00...0xFE0F, 0xFFA0, 0xD82F, 0xDB40: true
    default: false
    }
  }
}
