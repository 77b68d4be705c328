import Strut

extension FontMatch {
  /// What is to be said of a font that was given by its path and draws nothing of a text.
  var unusedSentence: String { "\"\(requested)\" has none of the text's characters, so other fonts draw it." }

  /// The same for what its text came to; `nil` where it draws some of it, or was not given by its path.
  func unusedSentence(_ isUnused: Bool) -> String? { rule == .path && isUnused ? unusedSentence : nil }
}

extension ShapedText {
  /// Whether there is something to draw, and a face, the text's own, draws none of it.
  func leavesOut(_ face: FontFace) -> Bool {
    (faces != [face] || !missing.isEmpty) && stretches.areOfOtherFonts
  }
}

extension ShapedParagraphs {
  /// The same of a text in paragraphs.
  func leavesOut(_ face: FontFace) -> Bool {
    (faces != [face] || !missing.isEmpty) && stretches.areOfOtherFonts
  }
}

extension [FaceStretch] {
  /// Whether there is something to draw, and the text's own face draws none of it.
  var areOfOtherFonts: Bool {
    let visible = filter { !$0.text.allSatisfy(\.isWhitespace) }
    return !visible.isEmpty && visible.allSatisfy { $0.request != nil }
  }
}
