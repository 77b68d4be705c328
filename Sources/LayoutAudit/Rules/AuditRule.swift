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

  /// Whether the rule is about an element that has less room than it asks for.
  var isAboutRoom: Bool {
    switch self {
    case .truncatedText, .clippedText, .squeezedLabels, .squeezedElement, .brokenWord, .longWord: true
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
    case .tightBox: "Box too low for its text"
    case .inkOutside: "Ink outside of its box"
    case .overlap: "Overlapping elements"
    case .outsideCell: "Element outside of its cell"
    case .outsideMargins: "Element outside of the margins"
    case .outsideSafeArea: "Element outside of the safe area"
    case .fixedHeight: "Fixed height outgrown"
    case .squeezedLabels: "Labels squeezed side by side"
    case .squeezedElement: "Squeezed picture or control"
    case .orphanedWord: "Orphaned word"
    case .brokenWord: "Broken word"
    case .longWord: "Word wider than its cell"
    case .unscaledText: "Text that does not scale"
    case .textTooLarge: "Text beyond its largest size"
    case .smallTarget: "Touch target too small"
    case .missingGlyph: "Missing glyph"
    case .unmeasuredScript: "Script that Strut has no font for"
    case .substitutedFont: "Substituted font"
    case .unsatisfiableConstraints: "Unsatisfiable constraints"
    case .ambiguousLayout: "Ambiguous layout"
    case .openWidth: "Open width"
    case .collapsed: "Height not given by constraints"
    case .missingTranslation: "Missing translation"
    case .sameAsSource: "Translation same as its source"
    case .longTranslation: "Long translation"
    }
  }

  /// What to do about a finding, in one sentence.
  public var cure: String {
    switch self {
    case .truncatedText: "Allow more lines (numberOfLines 0), or give the text more room."
    case .clippedText:
      "Let the height follow from the text: no constant height, and a chain of constraints from top to bottom."
    case .tightBox: "Let the height follow from the text: a view that clips cuts off what reaches out of it."
    case .inkOutside: "Leave more room above and below the text."
    case .overlap: "Tie the two elements to each other with a constraint, so that one keeps clear of the other."
    case .outsideCell: "Constrain the element to the content view's edges, at least with <=."
    case .outsideMargins: "Constrain the element to the content view's layoutMarginsGuide."
    case .outsideSafeArea: "Constrain the element to the safeAreaLayoutGuide or to the margins."
    case .fixedHeight: "Use automaticDimension, or scale the height with UIFontMetrics."
    case .squeezedLabels: "Stack the two labels at accessibility sizes, or where they do not fit side by side."
    case .squeezedElement: "Give it more compression resistance than what is beside it has."
    case .orphanedWord: "Use the standard line break strategy, or reword the text."
    case .brokenWord: "Give the text more width, or stack what stands beside it at large sizes."
    case .longWord: "Hyphenate the text, use a shorter word, or give the scaled font a maximumPointSize."
    case .unscaledText: "Use a preferred or a scaled font, and set adjustsFontForContentSizeCategory."
    case .textTooLarge: "Give the scaled font a maximumPointSize, or the view a maximumContentSizeCategory."
    case .smallTarget: "Make it 44 by 44 points at least."
    case .missingGlyph: "Bundle a font that has the character, or leave the character out."
    case .unmeasuredScript: "Name a font that has the script with --fonts, so that the text is measured."
    case .substitutedFont: "Use a font that has the language's characters, or name a fallback that suits it."
    case .unsatisfiableConstraints: "Lower the priority of one of the constraints, or take it out."
    case .ambiguousLayout: "Add a constraint, or set hugging and compression priorities apart."
    case .openWidth: "Give the one that should keep its width more horizontal compression resistance."
    case .collapsed: "Tie views to the content view from its top to its bottom without a gap, or give the row a height."
    case .missingTranslation: "Translate the text."
    case .sameAsSource:
      "Translate the text, or mark its key as one that is not to be translated; suppress the finding where the format has no such mark."
    case .longTranslation: "Ask for a shorter translation, or see that the layout has room for it."
    }
  }
}
