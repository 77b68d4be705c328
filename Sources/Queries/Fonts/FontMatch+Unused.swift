import Strut

extension FontMatch {
  /// The note about a font that was given by its path and draws no part of the text.
  var unusedSentence: String { "\"\(requested)\" has none of the characters of the text; other fonts draw it." }

  /// Returns the note if the font was given by its path and draws no part of the text; otherwise
  /// `nil`.
  func unusedSentence(_ isUnused: Bool) -> String? { rule == .path && isUnused ? unusedSentence : nil }
}

extension ShapedText {
  /// Returns true if there is something to draw and a face, the text's own, draws none of it.
  func leavesOut(_ face: FontFace) -> Bool {
    (faces != [face] || !missing.isEmpty) && stretches.areOfOtherFonts
  }
}

extension ShapedParagraphs {
  /// Returns true if there is something to draw in some paragraphs and a face, their own, draws
  /// none of it.
  func leavesOut(_ face: FontFace) -> Bool {
    (faces != [face] || !missing.isEmpty) && stretches.areOfOtherFonts
  }
}

extension [FaceStretch] {
  /// True if there is something to draw and the text's own face draws none of it.
  var areOfOtherFonts: Bool {
    let visible = filter { !$0.text.allSatisfy(\.isWhitespace) }
    return !visible.isEmpty && visible.allSatisfy { $0.request != nil }
  }
}
