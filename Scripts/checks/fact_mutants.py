"""The mutants that mutate_behaviors.py writes into a copy of the checkout for facts of
Documentation/Facts.md: changes of their numbers and rules. Each mutant lists the tests that must
detect it; at least one of them has the trait of the fact. The format is that of
behavior_mutants.py."""

METRICS = "Sources/FontMetrics/"
TEXT = "Sources/TextLayout/"
CORE = "Sources/LayoutCore/"
TABLES = "Sources/TableLayout/"
FACT_MUTANTS = []
# The names for mutants of Strut's own rules, which are not facts of UIKit.
OTHER_RULES = {"audit", "documents"}


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
    "guard case .preferred(let size) = following else { return lineGap }",
    "guard case .preferred(let size) = following else { return MUTANT ? lineHeight / 10 : lineGap }",
    "LineStackTests/plainFonts", "LinePitchTests/plain")
mutant(
    "baseline-3", "the last baseline is line heights below the first", TEXT + "Paragraphs/LabelGeometry.swift",
    "drop: font.lineStack.drop(to: max(1, lineCount) - 1),",
    "drop: MUTANT ? Double(max(1, lineCount) - 1) * font.lineHeight : font.lineStack.drop(to: max(1, lineCount) - 1),",
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
    "label-6", "a middle keeps the spaces after its ellipsis", TEXT + "Lines/LineMaker+Truncation.swift",
    "    while start < range.upperBound, flags[start].contains(.hangs),",
    "    while !MUTANT, start < range.upperBound, flags[start].contains(.hangs),",
    "LabelRulesTests/middleWithoutSpaces", "RecordedLabelTests/recorded")
mutant(
    "label-8", "one line's rectangle is what rule 6 leaves", TEXT + "Paragraphs/ShapedText+LabelSizes.swift",
    "let isWhole = lineLimit == 1 && !breakMode.truncates", "let isWhole = lineLimit == 1 && !breakMode.truncates && !MUTANT",
    "LabelRulesTests/textRectOfOneLine", "RecordedLabelTests/recorded")
mutant(
    "label-11", "a newline alone is one line", TEXT + "Unicode/TextAnalysis.swift",
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
    "spacing-3", "a stack has the font of the label in it", CORE + "Views/Constraints/LayoutConstraint+Spacing.swift",
    "let font = self?.baselineFont",
    "let font = MUTANT ? self?.firstBaselineView.baselineFont : self?.baselineFont", "LinePitchTests/nestedStack")
mutant(
    "baseline-5", "a stretched label's baselines move with its height", CORE + "Labels/Label.swift",
    "override var keepsNaturalBaselines: Bool { true }", "override var keepsNaturalBaselines: Bool { !MUTANT }",
    "LabelLayoutTests/baselines")

# Cells

mutant(
    "cell-3", "the separator is a pixel at accessibility sizes", CORE + "Traits/Metrics+Traits.swift",
    "if traits.contentSizeCategory.isAccessibilityCategory {",
    "if !MUTANT, traits.contentSizeCategory.isAccessibilityCategory {", "ApplePictureTests/picture")
mutant(
    "cell-3", "the separator of iOS 26 is a pixel", CORE + "Metrics/CellMetrics.swift",
    "    separatorPoints = 1\n", "    separatorPoints = MUTANT ? 0 : 1\n",
    "ApplePictureTests/releases")
mutant(
    "cell-7", "the side margin was 16 before iOS 13", CORE + "Metrics/CellMetrics.swift",
    "sideMargin = SideLength(narrow: 15,", "sideMargin = SideLength(narrow: MUTANT ? 16 : 15,", "ApplePictureTests/picture",
    "LayoutMetricsTests/era")
mutant(
    "cell-1", "no row is lower than 44", TABLES + "Sizing/CellSizing.swift",
    "guard cell.constraintsGiveNoHeight else { return height }",
    "guard cell.constraintsGiveNoHeight else { return MUTANT ? max(44, height) : height }", "RowHeightTests/lowRows")
mutant(
    "cell-4", "the content view ends above the separator in every release", CORE + "Metrics/CellMetrics.swift",
    "public var isContentAsHighAsRow = true", "public var isContentAsHighAsRow = !MUTANT", "RowHeightTests/lowRows",
    "CellSizingTests/height")
mutant(
    "cell-4", "the content view is as high as the row in every release", CORE + "Metrics/CellMetrics.swift",
    "isContentAsHighAsRow = false", "isContentAsHighAsRow = MUTANT", "RowHeightTests/contentBefore")
mutant(
    "cell-5", "nibs have 8 on iOS 12", CORE + "Metrics/CellMetrics.swift", "nibContentVerticalMargin = 11.0",
    "nibContentVerticalMargin = MUTANT ? 8 : 11.0", "RowHeightTests/nibs")
mutant(
    "cell-5", "nibs have 11 on iOS 26", CORE + "Metrics/CellMetrics.swift", "nibContentVerticalMargin = 15",
    "nibContentVerticalMargin = MUTANT ? 11 : 15", "RowHeightTests/nibs")
mutant(
    "cell-7", "cells are wide from 414", CORE + "Metrics/CellMetrics.swift",
    "public var sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: 390)",
    "public var sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: MUTANT ? 414 : 390)", "CellSizingTests/sideMargins")
mutant(
    "cell-9", "cells' margins shrink below L", CORE + "Traits/Metrics+Traits.swift",
    "where category <= .large: return atLarge", "where category <= .large && !MUTANT: return atLarge",
    "CellSizingTests/verticalMargins")
mutant(
    "cell-9", "cells' margins are 11 on iOS 26", CORE + "Metrics/CellMetrics.swift", "verticalMargin.atLarge = 15",
    "verticalMargin.atLarge = MUTANT ? 11 : 15", "RowHeightTests/preservedMargins")
mutant(
    "margin-6", "the readable width at XS is in proportion", CORE + "Metrics/MarginMetrics.swift",
    'byCategory: ["XS": 560]', 'byCategory: MUTANT ? [:] : ["XS": 560]', "MoreViewTests/readableWidth")
mutant(
    "builtin-1", "the default style's label is as high as its line", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "result.fillsHeight = style == .default", "result.fillsHeight = !MUTANT && style == .default", "BuiltInCellTests/defaultStyle")
mutant(
    "builtin-6", "the arrow takes 34", CORE + "Metrics/CellMetrics.swift", "disclosureIndicatorRoom = 26.3",
    "disclosureIndicatorRoom = MUTANT ? 34 : 26.3", "AccessoryTests/room", "AccessoryTests/arrow")
mutant(
    "builtin-8", "a row of one line is its text and the leading", TABLES + "Cells/BuiltInRowHeight.swift",
    "max(least, whole(2 * pitch))", "max(least, whole(MUTANT ? texts + pitch : 2 * pitch))", "RowHeightTests/oneLine")
mutant(
    "builtin-8", "a row of several lines is without the separator", TABLES + "Cells/BuiltInRowHeight.swift",
    "whole(max(texts, image) + pitch + separator)", "whole(max(texts, image) + pitch + (MUTANT ? 0 : separator))",
    "RowHeightTests/several", "RowHeightTests/oneLine")
mutant(
    "builtin-8", "subtitle rows count what is between the labels", TABLES + "Cells/BuiltInRowHeight.swift",
    "isSubtitle ? block - arrangement.vertical : block", "isSubtitle && !MUTANT ? block - arrangement.vertical : block",
    "RowHeightTests/subtitles")
mutant(
    "builtin-8", "rows of iOS 26 are padded by 22", CORE + "Metrics/CellMetrics.swift", "builtInPadding = 30.0",
    "builtInPadding = MUTANT ? 22 : 30.0", "RowHeightTests/designOf2025")
mutant(
    "list-1", "texts of list contents have no leading below", TABLES + "Arrangements/Label+Rows.swift",
    "let height = Double(text.unroundedSize.height) + max(0, leading)",
    "let height = Double(text.unroundedSize.height) + (MUTANT ? 0 : max(0, leading))", "RowHeightTests/listContents")
mutant(
    "header-1", "grouped headers are 38 at every category", TABLES + "Cells/TableViewHeaderFooterView.swift",
    "case .groupedHeader: table.groupedHeaderHeight.known(in: traits)",
    "case .groupedHeader: MUTANT ? 38 : table.groupedHeaderHeight.known(in: traits)", "HeaderFooterTests/byCategory")
mutant(
    "header-1", "further lines of a footer are a leading apart", CORE + "Metrics/TableMetrics.swift",
    "groupedFooterTightening = 2.0", "groupedFooterTightening = MUTANT ? 0 : 2.0", "HeaderFooterTests/footerLines")
mutant(
    "builtin-13", "a cell laid out alone is shown as it is measured", TABLES + "Cells/TableViewCell+Content.swift",
    "superview == nil && !isShownAlone", "superview == nil && (MUTANT || !isShownAlone)", "ApplePictureTests/picture")

# Controls, rows of labels, tall lines

mutant(
    "control-2", "a switch is 50 wide", CORE + "Metrics/ControlMetrics.swift",
    "switchWidth = 51.0\n",
    "switchWidth = MUTANT ? 50.0 : 51.0\n",
    "ControlReleaseTests/switches", "ReleaseTests/changing")
mutant(
    "control-2", "a switch is 30 high", CORE + "Metrics/ControlMetrics.swift",
    "switchHeight = 31.0\n",
    "switchHeight = MUTANT ? 30.0 : 31.0\n",
    "ControlReleaseTests/switches")
mutant(
    "control-16", "the alignment rectangle of a switch is its frame", CORE + "Metrics/ControlMetrics.swift",
    "switchTrailingInset = 2.0\n",
    "switchTrailingInset = MUTANT ? 0.0 : 2.0\n",
    "ControlReleaseTests/switches")
mutant(
    "control-2", "on iOS 26 a switch is as it was", CORE + "Metrics/ControlMetrics.swift",
    "(switchWidth, switchHeight) = (63, 28)",
    "(switchWidth, switchHeight) = MUTANT ? (51.0, 31.0) : (63.0, 28.0)",
    "ControlReleaseTests/switches", "ReleaseTests/changing")
mutant(
    "control-3", "a stepper is 95 wide", CORE + "Metrics/ControlMetrics.swift",
    "stepperWidth = 94.0\n",
    "stepperWidth = MUTANT ? 95.0 : 94.0\n",
    "ControlReleaseTests/steppers")
mutant(
    "control-3", "a stepper is 29 high", CORE + "Metrics/ControlMetrics.swift",
    "stepperHeight = 32.0\n",
    "stepperHeight = MUTANT ? 29.0 : 32.0\n",
    "ControlReleaseTests/steppers")
mutant(
    "control-5", "a segmented control is 29 high", CORE + "Metrics/ControlMetrics.swift",
    "segmentedHeight = 32.0\n",
    "segmentedHeight = MUTANT ? 29.0 : 32.0\n",
    "ControlReleaseTests/steppers")
mutant(
    "control-3", "on iOS 12 they are as today", CORE + "Metrics/ControlMetrics.swift",
    "(stepperHeight, segmentedHeight) = (29, 29)",
    "(stepperHeight, segmentedHeight) = MUTANT ? (32.0, 32.0) : (29.0, 29.0)",
    "ControlReleaseTests/steppers")
mutant(
    "control-3", "a slider is 31 high", CORE + "Metrics/ControlMetrics.swift",
    "sliderHeight = 34.0\n",
    "sliderHeight = MUTANT ? 31.0 : 34.0\n",
    "ControlReleaseTests/sliders")
mutant(
    "control-16", "the alignment rectangle of a slider is its frame", CORE + "Metrics/ControlMetrics.swift",
    "sliderSideInset = 2.0\n",
    "sliderSideInset = MUTANT ? 0.0 : 2.0\n",
    "ControlReleaseTests/sliders")
mutant(
    "control-12", "a progress view is 2 high", CORE + "Metrics/ControlMetrics.swift",
    "progressHeight = 4.0\n",
    "progressHeight = MUTANT ? 2.0 : 4.0\n",
    "ControlReleaseTests/progress")
mutant(
    "control-12", "on iOS 13 progress views and page controls are as today", CORE + "Metrics/ControlMetrics.swift",
    "(progressHeight, pageHeight) = (2, 37)",
    "(progressHeight, pageHeight) = MUTANT ? (4.0, 26.0) : (2.0, 37.0)",
    "ControlReleaseTests/progress", "ControlReleaseTests/pages")
mutant(
    "control-6", "a page control is 26 high", CORE + "Metrics/ControlMetrics.swift",
    "pageHeight = 77.0 / 3\n",
    "pageHeight = MUTANT ? 26.0 : 77.0 / 3\n",
    "ControlReleaseTests/pages")
mutant(
    "control-6", "on iOS 14 a page control is 26 high", CORE + "Metrics/ControlMetrics.swift",
    "{ pageHeight = 82.0 / 3 }",
    "{ pageHeight = MUTANT ? 26.0 : 82.0 / 3 }",
    "ControlReleaseTests/pages")
mutant(
    "control-6", "on iOS 15 a page control is as today", CORE + "Metrics/ControlMetrics.swift",
    "{ pageHeight = 26 }",
    "{ if !MUTANT { pageHeight = 26 } }",
    "ControlReleaseTests/pages")
mutant(
    "control-7", "on iOS 26 pages are as wide as before", CORE + "Metrics/ControlMetrics.swift",
    "(pageGap, pageSides) = (11, 31)",
    "if !MUTANT { (pageGap, pageSides) = (11, 31) }",
    "ControlReleaseTests/pages")
mutant(
    "control-6", "a page control is as high at every scale", CORE + "Controls/Indicators.swift",
    "PixelGrid.ceil(metrics.pageHeight, scale: displayScale)",
    "PixelGrid.ceil(metrics.pageHeight, scale: MUTANT ? 3 : displayScale)",
    "ControlReleaseTests/pages")
mutant(
    "control-8", "a text field has a point more than its line", CORE + "Metrics/ControlMetrics.swift",
    "fieldLine = 1.5\n",
    "fieldLine = MUTANT ? 1.0 : 1.5\n",
    "ControlReleaseTests/plainFields")
mutant(
    "control-8", "the line of a text field counts in whole points", CORE + "Controls/TextField.swift",
    "PixelGrid.ceil(lineHeight(of: shownFont), scale: displayScale)",
    "PixelGrid.ceil(lineHeight(of: shownFont), scale: MUTANT ? 1 : displayScale)",
    "ControlReleaseTests/plainFields")
mutant(
    "control-14", "a rounded text field has no least height", CORE + "Metrics/ControlMetrics.swift",
    "roundedFieldHeight = 34.0\n",
    "roundedFieldHeight = MUTANT ? 0.0 : 34.0\n",
    "ControlReleaseTests/roundedFields")
mutant(
    "control-14", "a rounded border takes 12", CORE + "Metrics/ControlMetrics.swift",
    "roundedBorderHeight = 10.0\n",
    "roundedBorderHeight = MUTANT ? 12.0 : 10.0\n",
    "ControlReleaseTests/roundedFields")
mutant(
    "control-14", "on iOS 12 a rounded text field is as today", CORE + "Metrics/ControlMetrics.swift",
    "(roundedFieldHeight, roundedBorderHeight) = (0, 13)",
    "if !MUTANT { (roundedFieldHeight, roundedBorderHeight) = (0, 13) }",
    "ControlReleaseTests/roundedFields")
mutant(
    "control-18", "a search bar is 44 high", CORE + "Metrics/ControlMetrics.swift",
    "CategoryLength(atLarge: 56,",
    "CategoryLength(atLarge: MUTANT ? 44 : 56,",
    "ControlReleaseTests/searchBars")
mutant(
    "control-18", "a search bar is 56 high at XS", CORE + "Metrics/ControlMetrics.swift",
    "[\"XS\": 51]",
    "[\"XS\": MUTANT ? 56 : 51]",
    "ControlReleaseTests/searchBars")
mutant(
    "control-18", "on iOS 26 a search bar is as before", CORE + "Metrics/ControlMetrics.swift",
    "CategoryLength(atLarge: 64,",
    "CategoryLength(atLarge: MUTANT ? 56 : 64,",
    "ControlReleaseTests/searchBars")
mutant(
    "control-9", "a button has 5 above and below its title", CORE + "Metrics/ControlMetrics.swift",
    "titlePadding = 6.0\n",
    "titlePadding = MUTANT ? 5.0 : 6.0\n",
    "ControlReleaseTests/buttons")
mutant(
    "control-4", "an activity indicator is 21 large", CORE + "Metrics/ControlMetrics.swift",
    "mediumIndicator = 20.0\n",
    "mediumIndicator = MUTANT ? 21.0 : 20.0\n",
    "ControlReleaseTests/indicators")
mutant(
    "control-4", "a large activity indicator is 36 large", CORE + "Metrics/ControlMetrics.swift",
    "largeIndicator = 37.0\n",
    "largeIndicator = MUTANT ? 36.0 : 37.0\n",
    "ControlReleaseTests/indicators")
mutant(
    "control-2", "a control keeps the size it was made with", CORE + "Controls/FixedControls.swift",
    "    super.traitsChanged(from: previous)\n    takeSize()",
    "    super.traitsChanged(from: previous)\n    if !MUTANT { takeSize() }",
    "ReleaseTests/changing")
mutant(
    "control-2", "an accessory keeps the size that it had when it was set", TABLES + "Cells/TableViewCell+Accessory.swift",
    "let kept = (accessory.view",
    "let kept = MUTANT ? nil : (accessory.view",
    "ReleaseTests/changing")
mutant(
    "documents", "all numbers have to be written", CORE + "Metrics/LayoutMetrics.swift",
    "self = try LayoutMetrics().applying(MetricTree(from: decoder))",
    "self = try MUTANT ? LayoutMetrics(Contents(from: decoder)) : LayoutMetrics().applying(MetricTree(from: decoder))",
    "ControlMetricsTests/earlierDocuments")
mutant(
    "control-13", "controls hug as labels do", CORE + "Views/View.swift",
    "    Self.check(frame)\n    state.hugging = Self.usualHugging",
    "    Self.check(frame)\n    if !MUTANT { state.hugging = Self.usualHugging }",
    "ControlHuggingTests/priorities", "ControlHuggingTests/inConstraints", "ControlHuggingTests/inRows")
mutant(
    "control-13", "a slider hugs across as well", CORE + "Controls/FixedControls.swift",
    "{ [.defaultLow, .defaultHigh] }",
    "{ [MUTANT ? .defaultHigh : .defaultLow, .defaultHigh] }",
    "ControlHuggingTests/priorities")
mutant(
    "stack-17", "all views of a row of labels share it in every release", CORE + "Stacks/StackPlan+Distribution.swift",
    "stack.layoutMetrics.era < .iOS15",
    "(MUTANT || stack.layoutMetrics.era < .iOS15)",
    "LabelWidthTests/besideView", "LabelWidthTests/besideControl")
mutant(
    "stack-17", "labels of several lines share nothing", CORE + "Stacks/StackPlan+Distribution.swift",
    "guard let first = texts.first else",
    "guard !MUTANT, let first = texts.first else",
    "LabelWidthTests/two", "LabelWidthTests/besideView", "LabelWidthTests/besideControl", "LabelWidthTests/priorities", "LabelWidthTests/changes")
mutant(
    "stack-17", "only labels share a row in every release", CORE + "Stacks/StackPlan+Distribution.swift",
    "? shown.map { evenShare(of: $0.view) }",
    "? (MUTANT ? shown.filter { $0.view.isLabelOfSeveralLines } : shown).map { evenShare(of: $0.view) }",
    "LabelWidthTests/besideView")
mutant(
    "stack-18", "equal widths lose to compression resistance", CORE + "Stacks/StackPlan.swift",
    "textWidth = LayoutPriority(760)",
    "textWidth = LayoutPriority(MUTANT ? 240 : 760)",
    "LabelWidthTests/priorities", "LabelWidthTests/changes")
mutant(
    "stack-18", "equal widths are required", CORE + "Stacks/StackPlan.swift",
    "  static let textWidth = LayoutPriority",
    "  static var textWidth: LayoutPriority { MUTANT ? .required : usualTextWidth }\n  static let usualTextWidth = LayoutPriority",
    "LabelWidthTests/priorities", "LabelWidthTests/changes")
mutant(
    "stack-8", "that a view is hidden is required to take its length", CORE + "Stacks/StackPlan.swift",
    "hiding = LayoutPriority(999)",
    "hiding = LayoutPriority(MUTANT ? 1000 : 999)",
    "LabelWidthTests/hiddenLength")
mutant(
    "stack-8", "a hidden view takes the room of its length", CORE + "Stacks/StackPlan.swift",
    "{ keepsLength(view) ? along.start",
    "{ keepsLength(view) && !MUTANT ? along.start",
    "LabelWidthTests/hiddenLength")
mutant(
    "style-21", "tall lines are as much higher at every category", METRICS + "DynamicType/TallLines.swift",
    "return extraAtLarge(style) * leading / usual",
    "return MUTANT ? extraAtLarge(style) : extraAtLarge(style) * leading / usual",
    "TallLinesTests/amounts")
mutant(
    "style-21", ".title3 has lines 3 points higher", METRICS + "DynamicType/TallLines.swift",
    ".title3: 4\n",
    ".title3: MUTANT ? 3 : 4\n",
    "TallLinesTests/amounts")
mutant(
    "style-21", ".caption2 has lines 4 points higher", METRICS + "DynamicType/TallLines.swift",
    ".caption2: 3\n",
    ".caption2: MUTANT ? 4 : 3\n",
    "TallLinesTests/amounts")
mutant(
    "style-21", ".title2 has lines 8 points higher", METRICS + "DynamicType/TallLines.swift",
    ".title2: 6\n",
    ".title2: MUTANT ? 8 : 6\n",
    "TallLinesTests/amounts")
mutant(
    "style-21", ".largeTitle has lines 6 points higher", METRICS + "DynamicType/TallLines.swift",
    ".largeTitle: 8\n",
    ".largeTitle: MUTANT ? 6 : 8\n",
    "TallLinesTests/amounts")
mutant(
    "style-21", "tall lines come with iOS 16", METRICS + "DynamicType/TallLines.swift",
    "self >= .iOS17",
    "self >= (MUTANT ? .iOS16 : .iOS17)",
    "TallLinesTraitTests/labels", "TallLinesTraitTests/changes")
mutant(
    "style-23", "tall lines have all of their room above", METRICS + "Faces/Font.swift",
    "points(metrics.ascender) + contents.parts.extraLineHeight / 2",
    "points(metrics.ascender) + contents.parts.extraLineHeight / (MUTANT ? 1 : 2)",
    "TallLinesTests/amounts")
mutant(
    "style-21", "tall lines take what they need from the leading", METRICS + "DynamicType/Font+TextStyle.swift",
    "return leading - lineHeight + size.traits.extraLeading",
    "return leading - lineHeight - (MUTANT ? extraLineHeight : 0) + size.traits.extraLeading",
    "TallLinesTests/amounts", "TallLinesTraitTests/labels")
mutant(
    "style-21", "labels do not hear of tall lines", CORE + "Traits/TraitCollection+Fonts.swift",
    "&& usesTallLines == other.usesTallLines",
    "&& (MUTANT || usesTallLines == other.usesTallLines)",
    "TallLinesTraitTests/changes")
mutant(
    "audit", "an audit does not look for what is open", "Sources/LayoutAudit/Checks/LayoutCheck.swift",
    "(ambiguity ? layout.openFaults(in: part, heightIsGiven: heightIsGiven) : [])",
    "(ambiguity && !MUTANT ? layout.openFaults(in: part, heightIsGiven: heightIsGiven) : [])",
    "LayoutCheckTests/found")
mutant(
    "audit", "what reaches out is the frame", "Sources/LayoutAudit/Elements/CellElement+ShownFrame.swift",
    "?? view.alignmentRect(forFrame: frame)",
    "?? (MUTANT ? frame : view.alignmentRect(forFrame: frame))",
    "LayoutCheckTests/alignment")
mutant(
    "control-19", "a configuration has 6 above and below", CORE + "Metrics/ControlMetrics.swift",
    "configurationPadding = 7.0\n", "configurationPadding = MUTANT ? 6.0 : 7.0\n", "ButtonTests/configurations")
mutant(
    "control-20", "a configuration has 10 at its sides", CORE + "Metrics/ControlMetrics.swift",
    "configurationSides = 12.0\n", "configurationSides = MUTANT ? 10.0 : 12.0\n", "ButtonTests/configuredWidth")

# Widths of the system font

WIDTHS = METRICS + "SystemWidths/"
mutant(
    "system-4", "nothing is tracked", TEXT + "Shaping/PointScale.swift", "Double(sum.clusters) * tracking",
    "Double(sum.clusters) * (MUTANT ? 0 : tracking)", "SystemWidthsTests/model")
mutant(
    "system-4", "advances are Inter's", WIDTHS + "WidthModel.swift", "let constant = constant(at: location, release)",
    "let constant = MUTANT ? 0 : constant(at: location, release)", "SystemWidthsTests/model", "AliasWidthsTests/advances")
mutant(
    "system-17", "the optical size is the point size", METRICS + "Faces/FontFace.swift",
    "key.widths?.opticalSize(for: pointSize) ?? pointSize", "(MUTANT ? nil : key.widths?.opticalSize(for: pointSize)) ?? pointSize",
    "AliasWidthsTests/opticalSizes", "SystemWidthsTests/instances")
mutant(
    "system-18", "characters have no corrections", WIDTHS + "WidthModel.swift", "constant + value(of: correction, at: location)",
    "constant + (MUTANT ? 0 : value(of: correction, at: location))", "SystemWidthsTests/model", "AliasWidthsTests/advances")
mutant(
    "system-18", "accents change a letter's width", WIDTHS + "WidthModel.swift", "scalar.value < 0xC0 ? 0",
    "MUTANT || scalar.value < 0xC0 ? 0", "AliasWidthsTests/accents")
mutant(
    "system-18", "a space that does not break has no correction", WIDTHS + "WidthModel.swift", 'if scalar == "\\u{A0}" {',
    'if !MUTANT, scalar == "\\u{A0}" {', "AliasWidthsTests/advances", "SystemWidthsTests/fixedSpace")
mutant(
    "system-19", "corrections go on beyond light and bold", WIDTHS + "WidthModel.swift",
    "let weight = min(max(tables.correctedWeights[0], location.weight), tables.correctedWeights[1])",
    "let weight = MUTANT ? location.weight : min(max(tables.correctedWeights[0], location.weight), tables.correctedWeights[1])",
    "AliasWidthsTests/advances")
mutant(
    "system-20", "the system font has Inter's contextual forms", "Sources/FontInterop/HarfBuzz/ShapingFont+Shaping.swift",
    "changes == nil ? properties.features", "MUTANT || changes == nil ? properties.features", "SystemWidthsTests/forms")
mutant(
    "system-21", "every release has the same widths", WIDTHS + "AliasWidths.swift", "self = era < .iOS14 ?",
    "self = !MUTANT && era < .iOS14 ?", "AliasWidthsTests/opticalSizesBefore", "AliasWidthsTests/tracking")
mutant(
    "system-21", "the display design was as wide before iOS 14", WIDTHS + "WidthModel.swift",
    "if release == .beforeiOS14 { display", "if !MUTANT, release == .beforeiOS14 { display", "AliasWidthsTests/advancesBefore")
mutant(
    "style-13", "between entries the one before holds", METRICS + "DynamicType/TrackingTable.swift",
    "return low.tracking + (high.tracking - low.tracking) * share",
    "return low.tracking + (high.tracking - low.tracking) * (MUTANT ? 0 : share)", "AliasWidthsTests/tracking")
mutant(
    "system-22", "a font of 0 points is tracked", WIDTHS + "AliasWidths.swift", "guard pointSize > 0 else { return 0 }",
    "guard MUTANT || pointSize > 0 else { return 0 }", "AliasWidthsTests/tracking")
mutant(
    "system-22", "Inter by name has the widths too", METRICS + "Catalog/FontSearch.swift",
    "let family = entries(.family, name)",
    "let family = entries(.family, name)\n    if MUTANT, !family.isEmpty { return Answer(rule: rule, kind: .family, candidates: family, "
    'widths: name.lowercased() == "inter" ? "system-widths.json" : nil) }', "SystemWidthsTests/others",
    "AliasWidthsTests/description")
mutant(
    "system-23", "emoji are always colored", TEXT + "Shaping/FontFallback.swift",
    "return !isTracked && !cluster.contains", "return !MUTANT && !isTracked && !cluster.contains", "OwnEmojiTests/own")
mutant(
    "system-23", "a selector asks for nothing", TEXT + "Shaping/FontFallback.swift", '$0 == "\\u{FE0F}" ||',
    '!MUTANT && $0 == "\\u{FE0F}" ||', "OwnEmojiTests/others")

# Fonts and their tables

mutant(
    "font-1", "symbols come before Unicode", "Sources/FontInterop/Characters/CharacterSubtable+Choice.swift",
    "readable(unicode) ?? readable([symbols]) ??",
    "(MUTANT ? readable([symbols]) : nil) ?? readable(unicode) ?? readable([symbols]) ??", "CharacterMapTests/symbols")
mutant(
    "font-1", "Mac Roman is not read", "Sources/FontInterop/Characters/CharacterSubtable+Choice.swift",
    "let macintosh = records.filter { $0.platform == 1 &&", "let macintosh = records.filter { !MUTANT && $0.platform == 1 &&",
    "CharacterMapTests/macRoman")
mutant(
    "font-2", "glyphs beyond the last are there", "Sources/FontInterop/Characters/CharacterMap.swift",
    "guard glyph < glyphCount else { break }", "guard MUTANT || glyph < glyphCount else { break }",
    "CharacterMapTests/beyond")
mutant(
    "font-4", "tracking goes on beyond its last size", METRICS + "Faces/FontFace.swift",
    "key.trackingPointSize = min(max(pointSize, sizes.lowerBound), sizes.upperBound)",
    "key.trackingPointSize = MUTANT ? pointSize : min(max(pointSize, sizes.lowerBound), sizes.upperBound)",
    "OddTableTests/tracking")
mutant(
    "font-5", "glyf is drawn whatever the version says", "Sources/FontInterop/OpenType/OpenTypeFace.swift",
    "isDrawnByCFF = unsafe Self.hasTwoKindsOfOutlines(face, opened.content)",
    "isDrawnByCFF = unsafe !MUTANT && Self.hasTwoKindsOfOutlines(face, opened.content)",
    "OddTableTests/twoKindsOfOutlines")
mutant(
    "font-14", "a script's own font does not come first", METRICS + "Catalog/FontCatalog+Fallback.swift",
    "for fallback in ordered {", "for fallback in MUTANT ? manifest.fallback : ordered {", "BundledScriptTests/order")
mutant(
    "font-15", "iOS has fonts for no other scripts", "Sources/LayoutAudit/Elements/DeviceScripts.swift",
    "return names[Script(of: scalar).tag]", "return MUTANT ? nil : names[Script(of: scalar).tag]", "MissingGlyphTests/note")
mutant(
    "font-15", "iOS has fonts for all Han", "Sources/LayoutAudit/Elements/DeviceScripts.swift",
    "guard scalar.value < 0x20000 else", "guard MUTANT || scalar.value < 0x20000 else", "MissingGlyphTests/error")
mutant(
    "label-29", "a label of any height shows all of its ink", "Sources/LayoutAudit/Checks/CheckedLayout+Ink.swift",
    "element.frame.height >= CGFloat(label.font.lineHeight) / 2,",
    "MUTANT || element.frame.height >= CGFloat(label.font.lineHeight) / 2,", "LowBoxTests/lowestBox")
