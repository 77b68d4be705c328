import Strut

extension FontMatch {
  /// What is to be said of a font that was given by its path and draws nothing of a text.
  var unusedSentence: String { "\"\(requested)\" draws nothing of the text: it has none of its characters." }

  /// The same for what its text came to; `nil` where it draws some of it, or was not given by its path.
  func unusedSentence(_ isUnused: Bool) -> String? { rule == .path && isUnused ? unusedSentence : nil }
}

extension [FaceStretch] {
  /// Whether there is something to draw, and the text's own face draws none of it.
  var areOfOtherFonts: Bool {
    let visible = filter { !$0.text.allSatisfy(\.isWhitespace) }
    return !visible.isEmpty && visible.allSatisfy { $0.request != nil }
  }
}
