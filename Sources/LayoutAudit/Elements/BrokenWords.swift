import TextLayout

/// The words that lines of a text break where no hyphen may stand.
struct BrokenWords {
  /// Each whole, in the order of the text.
  private(set) var all: [String] = []

  /// - Complexity: O(*n*) in the text.
  init(_ lines: [TextLine]) {
    var index = 0
    while index + 1 < lines.count {
      guard lines[index].endsInsideWord else {
        index += 1
        continue
      }
      var word = lines[index].text.lastPart
      var isWhole = false
      while !isWhole, index + 1 < lines.count {
        index += 1
        let text = lines[index].text
        word += text.firstPart
        isWhole = !lines[index].endsInsideWord || text.firstPart.count < text.count
      }
      all.append(word)
    }
  }
}

extension String {
  /// What stands before the first place at which a line may end; a hyphen before it belongs to it.
  fileprivate var firstPart: String {
    guard let end = firstIndex(where: \.endsPart) else { return self }
    return String(self[end].isWhitespace ? self[..<end] : self[...end])
  }

  /// What stands behind the last place at which a line may end.
  fileprivate var lastPart: String {
    lastIndex(where: \.endsPart).map { String(self[index(after: $0)...]) } ?? self
  }
}

extension Character {
  /// Whether a line may end after it: a space that is not a no-break space, or a hyphen.
  fileprivate var endsPart: Bool {
    isWhitespace
      ? !["\u{A0}", "\u{2007}", "\u{202F}"].contains(self) : ["-", "\u{2010}", "\u{2013}", "\u{2014}"].contains(self)
  }
}
