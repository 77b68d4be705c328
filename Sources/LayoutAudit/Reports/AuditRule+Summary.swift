extension AuditRule {
  /// The fault as people see it, in one sentence.
  public var summary: String {
    switch self {
    case .truncatedText: "The text does not fit in its lines and ends in an ellipsis."
    case .clippedText: "The text is taller or wider than its frame, so letters are cut off."
    case .tightBox: "The text is taller than its frame, so letters may extend outside its background."
    case .inkOutside: "Letters extend outside the label's frame, as tall scripts and stacked diacritics do."
    case .overlap: "Two elements overlap."
    case .outsideCell: "An element extends outside its cell, where it is clipped or covers the next row."
    case .outsideMargins: "Text or a control extends beyond the margins and is out of line with the rest of the cell."
    case .outsideSafeArea: "An element extends beyond the safe area, under a notch or a rounded corner."
    case .fixedHeight: "The row, item, header or footer has a fixed height that is too small for its content."
    case .squeezedLabels: "Two labels are side by side, and one of them does not have enough width."
    case .squeezedElement:
      "An image has almost no space next to other views, or a control has less than its fixed size."
    case .orphanedWord: "The last line of the text is a single word."
    case .brokenWord: "A word is too long for its line and is broken where it cannot be hyphenated."
    case .longWord: "A word is wider than any line in its cell, so it is split across lines."
    case .unscaledText: "The text keeps its size when people choose a larger text size."
    case .textTooLarge: "The text is larger than the maximum size in the rules."
    case .smallTarget: "A control is too small to tap reliably."
    case .missingLabel: "VoiceOver has no name for a control, so people hear only its kind."
    case .missingGlyph: "No font has the character, so an empty box is shown."
    case .unmeasuredScript:
      "No visible fault: iOS has fonts for the script. Strut does not, so it measures empty boxes."
    case .substitutedFont: "The cell's font lacks characters, so a substitute font is used for them."
    case .unsatisfiableConstraints: "Constraints conflict, so one of them was broken."
    case .ambiguousLayout: "The constraints do not determine the position or size of an element."
    case .openWidth:
      "The text has less width than it needs, and the constraints do not determine whether it or the view next to it shrinks."
    case .collapsed:
      "The constraints do not determine the height, so a row has the standard height, and an item that of its layout."
    case .missingTranslation: "The text has no translation, so people see it in another language."
    case .sameAsSource: "The translation is identical to the source text, although the language uses another script."
    case .longTranslation: "The translation is much longer than the source text."
    }
  }
}
