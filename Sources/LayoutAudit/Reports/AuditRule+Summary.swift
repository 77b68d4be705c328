extension AuditRule {
  /// What a person sees who meets the fault, in one sentence.
  public var summary: String {
    switch self {
    case .truncatedText: "Some of a text does not show: its lines ran out, and an ellipsis stands for the rest."
    case .clippedText: "A text's box is lower or narrower than the text in it, so letters are cut off."
    case .tightBox: "A text's box is lower than the text in it, so letters may reach out of it and off its background."
    case .inkOutside: "Letters reach out of their label's box, as tall scripts and stacked marks do."
    case .overlap: "Two elements lie one over the other."
    case .outsideCell: "An element reaches out of its cell, where it is cut off or covers the next row."
    case .outsideMargins: "A text or a control reaches beyond the margins, out of line with everything else."
    case .outsideSafeArea: "An element reaches beyond the safe area, below a notch or a round corner."
    case .fixedHeight: "The row, header or footer has a fixed height, and its content needs more."
    case .squeezedLabels: "Two labels stand side by side, and one has too little room beside the other."
    case .squeezedElement: "A picture has next to no room left beside others, or a control less than it is drawn with."
    case .orphanedWord: "The last line of a text holds one word alone."
    case .brokenWord: "A word is broken where no hyphen may stand, because its line is too short for it."
    case .longWord: "A word is wider than any line of its cell, and is broken."
    case .unscaledText: "A text keeps its size when people choose a larger one."
    case .textTooLarge: "A text is shown larger than the largest size that the rules allow."
    case .smallTarget: "Something to touch is smaller than a fingertip."
    case .missingGlyph: "No font has a character, and a box stands in its place."
    case .unmeasuredScript: "Nothing: iOS has fonts for the script. Strut lacks the characters, and measures boxes."
    case .substitutedFont: "A font that the cell names lacks characters, and another one stands in."
    case .unsatisfiableConstraints: "Constraints contradict each other, and one was broken."
    case .ambiguousLayout: "Constraints leave open where an element is or how large."
    case .openWidth:
      "A text has less width than it needs, and constraints leave open whether it gives way or what is beside it."
    case .collapsed: "Constraints do not give the row its height, and the standard height is used."
    case .missingTranslation: "A text has no translation in a language, so people read another one."
    case .sameAsSource: "A translation is its source's text, which is in another script than the language."
    case .longTranslation: "A translation is far longer than its source."
    }
  }
}
