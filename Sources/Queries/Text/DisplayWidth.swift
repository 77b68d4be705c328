extension String {
  /// The number of terminal cells that the text takes: two for East Asian wide characters and
  /// emoji, none for marks and format characters, and one for all others. Terminals differ for
  /// scripts with joined letters, so that no number is always right.
  package var displayWidth: Int {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with spaces in place of control characters, so that it stays on its line.
  package var onOneLine: String {
    String(map { character in character.unicodeScalars.contains { $0.properties.isControl } ? " " : character })
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
    default: Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The blocks of East Asian width W and F (UAX #11) except emoji, as whole blocks, including
  /// unassigned code points.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
