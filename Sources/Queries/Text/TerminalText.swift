extension String {
  /// The text with U+FFFD in place of characters that control a terminal or change the order of a
  /// line: control characters except line feeds, and Unicode's embeddings, overrides and isolates.
  /// The names of fonts and files may contain any of them.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.commandsTerminal) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.commandsTerminal ? "\u{FFFD}" : $0 }))
  }

  /// Returns the text broken at spaces into lines of at most a number of cells, indented from the
  /// second line. Broken text has single spaces between words.
  package func wrapped(to width: Int = 100, indent: Int = 2) -> String {
    guard displayWidth > width else { return self }
    var lines: [String] = []
    var line = String(prefix { $0 == " " })
    var hasWord = false
    for word in split(separator: " ") {
      if hasWord, line.displayWidth + 1 + String(word).displayWidth > width {
        lines.append(line)
        (line, hasWord) = (String(repeating: " ", count: indent), false)
      }
      line += hasWord ? " " + word : word
      hasWord = true
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  fileprivate var commandsTerminal: Bool {
    switch value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
