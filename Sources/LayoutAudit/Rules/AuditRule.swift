/// A kind of fault that an audit looks for.
///
/// The raw value is the code that reports, rule files and suppressions carry; codes stay as they are from one version to the next.
public enum AuditRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// Some of a text does not show: lines ran out, and an ellipsis stands for the rest.
  case truncatedText = "truncated-text"
  /// A text's box is lower or narrower than the text in it.
  case clippedText = "clipped-text"
  /// A text's box is lower than the text in it, and the cell has room for all of its letters: those that leave the box leave its background.
  case tightBox = "tight-box"
  /// Letters reach out of their label's box, into another element or out of the cell: tall scripts, stacked marks.
  case inkOutside = "ink-outside"
  /// Two elements lie one over the other.
  case overlap = "overlap"
  /// An element reaches out of its cell.
  case outsideCell = "outside-cell"
  /// A text or a control reaches beyond the margins at its sides.
  case outsideMargins = "outside-margins"
  /// An element reaches beyond the safe area at the sides.
  case outsideSafeArea = "outside-safe-area"
  /// The row, header or footer has a fixed height, and its content needs more.
  case fixedHeight = "fixed-height"
  /// Two labels stand side by side, and one has too little room beside the other.
  case squeezedLabels = "squeezed-labels"
  /// A control that is drawn in one size has less room than that, or a picture has next to none.
  case squeezedElement = "squeezed-element"
  /// The last line of a text holds one word alone.
  case orphanedWord = "orphaned-word"
  /// A word is broken where no hyphen may stand, because its line is too short for it, and the cell is not.
  case brokenWord = "broken-word"
  /// A word is broken because it is wider than any line of the cell.
  case longWord = "long-word"
  /// A text keeps its size when people choose a larger one.
  case unscaledText = "unscaled-text"
  /// A text is shown larger than the largest size that the rules allow.
  case textTooLarge = "text-too-large"
  /// Something to touch is smaller than a fingertip.
  case smallTarget = "small-target"
  /// No font has a character.
  case missingGlyph = "missing-glyph"
  /// Strut has no font for a script that iOS has fonts for, so a text has no size.
  case unmeasuredScript = "unmeasured-script"
  /// A font that the cell names lacks characters, and another one stands in.
  case substitutedFont = "substituted-font"
  /// Constraints contradict each other, and one was broken.
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  /// Constraints leave open where an element is or how large.
  case ambiguousLayout = "ambiguous-layout"
  /// A text has less width than it needs, and constraints leave open whether it gives way or what is beside it.
  case openWidth = "open-width"
  /// Constraints do not give the row its height.
  case collapsed
  /// A text has no translation in a language.
  case missingTranslation = "missing-translation"
  /// A translation is the source's text, in a language that is written in another script.
  case sameAsSource = "same-as-source"
  /// A translation is far longer than its source.
  case longTranslation = "long-translation"
}

extension AuditRule {
  /// Whether the rule is looked for in the first part of each kind alone: it does not depend on the texts of others, or takes longest.
  var isOfFirstParts: Bool {
    switch self {
    case .unscaledText, .ambiguousLayout, .openWidth, .collapsed: true
    default: false
    }
  }

  /// Whether the rule is about a text in the catalog, wherever it shows.
  var isAboutTranslations: Bool {
    switch self {
    case .missingTranslation, .sameAsSource, .longTranslation: true
    default: false
    }
  }
}

/// How much a finding matters.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
  /// Worth a look; nothing is lost.
  case note
  /// People will see it.
  case warning
  /// People cannot read or reach something.
  case error

  /// Whether one matters less than another.
  public static func < (a: AuditSeverity, b: AuditSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension AuditRule {
  /// How much a finding of the rule matters unless a rule file says otherwise (Strut's rule).
  public var usualSeverity: AuditSeverity {
    switch self {
    case .truncatedText, .clippedText, .overlap, .outsideCell, .fixedHeight, .squeezedLabels, .missingGlyph,
      .unsatisfiableConstraints:
      .error
    case .inkOutside, .outsideMargins, .outsideSafeArea, .brokenWord, .unscaledText, .textTooLarge, .smallTarget,
      .ambiguousLayout, .openWidth, .collapsed, .missingTranslation, .squeezedElement:
      .warning
    case .tightBox, .orphanedWord, .longWord, .unmeasuredScript, .substitutedFont, .sameAsSource, .longTranslation:
      .note
    }
  }

  /// What is wrong, in a few words that fit a heading.
  public var title: String {
    switch self {
    case .truncatedText: "Truncated text"
    case .clippedText: "Clipped text"
    case .tightBox: "Text taller than its frame"
    case .inkOutside: "Letters outside their frame"
    case .overlap: "Overlapping elements"
    case .outsideCell: "Element outside its cell"
    case .outsideMargins: "Element outside the margins"
    case .outsideSafeArea: "Element outside the safe area"
    case .fixedHeight: "Fixed height too small"
    case .squeezedLabels: "Labels squeezed side by side"
    case .squeezedElement: "Squeezed image or control"
    case .orphanedWord: "Orphaned word"
    case .brokenWord: "Broken word"
    case .longWord: "Word wider than its cell"
    case .unscaledText: "Text that does not scale"
    case .textTooLarge: "Text larger than allowed"
    case .smallTarget: "Touch target too small"
    case .missingGlyph: "Missing glyph"
    case .unmeasuredScript: "Script without a font in Strut"
    case .substitutedFont: "Substituted font"
    case .unsatisfiableConstraints: "Unsatisfiable constraints"
    case .ambiguousLayout: "Ambiguous layout"
    case .openWidth: "Ambiguous width"
    case .collapsed: "Height not determined by constraints"
    case .missingTranslation: "Missing translation"
    case .sameAsSource: "Translation identical to source"
    case .longTranslation: "Long translation"
    }
  }

  /// What to do about a finding, in one sentence.
  public var cure: String {
    switch self {
    case .truncatedText: "Allow more lines (numberOfLines = 0), or give the text more room."
    case .clippedText:
      "Remove the constant height, and constrain the views in an unbroken chain from top to bottom."
    case .tightBox: "Let the text determine the height; a view that clips to its bounds would cut the letters off."
    case .inkOutside: "Leave more space above and below the text."
    case .overlap: "Add a constraint between the two elements that keeps them apart."
    case .outsideCell: "Constrain the element to the edges of the content view, at least with <=."
    case .outsideMargins: "Constrain the element to the content view's layoutMarginsGuide."
    case .outsideSafeArea: "Constrain the element to the safeAreaLayoutGuide or the layoutMarginsGuide."
    case .fixedHeight: "Use automaticDimension, or scale the height with UIFontMetrics."
    case .squeezedLabels: "Stack the two labels at accessibility sizes, or whenever they do not fit side by side."
    case .squeezedElement: "Give the element a higher compression resistance priority than the views next to it."
    case .orphanedWord: "Use the standard line break strategy, or reword the text."
    case .brokenWord: "Give the text more width, or stack it with the views next to it at large text sizes."
    case .longWord: "Hyphenate the text, use a shorter word, or give the scaled font a maximumPointSize."
    case .unscaledText: "Use a preferred or scaled font, and set adjustsFontForContentSizeCategory to true."
    case .textTooLarge: "Give the scaled font a maximumPointSize, or the view a maximumContentSizeCategory."
    case .smallTarget: "Make the control at least 44 by 44 points."
    case .missingGlyph: "Bundle a font that has the character, or remove the character."
    case .unmeasuredScript: "To measure the text, pass a font that has the script with --fonts."
    case .substitutedFont: "Use a font that has the language's characters, or choose a matching fallback font."
    case .unsatisfiableConstraints: "Lower the priority of one of the constraints, or remove it."
    case .ambiguousLayout:
      "Add a constraint, or give the views different hugging and compression resistance priorities."
    case .openWidth: "Give the view that must keep its width a higher horizontal compression resistance priority."
    case .collapsed:
      "Constrain the views in an unbroken chain from the content view's top to its bottom, or set a row height."
    case .missingTranslation: "Translate the text."
    case .sameAsSource:
      "Translate the text, or mark its key as not translatable; if the format has no such mark, suppress the finding."
    case .longTranslation: "Ask for a shorter translation, or make sure that the layout has room for it."
    }
  }
}
