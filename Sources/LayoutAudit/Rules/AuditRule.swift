/// A kind of fault that an audit checks.
///
/// The raw value is the code in reports, rule files and suppressions; codes do not change from
/// version to version.
public enum AuditRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// The text does not fit in its lines and ends in an ellipsis.
  case truncatedText = "truncated-text"
  /// The text is higher or wider than its frame.
  case clippedText = "clipped-text"
  /// The text is higher than its frame, and the cell has room for all of its letters: the letters
  /// outside the frame leave its background.
  case tightBox = "tight-box"
  /// Letters extend outside their label, into another element or out of the cell: tall scripts,
  /// stacked marks.
  case inkOutside = "ink-outside"
  /// Two elements overlap.
  case overlap = "overlap"
  /// An element extends outside its cell.
  case outsideCell = "outside-cell"
  /// Text or a control extends beyond the side margins.
  case outsideMargins = "outside-margins"
  /// An element extends beyond the safe area at the sides.
  case outsideSafeArea = "outside-safe-area"
  /// The row, item, header or footer has a fixed height, and its content needs more.
  case fixedHeight = "fixed-height"
  /// Two labels are side by side, and one has too little room.
  case squeezedLabels = "squeezed-labels"
  /// A control with a fixed size has less room, or an image has almost none.
  case squeezedElement = "squeezed-element"
  /// The last line of text contains a single word.
  case orphanedWord = "orphaned-word"
  /// A word is broken where a hyphen is not allowed, because its line is too short for it, but the
  /// cell is not.
  case brokenWord = "broken-word"
  /// A word is broken because it is wider than any line in the cell.
  case longWord = "long-word"
  /// Text keeps its size when people choose a larger text size.
  case unscaledText = "unscaled-text"
  /// Text is larger than the maximum size in the rules.
  case textTooLarge = "text-too-large"
  /// A control is smaller than a fingertip.
  case smallTarget = "small-target"
  /// A control has neither an accessibility label nor text of its own.
  case missingLabel = "missing-label"
  /// No font contains a character.
  case missingGlyph = "missing-glyph"
  /// Strut has no font for a script for which iOS has fonts, so the text cannot be measured.
  case unmeasuredScript = "unmeasured-script"
  /// A named font lacks characters, and another font replaces it.
  case substitutedFont = "substituted-font"
  /// Constraints contradict each other, and one was broken.
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  /// Constraints do not determine the position or size of an element.
  case ambiguousLayout = "ambiguous-layout"
  /// Text has less width than it needs, and it is ambiguous whether it or the view next to it is
  /// compressed.
  case openWidth = "open-width"
  /// Constraints do not determine the height of the row or item.
  case collapsed
  /// A string has no translation in a language.
  case missingTranslation = "missing-translation"
  /// A translation equals the source string, in a language with another script.
  case sameAsSource = "same-as-source"
  /// A translation is far longer than its source.
  case longTranslation = "long-translation"
}

extension AuditRule {
  /// True if the rule is checked only in the first part of each kind: it does not depend on
  /// strings, or takes longest.
  var isOfFirstParts: Bool {
    switch self {
    case .unscaledText, .ambiguousLayout, .openWidth, .collapsed: true
    default: false
    }
  }

  /// True if the rule is about an element that has less space than it needs.
  var isAboutRoom: Bool {
    switch self {
    case .truncatedText, .clippedText, .squeezedLabels, .squeezedElement, .brokenWord, .longWord: true
    default: false
    }
  }

  /// True if the rule is about a string in the catalog, regardless of where it is used.
  var isAboutTranslations: Bool {
    switch self {
    case .missingTranslation, .sameAsSource, .longTranslation: true
    default: false
    }
  }
}

/// The severity of a finding.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
  /// A note: worth a look, but nothing is lost.
  case note
  /// A warning: people will see the fault.
  case warning
  /// An error: people cannot read or reach something.
  case error

  /// Returns true if one severity is less than another.
  public static func < (a: AuditSeverity, b: AuditSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension AuditRule {
  /// The default severity of the rule's findings (Strut's rule).
  public var usualSeverity: AuditSeverity {
    switch self {
    case .truncatedText, .clippedText, .overlap, .outsideCell, .fixedHeight, .squeezedLabels, .missingGlyph,
      .unsatisfiableConstraints:
      .error
    case .inkOutside, .outsideMargins, .outsideSafeArea, .brokenWord, .unscaledText, .textTooLarge, .smallTarget,
      .missingLabel, .ambiguousLayout, .openWidth, .collapsed, .missingTranslation, .squeezedElement:
      .warning
    case .tightBox, .orphanedWord, .longWord, .unmeasuredScript, .substitutedFont, .sameAsSource, .longTranslation:
      .note
    }
  }

  /// The fault, in a few words for a heading.
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
    case .missingLabel: "Control without a label"
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

  /// The cure of a finding, in one sentence.
  public var cure: String {
    switch self {
    case .truncatedText: "Allow more lines (numberOfLines = 0), or give the text more space."
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
    case .missingLabel: "Set an accessibilityLabel that names the control, or give it a title."
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
    case .longTranslation: "Ask for a shorter translation, or make sure that the layout has room for this one."
    }
  }
}
