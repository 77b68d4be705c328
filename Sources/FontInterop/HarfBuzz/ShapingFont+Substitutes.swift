internal import CHarfBuzz

/// Characters that a face shows by the glyph of another one where it has none for them.
///
/// A space that does not break is the face's own space, and a hyphen the face's own hyphen-minus, rather than those of another face. HarfBuzz does
/// so with the space, and with U+2010 in the place of U+2011; the hyphen-minus is Strut's to put there.
extension ShapingFont {
  /// Whether the face shows a scalar: by a glyph of the character's own, or by that of another one.
  package func shows(_ scalar: Unicode.Scalar) -> Bool { nominalGlyph(scalar) != nil || substitute(for: scalar) != nil }

  /// The character whose glyph shows one that the face lacks; `nil` where there is none.
  private func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    Self.substitutes(of: scalar)?.first { nominalGlyph($0) != nil }
  }

  /// The characters whose glyphs a face shows in the place of one that it lacks, the first that it has.
  private static func substitutes(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar.value {
    case 0xA0: [" "]
    case 0x2010: ["-"]
    case 0x2011: ["\u{2010}", "-"]
    default: nil
    }
  }

  /// Puts into the place of characters that the face lacks those that HarfBuzz shows as they are to be shown: the ones that are shown for them, and
  /// hidden ones for what is hidden, which HarfBuzz would show as missing.
  ///
  /// - Parameter buffer: A text that was added to it and is not shaped yet.
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
    // HarfBuzz shows a sequence of which the face has neither a variation nor the character as two that are missing.
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

  /// What HarfBuzz hides, in the place of what it does not: a mark for a mark, so that clusters stay the same.
  private static func hidden(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x1BCA0...0x1BCA3: "\u{2060}"
    case 0x180F: hiddenMark
    default: nil
    }
  }

  /// U+034F.
  private static let hiddenMark: Unicode.Scalar = "\u{34F}"

  /// Whether HarfBuzz takes a character together with the one before it; not those of Mongolian, which its rules take one by one.
  package static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Whether a text may have characters that are replaced.
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
