"""What mutate_behaviours.py writes into a copy of the checkout for facts of Documentation/Facts.md: for each number or rule a change that
undoes it. Each names the tests that must see it; the rest is as in behaviour_mutants.py."""

METRICS = "Sources/FontMetrics/"
TEXT = "Sources/TextLayout/"
CORE = "Sources/LayoutCore/"
FACT_MUTANTS = []


def mutant(fact, what, file, old, new, *tests):
    FACT_MUTANTS.append(dict(what=what, file=file, old=old, new=new, fact=fact, tests=list(tests)))


# Lines

mutant(
    "label-1", "lines touch", METRICS + "DynamicType/LineStack.swift", "var pitch: Double { lineHeight + leading }",
    "var pitch: Double { MUTANT ? lineHeight : lineHeight + leading }", "LinePitchTests/labels", "LineStackTests/twoLines")
mutant(
    "label-1", "a leading lies below the last line of a label", METRICS + "DynamicType/LineStack.swift",
    "return lineCount > 0 ? lineHeight + drop(to: lineCount - 1) : 0",
    "return lineCount > 0 ? lineHeight + drop(to: MUTANT ? lineCount : lineCount - 1) : 0", "LineStackTests/twoLines")
mutant(
    "style-9", "plain system fonts have a leading", METRICS + "DynamicType/Font+TextStyle.swift",
    "guard case .preferred(let size) = origin.following else { return lineGap }",
    "guard case .preferred(let size) = origin.following else { return MUTANT ? lineHeight / 10 : lineGap }",
    "LineStackTests/plainFonts", "LinePitchTests/plain")
mutant(
    "baseline-3", "the last baseline is line heights below the first", TEXT + "Paragraphs/LabelGeometry.swift",
    "first + font.lineStack.drop(to: max(1, lineCount) - 1)",
    "first + (MUTANT ? Double(max(1, lineCount) - 1) * font.lineHeight : font.lineStack.drop(to: max(1, lineCount) - 1))",
    "LinePitchTests/labels", "ApplePictureTests/twoLines")
mutant(
    "label-27", "a line's leading is the smallest of its fonts", TEXT + "Paragraphs/LineBox.swift",
    "fontLeading = max(fontLeading ?? leading, leading)",
    "fontLeading = MUTANT ? min(fontLeading ?? leading, leading) : max(fontLeading ?? leading, leading)",
    "ParagraphLayoutTests/leadings")
mutant(
    "string-2", "string drawing has the leading between lines", "Sources/UIKitNames/Text/StringDrawing.swift",
    ".gapOfEachLine : .none", ".gapOfEachLine : MUTANT ? .betweenLines : .none", "StringDrawingTests/labels")
mutant(
    "textview-2", "a text view has no leading below its last line", CORE + "TextViews/TextView.swift",
    "PixelGrid.ceil(Double(text.unroundedSize.height) + leading,",
    "PixelGrid.ceil(Double(text.unroundedSize.height) + (MUTANT ? 0 : leading),", "LinePitchTests/textViews")

# The eight rules

mutant(
    "label-6", "a middle keeps the spaces after its ellipsis", TEXT + "Truncation/LineFiller+LastLine.swift",
    "    while start < range.upperBound, flags[start].contains(.hangs),",
    "    while !MUTANT, start < range.upperBound, flags[start].contains(.hangs),",
    "LabelRulesTests/middleWithoutSpaces", "RecordedLabelTests/recorded")
mutant(
    "label-8", "one line's rectangle is what rule 6 leaves", TEXT + "Paragraphs/ShapedText+LabelSizes.swift",
    "let isWhole = lineLimit == 1 && !breakMode.truncates", "let isWhole = lineLimit == 1 && !breakMode.truncates && !MUTANT",
    "LabelRulesTests/textRectOfOneLine", "RecordedLabelTests/recorded")
mutant(
    "label-11", "a newline alone is one line", TEXT + "Analysis/TextAnalysis.swift",
    "if !lines.isEmpty, lines.allSatisfy(", "if !MUTANT, !lines.isEmpty, lines.allSatisfy(", "LabelRulesTests/loneNewline")

# System spacing

mutant(
    "spacing-10", "no release rounds up to 4", METRICS + "SystemSpacing/SpacingMetrics.swift",
    "textStep = era < .iOS17 ? 4 : 0", "textStep = era < .iOS17 && !MUTANT ? 4 : 0", "MeasuredSpacingTests/measured",
    "ApplePictureTests/picture")
mutant(
    "spacing-10", "every release rounds up to 4", METRICS + "SystemSpacing/SpacingMetrics.swift",
    "gapBetweenBaselines = era < .iOS17 ? .lineGap : .leading",
    "if MUTANT { textStep = 4 }\n    gapBetweenBaselines = era < .iOS17 ? .lineGap : .leading", "MeasuredSpacingTests/measured",
    "ApplePictureTests/today")
mutant(
    "spacing-5", "the leading counts in no release", METRICS + "SystemSpacing/SystemSpacing.swift",
    'SpacingTerm(name: "lower leading", points: lower.leading)',
    'SpacingTerm(name: "lower leading", points: MUTANT ? lower.lineGap : lower.leading)', "MeasuredSpacingTests/measured")
mutant(
    "spacing-5", "the leading counts in every release", METRICS + "SystemSpacing/SystemSpacing.swift",
    'SpacingTerm(name: "lower line gap", points: lower.lineGap)',
    'SpacingTerm(name: "lower line gap", points: MUTANT ? lower.leading : lower.lineGap)', "MeasuredSpacingTests/measured")
mutant(
    "spacing-7", "the face's gap does not count at edges", METRICS + "SystemSpacing/SystemSpacing.swift",
    "return font.lineGap == 0 ? [height]", "return MUTANT || font.lineGap == 0 ? [height]", "MeasuredSpacingTests/measured",
    "SystemSpacingTests/lineGaps")
mutant(
    "spacing-7", "a ninth is kept above text", METRICS + "SystemSpacing/SystemSpacing.swift",
    "clearance(metrics.aboveText, of: font)]", "clearance(MUTANT ? 1.0 / 9 : metrics.aboveText, of: font)]",
    "SystemSpacingTests/computedForSF")
mutant(
    "spacing-8", "a ninth is kept below text", METRICS + "SystemSpacing/SystemSpacing.swift",
    "let clearance = clearance(metrics.belowText, of: font)",
    "let clearance = clearance(MUTANT ? 1.0 / 9 : metrics.belowText, of: font)", "SystemSpacingTests/computedForSF")
mutant(
    "spacing-8", "the old least distance of descenders holds", METRICS + "SystemSpacing/SystemSpacing.swift",
    "guard let capHeight = font.capHeight else {", "guard !MUTANT, let capHeight = font.capHeight else {",
    "MeasuredSpacingTests/measured")
mutant(
    "spacing-3", "a stack has the font of the label in it", CORE + "Constraints/LayoutConstraint+Spacing.swift",
    "let font = self?.baselineFont",
    "let font = MUTANT ? self?.firstBaselineView.baselineFont : self?.baselineFont", "LinePitchTests/nestedStack")
mutant(
    "baseline-5", "a stretched label's baselines move with its height", CORE + "Labels/Label.swift",
    "override var keepsNaturalBaselines: Bool { true }", "override var keepsNaturalBaselines: Bool { !MUTANT }",
    "LabelLayoutTests/baselines")

# Cells

mutant(
    "cell-3", "the separator is a pixel at accessibility sizes", CORE + "Metrics/CellMetrics.swift",
    "if traits.contentSizeCategory.isAccessibilityCategory {",
    "if !MUTANT, traits.contentSizeCategory.isAccessibilityCategory {", "ApplePictureTests/picture")
mutant(
    "cell-3", "the separator of iOS 26 is a pixel", CORE + "Metrics/CellMetrics.swift",
    "if era >= .iOS26 { separatorPoints = 1 }", "if era >= .iOS26, !MUTANT { separatorPoints = 1 }",
    "ApplePictureTests/releases")
mutant(
    "cell-7", "the side margin was 16 before iOS 13", CORE + "Metrics/CellMetrics.swift",
    "sideMargin.narrow = 15", "sideMargin.narrow = MUTANT ? 16 : 15", "ApplePictureTests/picture",
    "LayoutMetricsTests/era")
mutant(
    "builtin-13", "a cell laid out alone is shown as it is measured", CORE + "Cells/TableViewCell+Content.swift",
    "superview == nil && !isShownAlone", "superview == nil && (MUTANT || !isShownAlone)", "ApplePictureTests/picture")
