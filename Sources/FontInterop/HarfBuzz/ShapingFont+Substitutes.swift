/// Characters that a face shows by the glyph of another one where it has none for them.
///
/// A space that does not break is the face's own space, and a hyphen the face's own hyphen-minus, rather than those of another face. HarfBuzz does
/// so with the space, and with U+2010 in the place of U+2011; the hyphen-minus is Strut's to put there.
extension ShapingFont {
  /// Whether the face shows a scalar: by a glyph of the character's own, or by that of another one.
  package func shows(_ scalar: Unicode.Scalar) -> Bool {
    nominalGlyph(scalar) != nil || (Self.substitutes(of: scalar)?.contains { nominalGlyph($0) != nil } ?? false)
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

  /// The text that HarfBuzz is given for a request: with the characters that are shown in the place of others, and without what is to be
  /// hidden where the face lacks it, which HarfBuzz would show as missing.
  ///
  /// - Complexity: O(n); the text itself where nothing is replaced.
  func shapedText(_ request: ShapingRequest) -> [UInt16] {
    guard request.text[request.range].contains(where: Self.mayBeReplaced) else { return request.text }
    var text = request.text
    for place in request.range where Self.mayBeReplaced(text[place]) { replace(place, in: request.range, of: &text) }
    return text
  }

  private static func mayBeReplaced(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x115F: false
    case 0x2010, 0x2011, leadOfShorthand: true
    default: isHangulFiller(unit)
    }
  }

  private static func isHangulFiller(_ unit: UInt16) -> Bool {
    unit == 0x115F || unit == 0x1160 || unit == 0x3164 || unit == 0xFFA0
  }

  /// Of U+1BCA0 to U+1BCA3, which have no glyph to show in the text.
  private static let leadOfShorthand: UInt16 = 0xD82F
  private static let trailsOfShorthand: ClosedRange<UInt16> = 0xDCA0...0xDCA3

  private func replace(_ place: Int, in range: Range<Int>, of text: inout [UInt16]) {
    if text[place] != Self.leadOfShorthand {
      guard let scalar = Unicode.Scalar(text[place]), nominalGlyph(scalar) == nil else { return }
      if Self.isHangulFiller(text[place]) {
        // U+2060, which HarfBuzz hides.
        text[place] = 0x2060
      } else if nominalGlyph("\u{2010}") == nil, nominalGlyph("-") != nil {
        text[place] = 0x2D
      }
      return
    }
    guard place + 1 < range.upperBound, Self.trailsOfShorthand.contains(text[place + 1]),
      let scalar = Unicode.Scalar(0x1BC00 + UInt32(text[place + 1] - 0xDC00)), nominalGlyph(scalar) == nil
    else { return }
    // U+1D173, which HarfBuzz hides, and which has as many units.
    (text[place], text[place + 1]) = (0xD834, 0xDD73)
  }
}
