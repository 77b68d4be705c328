/// What a text's first look tells of all of it.
struct TextOpening {
  /// The one embedding level the text may have.
  let level: UInt8
  /// The script of what has none of its own at the text's start; common where nothing in the text has one.
  let script: Script

  /// In bytes: what is longer has few lines in common with any other text.
  private static let longest = 1 << 16

  /// `nil` for a text that is better shaped whole: written without spaces between words, of two directions, or long.
  init?(_ text: UnsafeRawBufferPointer, _ direction: WritingDirection) {
    guard text.count <= Self.longest else { return nil }
    var isRightToLeft = direction == .rightToLeft
    var hasLettersOrDigits = false
    var hasLetters = false
    var hasBracket = false
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      switch byte {
      case 0x41...0x5A, 0x61...0x7A:
        hasLetters = true
        hasLettersOrDigits = true
      case 0x30...0x39: hasLettersOrDigits = true
      case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: hasBracket = true
      // Han, kana and their punctuation.
      case 0xE3...0xE9: return nil
      // Hebrew, Arabic, Syriac, Thaana, N'Ko.
      case 0xD7...0xDF: isRightToLeft = true
      case 0x90...0xBF where previous == 0xD6: isRightToLeft = true
      // Thai and Lao.
      case 0xB8...0xBB where previous == 0xE0: return nil
      default: break
      }
      previous = byte
    }
    if isRightToLeft, hasLettersOrDigits || direction == .leftToRight { return nil }
    level = isRightToLeft ? 1 : 0
    script = unsafe Self.firstScript(text)
    if script == .unknown { return nil }
    // Brackets around another script most often open in one word and close in another.
    if hasBracket, hasLetters, script != .latin { return nil }
  }

  private static func firstScript(_ text: UnsafeRawBufferPointer) -> Script {
    var place = 0
    while place < text.count {
      let scalar = unsafe UTF16Units.scalar(in: text, at: place)
      let script = Script(of: Unicode.Scalar(scalar.value) ?? "\u{FFFD}")
      if !script.isUnresolved { return script }
      place += scalar.length
    }
    return .common
  }
}
