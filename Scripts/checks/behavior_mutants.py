"""The mutants that mutate_behaviors.py writes into a copy of the checkout: changes that turn off
the behaviors of Documentation/ArticleBehaviors.md. `old` appears once in the file; MUTANT in `new`
is true while the mutant is on. `shows` lists the behaviors that it turns off."""

CORE = "Sources/LayoutCore/"
TABLES = "Sources/TableLayout/"
ARTISTRY = "Examples/Artistry/App/"
SNIPPETS = "Examples/Tables/"
NIBS = "Sources/InterfaceBuilder/"
MUTANTS = []


def mutant(what, file, old, new, *shows):
    MUTANTS.append(dict(what=what, file=file, old=old, new=new, shows=list(shows)))


# In Practice, start and enabling: fixed heights, self-sizing

mutant(
    "a fixed height is no estimate", TABLES + "Tables/TableView+Estimates.swift",
    ".about(pixels(rowHeight >= 0 ? rowHeight :", ".about(pixels(rowHeight >= 0 && !MUTANT ? rowHeight :", "fixed-1")
mutant(
    "rows of a fixed height are measured", TABLES + "Tables/TableView+Heights.swift",
    "    return given >= 0 ? pixels(given)", "    return given >= 0 && !MUTANT ? pixels(given)", "fixed-1")
mutant(
    "the height of rows cannot be set", TABLES + "Tables/TableView.swift",
    "didSet { if rowHeight != oldValue", "didSet { if MUTANT { rowHeight = TableView.automaticDimension }; if rowHeight != oldValue",
    "artistry-4")
mutant(
    "a label has any number of lines, whatever is said", CORE + "Labels/Label+Measuring.swift",
    "  var numberOfLines = 1", "  var numberOfLines = MUTANT ? 0 : 1 { didSet { if MUTANT { numberOfLines = 0 } } }",
    "fixed-2", "artistry-2")
mutant(
    "0 lines are one line", CORE + "Labels/Label.swift",
    "settings.numberOfLines = newValue", "settings.numberOfLines = newValue == 0 && MUTANT ? 1 : newValue",
    "fixed-2", "fixed-3", "artistry-2", "built-in-9", "built-in-10")
mutant(
    "a row's texts are measured in one line", TABLES + "Arrangements/RowArrangement.swift",
    "guard let size = measure?(column.width) else", "guard let size = measure?(MUTANT ? nil : column.width) else",
    "fixed-2", "fixed-3", "enabling-1", "built-in-9", "built-in-10", "ways-1", "late-2")
mutant(
    "UIFontMetrics scales no value", "Sources/UIKitNames/Fonts/UIFontMetrics.swift",
    "return CGFloat(try scaler.scaledValue(", "return MUTANT ? value : CGFloat(try scaler.scaledValue(", "fixed-4")
mutant(
    "the delegate's heights do not count", TABLES + "Tables/TableView+Heights.swift",
    "delegate?.tableView(self, heightForRowAt: path) ?? rowHeight",
    "(MUTANT ? nil : delegate?.tableView(self, heightForRowAt: path)) ?? rowHeight", "fixed-5")
mutant(
    "what the delegate leaves open is the standard height", TABLES + "Tables/TableView+Heights.swift",
    "    return given >= 0 && !mutant",
    "    if given < 0, MUTANT { return pixels(CGFloat(traitCollection.layoutMetrics.cell.minimumHeight)) }\n"
    "    return given >= 0 && !mutant",
    "fixed-5")
mutant(
    "without an estimate no row sizes itself, as in iOS 10", TABLES + "Tables/TableView+Heights.swift",
    "func neededHeight(of cell: TableViewCell) -> Int32 {",
    "func neededHeight(of cell: TableViewCell) -> Int32 {\n    if MUTANT, estimates.row < 0 { return pixels(44) }",
    "enabling-1", "enabling-3", "fixed-3")
mutant(
    "an estimate stays a row's height", TABLES + "Tables/TableView+Heights.swift",
    "let needed = try? CellSizing", "if MUTANT, estimates.row > 0 { return pixels(estimates.row) }\n    let needed = try? CellSizing",
    "enabling-3")
mutant(
    "a table has no estimate of its own", TABLES + "Tables/TableView+Estimates.swift",
    "rowHeight : CGFloat(traitCollection.layoutMetrics.cell.minimumHeight)))",
    "rowHeight : MUTANT ? 0 : CGFloat(traitCollection.layoutMetrics.cell.minimumHeight)))", "enabling-2", "estimates-4")
mutant(
    "the branch of iOS 10 is taken", SNIPPETS + "SettingsController.swift",
    "    if #available(iOS 11.0, *) {", "    if MUTANT { tableView.estimatedRowHeight = 44 }\n    if #available(iOS 11.0, *) {",
    "enabling-4")

# In Practice, implementing and built-in

mutant(
    "the cell's own labels have no height", TABLES + "Cells/TableViewCell+Content.swift",
    "guard usesBuiltInLayout || accessorySize != nil else { return standard }",
    "guard usesBuiltInLayout || accessorySize != nil, !MUTANT else { return standard }", "ways-1", "built-in-9")
mutant(
    "constraints are not asked for the height", TABLES + "Cells/TableViewCell.swift",
    "guard !hasContentConstraints else {", "guard !hasContentConstraints || MUTANT else {",
    "ways-2", "constraints-2", "artistry-1", "artistry-4")
mutant(
    "`sizeThatFits` is not asked", TABLES + "Cells/TableViewCell.swift",
    "let size = askedSizeThatFits(target)",
    "let size = MUTANT ? CGSize(width: target.width, height: CGFloat(ownHeight(cellWidth: Double(target.width)))) : askedSizeThatFits(target)",
    "ways-2", "constraints-2")
mutant(
    "a cell's `layoutSubviews` is not called", CORE + "Engine/View+Layout.swift",
    "    if let askedFacade { askedFacade.callLayoutSubviews()",
    "    if MUTANT, subviews.contains(where: \\.state.holdsContent) {} else if let askedFacade { askedFacade.callLayoutSubviews()",
    "ways-2")
for part, path in (("text", "text?.measureInRow"), ("detail", "detail?.measureInRow"), ("image", "image?.shownImage?.size")):
    mutant(
        f"the cell leaves its {part} out", TABLES + "Cells/TableViewCell+BuiltIn.swift",
        f"result.{part} = builtIn.{path}", f"result.{part} = MUTANT ? nil : builtIn.{path}", "built-in-1")
mutant(
    "the background has no place", TABLES + "Cells/TableViewCell+Backgrounds.swift",
    "    view.containerRule = .filling(inset: .zero)", "    if !MUTANT { view.containerRule = .filling(inset: .zero) }",
    "built-in-1")
mutant(
    "the accessory is not placed", TABLES + "Cells/TableViewCell+Accessory.swift",
    "guard let view = accessory.view ?? accessory.sign else", "guard let view = accessory.view ?? accessory.sign, !MUTANT else",
    "built-in-1", "built-in-4")
mutant(
    "mixing is not reported", TABLES + "Cells/CellFinding.swift",
    "guard !reports.hasToldMix, let finding", "guard !reports.hasToldMix, !MUTANT, let finding", "built-in-2")
mutant(
    "labels stay side by side", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "guard !traitCollection.contentSizeCategory.isAccessibilityCategory else { return .stacked }",
    "guard !traitCollection.contentSizeCategory.isAccessibilityCategory || MUTANT else { return .stacked }", "built-in-3", "pair-3")
mutant(
    "value1 stands one below the other", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "case .value1: .sideBySide", "case .value1: MUTANT ? .stacked : .sideBySide", "built-in-3")
mutant(
    "value2 stands one below the other", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "case .value2: .columns", "case .value2: MUTANT ? .stacked : .columns", "built-in-3")
mutant(
    "an accessory stands at the leading end", TABLES + "Cells/TableViewCell+Accessory.swift",
    "let start = max(0, bounds.width", "let start = MUTANT ? margins.leading : max(0, bounds.width", "built-in-4")
mutant(
    "an accessory stands at the right in every direction", TABLES + "Cells/TableViewCell+Accessory.swift",
    "    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft\n    let start",
    "    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && !MUTANT\n    let start", "built-in-4")
mutant(
    "an accessory has the size that fits it", TABLES + "Cells/TableViewCell+Accessory.swift",
    "(newValue, newValue?.bounds.size)", "(newValue, MUTANT ? newValue?.sizeThatFits(.zero) : newValue?.bounds.size)", "built-in-5")
mutant(
    "an accessory has the size of its content", TABLES + "Cells/TableViewCell+Accessory.swift",
    ": newValue?.bounds.size)", ": MUTANT ? newValue?.intrinsicContentSize : newValue?.bounds.size)", "built-in-5")
mutant(
    "an accessory has the size of its constraints", TABLES + "Cells/TableViewCell+Accessory.swift",
    ": newValue?.bounds.size)", ": MUTANT ? newValue?.systemLayoutSizeFitting(.zero) : newValue?.bounds.size)", "built-in-5")
mutant(
    "an accessory that is set again keeps its size", TABLES + "Cells/TableViewCell+Accessory.swift",
    ": newValue?.bounds.size)", ": MUTANT ? accessory.size ?? newValue?.bounds.size : newValue?.bounds.size)", "built-in-6")
mutant(
    "a switch stays at the side", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "    accessoryView is Switch &&", "    !MUTANT && accessoryView is Switch &&", "built-in-7", "constraints-4")
mutant(
    "a switch is below the text at every size", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "is Switch && traitCollection.contentSizeCategory.isAccessibilityCategory",
    "is Switch && (traitCollection.contentSizeCategory.isAccessibilityCategory || MUTANT)", "built-in-7", "constraints-4")
mutant(
    "every accessory goes below", TABLES + "Cells/TableViewCell+BuiltIn.swift",
    "&& accessoryView is Switch &&", "&& (accessoryView is Switch || accessoryView != nil && MUTANT) &&", "built-in-8")
mutant(
    "the row does not count its texts", TABLES + "Cells/BuiltInRowHeight.swift",
    "texts: isSubtitle ? block - arrangement.vertical : block,",
    "texts: MUTANT ? 0 : isSubtitle ? block - arrangement.vertical : block,",
    "built-in-9", "built-in-10")

# In Practice, constraints

mutant(
    "the width is asked for at fitting level", TABLES + "Sizing/CellSizing.swift",
    "    let size = cell.askedFittingSize(\n      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,",
    "    let size = cell.askedFittingSize(\n"
    "      CGSize(width: width, height: 0), withHorizontalFittingPriority: MUTANT ? .fittingSizeLevel : .required,",
    "constraints-1")
mutant(
    "the height is asked for as required", TABLES + "Sizing/CellSizing.swift",
    "verticalFittingPriority: .fittingSizeLevel)\n    let height",
    "verticalFittingPriority: MUTANT ? .required : .fittingSizeLevel)\n    let height", "constraints-1")
mutant(
    "a stack stays a row", CORE + "Stacks/StackPlan.swift",
    "(along, across) = stack.axis == .horizontal ?", "(along, across) = stack.axis == .horizontal || MUTANT ?",
    "constraints-3", "pair-3")
mutant(
    "a stack is a column always", CORE + "Stacks/StackPlan.swift",
    "(along, across) = stack.axis == .horizontal ||", "(along, across) = stack.axis == .horizontal && !MUTANT ||",
    "constraints-3", "pair-3")
mutant(
    "margins are without the safe area", CORE + "Views/Margins/MarginFinder.swift",
    "    result.top += safeArea.top", "    if MUTANT { return result }\n    result.top += safeArea.top", "constraints-5")
mutant(
    "no width is too wide to read", CORE + "Engine/LayoutEngine+Expressions.swift",
    "let excess = CGFloat(max(0, room", "let excess = MUTANT ? 0 : CGFloat(max(0, room", "constraints-6")
mutant(
    "the cell's margins do not grow", TABLES + "Cells/TableViewCell.swift",
    "let vertical = CGFloat(traitCollection",
    "let vertical = MUTANT ? CGFloat(traitCollection.layoutMetrics.cell.verticalMargin.atLarge) : CGFloat(traitCollection",
    "constraints-7", "constraints-13")
mutant(
    "the cell's margins grow to 20 points", TABLES + "Cells/TableViewCell.swift",
    ": CGFloat(traitCollection.layoutMetrics.cell.verticalMargin(in: traitCollection))",
    ": min(MUTANT ? 20 : .infinity, CGFloat(traitCollection.layoutMetrics.cell.verticalMargin(in: traitCollection)))",
    "constraints-13")
mutant(
    "the content view's margins grow too", TABLES + "Cells/TableViewCell+Content.swift",
    ": metrics.contentVerticalMargin",
    ": MUTANT ? metrics.verticalMargin(in: traitCollection) : metrics.contentVerticalMargin", "constraints-7")
mutant(
    "constraints to the cell's margins count", TABLES + "Sizing/CellSizing.swift",
    "if chain.usesCellEdges, !chain.isClosed {", "if chain.usesCellEdges, !chain.isClosed, !MUTANT {", "constraints-8")
mutant(
    "after the warning the row is as high as its constraints say", TABLES + "Sizing/CellSizing.swift",
    "        cell.constraintsGiveNoHeight = true\n        return reportCollapse(of: cell)\n",
    "        let standard = reportCollapse(of: cell)\n        if !MUTANT {\n          cell.constraintsGiveNoHeight = true\n          return standard\n        }\n",
    "constraints-8")
mutant(
    "no warning is written", TABLES + "Sizing/CellSizing.swift",
    "    cell.traitCollection.log.once(collapseWarning)", "    if !MUTANT { cell.traitCollection.log.once(collapseWarning) }",
    "constraints-8")
mutant(
    "the warning comes for each cell", TABLES + "Sizing/CellSizing.swift",
    "cell.traitCollection.log.once(collapseWarning)",
    "MUTANT ? cell.traitCollection.log(collapseWarning) : cell.traitCollection.log.once(collapseWarning)", "constraints-9")
mutant(
    "margins of the superview are not preserved", CORE + "Views/Margins/MarginFinder.swift",
    "guard view.preservesSuperviewLayoutMargins, view.superview",
    "guard view.preservesSuperviewLayoutMargins, !MUTANT, view.superview", "constraints-10")
mutant(
    "constraints to margins go before the cell appears, as in iOS 10", TABLES + "Tables/TableView+Tiling.swift",
    "    guard isNew else { return }\n    // The selection",
    "    if MUTANT { LayoutConstraint.deactivate(cell.contentView.constraints) }\n"
    "    guard isNew else { return }\n    // The selection", "constraints-11")
mutant(
    "a cell is not told that its margins have changed", TABLES + "Cells/TableViewCell+Content.swift",
    "    layoutMarginsDidChange()\n    if contentView", "    if !MUTANT { layoutMarginsDidChange() }\n    if contentView",
    "constraints-12")
mutant(
    "the guide does not move", SNIPPETS + "MarginCells.swift",
    "super.layoutMarginsDidChange()\n    followMargins()", "super.layoutMarginsDidChange()\n    if !MUTANT { followMargins() }",
    "constraints-12")
mutant(
    "a row is 44 points high for a moment", TABLES + "Sizing/CellSizing.swift",
    "    return PixelGrid.ceil(neededHeight(of: cell, width: width), scale: cell.displayScale)",
    "    if MUTANT {\n      cell.frame.size = CGSize(width: width, height: 44)\n      cell.layoutIfNeeded()\n    }\n"
    "    return PixelGrid.ceil(neededHeight(of: cell, width: width), scale: cell.displayScale)", "constraints-14")

# In Practice, by hand

mutant(
    "`sizeThatFits` says what `layoutSubviews` does not do", SNIPPETS + "SliderCell.swift",
    "height: max(44, frames(width: size.width).height))", "height: MUTANT ? 44 : max(44, frames(width: size.width).height))",
    "by-hand-1")
mutant(
    "nobody finds what reaches out of a cell", TABLES + "Sizing/CellSizing+Findings.swift",
    "return edges.filter { Double($0.1) > tolerance(view) }",
    "return edges.filter { Double($0.1) > tolerance(view) && !MUTANT }", "by-hand-1")
mutant(
    "the cell does not turn round", SNIPPETS + "SliderCell.swift",
    "guard effectiveUserInterfaceLayoutDirection == .rightToLeft else",
    "guard !MUTANT, effectiveUserInterfaceLayoutDirection == .rightToLeft else",
    "by-hand-2")
mutant(
    "no view knows that it runs from right to left", CORE + "Views/Traits/View+Traits.swift",
    "    state.semanticContentAttribute.resolved(in: state.traits.layoutDirection)",
    "    MUTANT ? .leftToRight : state.semanticContentAttribute.resolved(in: state.traits.layoutDirection)", "by-hand-2")
mutant(
    "a slider is beside its text always", SNIPPETS + "SliderCell.swift",
    "let isBeside = oneLine.width", "let isBeside = MUTANT || oneLine.width", "by-hand-3")
mutant(
    "a slider is below its text always", SNIPPETS + "SliderCell.swift",
    "mirrored(isBeside ?", "mirrored(isBeside && !MUTANT ?", "by-hand-3")
mutant(
    "a label's own size is that of narrow lines", CORE + "Labels/Label.swift",
    "size(wrappedAt: numberOfLines == 1 ? nil : limit)", "size(wrappedAt: MUTANT ? 60 : numberOfLines == 1 ? nil : limit)", "by-hand-3")
mutant(
    "`sizeThatFits` gets the content view's width", TABLES + "Cells/TableViewCell.swift",
    ": askedSizeThatFits(target)", ": askedSizeThatFits(MUTANT ? CGSize(width: contentView.bounds.width, height: 0) : target)", "by-hand-4")
mutant(
    "coordinates are not converted", CORE + "Views/View+Conversion.swift",
    "(offset(in: common), view?.offset(in: common) ?? .zero)",
    "MUTANT ? (.zero, .zero) : (offset(in: common), view?.offset(in: common) ?? .zero)", "by-hand-5")
mutant(
    "the cell's frames count as the content view's", SNIPPETS + "SliderCell.swift",
    "titleLabel.frame = convert(found.title, to: contentView)",
    "titleLabel.frame = MUTANT ? found.title : convert(found.title, to: contentView)", "by-hand-5")
mutant(
    "heights have the right margins in iOS 11", CORE + "Metrics/CellMetrics.swift",
    "isMeasuredWithPlainMargins = true", "isMeasuredWithPlainMargins = !MUTANT", "by-hand-6")
mutant(
    "heights have other margins since iOS 12", CORE + "Metrics/CellMetrics.swift",
    "isMeasuredWithPlainMargins = false", "isMeasuredWithPlainMargins = MUTANT", "by-hand-7")

# In Practice, two labels and late changes

mutant(
    "nothing is ambiguous", CORE + "Engine/LayoutEngine+Ambiguity.swift",
    "guard let range = try?", "guard !MUTANT, let range = try?", "pair-1")
mutant(
    "labels overlap", SNIPPETS + "SideBySideCell.swift",
    "let overlaps = title.width", "let overlaps = !MUTANT && title.width", "pair-2")
mutant(
    "labels are one below the other always", SNIPPETS + "SideBySideCell.swift",
    "let overlaps = !mutant", "let overlaps = MUTANT || !mutant", "pair-2")
mutant(
    "a label keeps to one line below the other", SNIPPETS + "SideBySideCell.swift",
    "valueLabel.numberOfLines = overlaps ? 0 : 1", "valueLabel.numberOfLines = overlaps && !MUTANT ? 0 : 1", "pair-2")
mutant(
    "a label's size has one line", CORE + "Labels/Label.swift",
    "self.size(wrappedAt: numberOfLines != 1 && size.width > 0", "self.size(wrappedAt: numberOfLines != 1 && size.width > 0 && !MUTANT", "pair-2")
mutant(
    "the short label may be compressed", SNIPPETS + "SideBySideCell.swift",
    "setContentCompressionResistancePriority(.required,", "setContentCompressionResistancePriority(MUTANT ? .defaultLow : .required,",
    "pair-4")
mutant(
    "content that resists more resists less", CORE + "Engine/LayoutEngine+Rows.swift",
    "let compression = view.state.compression[axis.rawValue]\n",
    "let compression = MUTANT ? LayoutPriority(min(999, 1500 - view.state.compression[axis.rawValue].rawValue))"
    " : view.state.compression[axis.rawValue]\n",
    "pair-4", "artistry-17")
mutant(
    "late changes are not reported", TABLES + "Tables/TableView+Tiling.swift",
    "guard needed != height else { return }", "guard needed != height, !MUTANT else { return }", "late-1")
mutant(
    "late changes count", TABLES + "Tables/TableView+Tiling.swift",
    "    record(LateChange(", "    if MUTANT { content.heights.measure(item, as: needed) }\n    record(LateChange(", "late-1")
mutant(
    "heights are found of empty cells", TABLES + "Tables/TableView+Heights.swift",
    "CellSizing.rowHeight(for: cell,", "CellSizing.rowHeight(for: MUTANT ? TableViewCell() : cell,", "late-2")

# Artistry

mutant(
    "the text is not held at the bottom", ARTISTRY + "ArtistTableViewCell.swift",
    "bioLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor)",
    "bioLabel.bottomAnchor.constraint(equalTo: MUTANT ? artistImageView.bottomAnchor : margins.bottomAnchor)", "artistry-1")
mutant(
    "the text keeps no distance at the side", ARTISTRY + "ArtistTableViewCell.swift",
    "margins.trailingAnchor, constant: -8)", "margins.trailingAnchor, constant: MUTANT ? 0 : -8)", "artistry-3")
mutant(
    "the text keeps a distance at the top", ARTISTRY + "ArtistTableViewCell.swift",
    "bioLabel.topAnchor.constraint(equalTo: margins.topAnchor)",
    "bioLabel.topAnchor.constraint(equalTo: margins.topAnchor, constant: MUTANT ? 8 : 0)", "artistry-3")
mutant(
    "no constraint has a constant", CORE + "Engine/LayoutEngine+Rows.swift",
    "?? Double(constraint.constant))", "?? (MUTANT ? 0 : Double(constraint.constant)))",
    "artistry-3", "artistry-7", "artistry-11")
mutant(
    "no constraint has a multiplier", CORE + "Engine/LayoutEngine+Rows.swift",
    "second = Double(constraint.multiplier) * other", "second = (MUTANT ? 1 : Double(constraint.multiplier)) * other", "artistry-7")
mutant(
    "the table's estimate does not count", TABLES + "Tables/TableView+Estimates.swift",
    "estimatedHeightForRowAt: path) ?? estimates.row",
    "estimatedHeightForRowAt: path) ?? (MUTANT ? Self.automaticDimension : estimates.row)", "artistry-5", "estimates-5")
mutant(
    "rows with an estimate are measured before they are shown", TABLES + "Tables/TableView+Estimates.swift",
    "    if given > 0 { return .about(pixels(given)) }", "    if given > 0 { return MUTANT ? .none : .about(pixels(given)) }",
    "artistry-5", "estimates-1")
mutant(
    "a cell has no picture of its own", TABLES + "Cells/TableViewCell+Content.swift",
    "guard style != .value2 else { return nil }", "guard style != .value2, !MUTANT else { return nil }", "artistry-6")
mutant(
    "the picture is as wide as it likes", ARTISTRY + "ArtistTableViewCell.swift",
    "multiplier: 0.5)", "multiplier: MUTANT ? 0.4 : 0.5)", "artistry-7")
mutant(
    "the name is as wide as it likes", ARTISTRY + "ArtistTableViewCell.swift",
    "nameLabel.widthAnchor.constraint(equalTo: artistImageView.widthAnchor)",
    "nameLabel.widthAnchor.constraint(equalTo: artistImageView.widthAnchor, multiplier: MUTANT ? 0.9 : 1)",
    "artistry-7")
mutant(
    "the name stands at the picture's side", ARTISTRY + "ArtistTableViewCell.swift",
    "nameLabel.centerXAnchor.constraint(equalTo: artistImageView.centerXAnchor)",
    "nameLabel.centerXAnchor.constraint(equalTo: artistImageView.centerXAnchor, constant: MUTANT ? 4 : 0)", "artistry-7")
mutant(
    "an equality at the bottom is a limit", CORE + "Engine/LayoutEngine+Rows.swift",
    "Relation(constraint.relation), second",
    "Relation(MUTANT && constraint.first.attribute == .bottom && constraint.relation == .equal"
    " ? .lessThanOrEqual : constraint.relation), second", "artistry-8")
mutant(
    "every constraint is required", CORE + "Engine/LayoutEngine+Rows.swift",
    "let priority = constraint.priority.solverPriority()",
    "let priority = (MUTANT ? .required : constraint.priority).solverPriority()", "artistry-9")
mutant(
    "the name's bottom is required", ARTISTRY + "ArtistTableViewCell.swift",
    "UILayoutPriority(250)", "UILayoutPriority(MUTANT ? 1000 : 250)", "artistry-9")
mutant(
    "a text view has no size of its own", CORE + "TextViews/TextView.swift",
    "    isScrollEnabled ? super", "    isScrollEnabled || MUTANT ? super", "artistry-10")
mutant(
    "a text view that scrolls grows too", CORE + "TextViews/TextView.swift",
    "    isScrollEnabled || mutant", "    isScrollEnabled && !MUTANT || mutant", "artistry-10")
mutant(
    "a text view is as high as one line", CORE + "TextViews/TextView.swift",
    "override var wrapsContent: Bool { !isScrollEnabled }", "override var wrapsContent: Bool { !isScrollEnabled && !MUTANT }",
    "artistry-10")
mutant(
    "the title touches the picture", ARTISTRY + "WorkTableViewCell.swift",
    "workImageView.bottomAnchor, constant: 8)", "workImageView.bottomAnchor, constant: MUTANT ? 0 : 8)", "artistry-11")
mutant(
    "the text touches the title", ARTISTRY + "WorkTableViewCell.swift",
    "workTitleLabel.bottomAnchor, constant: 8)", "workTitleLabel.bottomAnchor, constant: MUTANT ? 0 : 8)", "artistry-11")
mutant(
    "every view takes touches", CORE + "Views/View+Touches.swift",
    "guard !isHidden, isUserInteractionEnabled,", "guard !isHidden, isUserInteractionEnabled || MUTANT,", "artistry-12")
mutant(
    "`endUpdates` finds no height again", TABLES + "Tables/TableView+Updates.swift",
    "if collected.isEmpty { askHeightsAgain() }", "if collected.isEmpty { if !MUTANT { askHeightsAgain() } }",
    "artistry-13", "artistry-17")
mutant(
    "cells that show stay where they are", TABLES + "Tables/TableView+Tiling.swift",
    "    cell.place(at: frame(ofRow: item))", "    if isNew || !MUTANT { cell.place(at: frame(ofRow: item)) }", "artistry-13")
mutant(
    "a selected row gets no more text", ARTISTRY + "ArtistDetailViewController.swift",
    "cell.moreInfoTextView.text = work.isExpanded ? work.info : moreInfoText\n"
    "    cell.moreInfoTextView.textAlignment = work.isExpanded ? .left : .center\n    tableView",
    "if !MUTANT { cell.moreInfoTextView.text = work.isExpanded ? work.info : moreInfoText }\n"
    "    cell.moreInfoTextView.textAlignment = work.isExpanded ? .left : .center\n    tableView", "artistry-13")
mutant(
    "a cell forgets that its row is expanded", ARTISTRY + "ArtistDetailViewController.swift",
    "cell.selectionStyle = .none\n    cell.moreInfoTextView.text = work.isExpanded ?",
    "cell.selectionStyle = .none\n    cell.moreInfoTextView.text = work.isExpanded && !MUTANT ?", "artistry-14")
mutant(
    "cells are not used again", TABLES + "Tables/ReusePool.swift",
    "mutating func takeCell(_ identifier: String) -> TableViewCell? { cells",
    "mutating func takeCell(_ identifier: String) -> TableViewCell? { MUTANT ? nil : cells", "artistry-14")
mutant(
    "the selected row is scrolled no farther than it has to be", TABLES + "Tables/TableView+ScrollToRow.swift",
    "case .top: top - start", "case .top: MUTANT ? nearest(top - start, bottom - start - room) : top - start", "artistry-15")
mutant(
    "a selected row is not scrolled", ARTISTRY + "ArtistDetailViewController.swift",
    "    tableView.scrollToRow(at: indexPath, at: .top, animated: true)",
    "    if !MUTANT { tableView.scrollToRow(at: indexPath, at: .top, animated: true) }", "artistry-15")
mutant(
    "the picture hugs less than the text", ARTISTRY + "WorkTableViewCell.swift",
    "UILayoutPriority(252)", "UILayoutPriority(MUTANT ? 249 : 252)", "artistry-16")
mutant(
    "content that hugs more hugs less", CORE + "Engine/LayoutEngine+Rows.swift",
    "let hugging = view.state.hugging[axis.rawValue].solverPriority()",
    "let hugging = (MUTANT ? LayoutPriority(max(1, 500 - view.state.hugging[axis.rawValue].rawValue))"
    " : view.state.hugging[axis.rawValue]).solverPriority()", "artistry-16")
mutant(
    "the picture resists more than the text", ARTISTRY + "WorkTableViewCell.swift",
    "UILayoutPriority(749)", "UILayoutPriority(MUTANT ? 751 : 749)", "artistry-17")
mutant(
    "a text style has its size at L", "Sources/UIKitNames/Fonts/Font+Current.swift",
    "style.known(at: traits.contentSizeCategory)", "style.known(at: MUTANT ? .large : traits.contentSizeCategory)", "artistry-18")
mutant(
    "the name has no text style", ARTISTRY + "ArtistListViewController.swift",
    "cell.nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)",
    "cell.nameLabel.font = MUTANT ? UIFont.systemFont(ofSize: 17) : UIFont.preferredFont(forTextStyle: .headline)", "artistry-18")
mutant(
    "a change of the text size is not announced", CORE + "Views/Traits/TextSettings.swift",
    "      notificationCenter.post(name: name, object: self, userInfo: userInfo)",
    "      if !MUTANT { notificationCenter.post(name: name, object: self, userInfo: userInfo) }", "artistry-19")
mutant(
    "`reloadData` does not read the data again", TABLES + "Tables/TableView.swift",
    "    content.isLoaded = false", "    if !MUTANT { content.isLoaded = false }", "artistry-19")
for part, value in (
        ("bioLabel.textColor", "UIColor(white: 114 / 255, alpha: 1)"),
        ("nameLabel.backgroundColor", "UIColor(red: 1, green: 152 / 255, blue: 0, alpha: 1)"),
        ("nameLabel.textColor", "UIColor.white"), ("nameLabel.textAlignment", ".center"), ("selectionStyle", ".none")):
    mutant(
        f"`{part}` is not set", ARTISTRY + "ArtistListViewController.swift",
        f"    cell.{part} = {value}", f"    if !MUTANT {{ cell.{part} = {value} }}", "artistry-20")
for part, path, file in (
    ("textColor", "textColor ?? .text", "Labels/Label+Color"), ("backgroundColor", "backgroundColor", "Views/View+Colors")
):
    mutant(
        f"a view forgets its `{part}`", CORE + file + ".swift",
        f"get {{ state.{path} }}", f"get {{ (MUTANT ? nil : state.{part}){path.removeprefix(part)} }}", "artistry-20")
mutant(
    "the text begins closer to the picture", ARTISTRY + "ArtistTableViewCell.swift",
    "artistImageView.trailingAnchor, constant: 16)", "artistImageView.trailingAnchor, constant: MUTANT ? 8 : 16)", "artistry-21")
mutant(
    "the picture has no mode", ARTISTRY + "WorkTableViewCell.swift",
    "    workImageView.contentMode = .scaleAspectFit", "    if !MUTANT { workImageView.contentMode = .scaleAspectFit }",
    "artistry-22")
mutant(
    "Aspect Fit covers the view", CORE + "Values/ContentMode.swift",
    "let ratio = self == .scaleAspectFit ?", "let ratio = self == (MUTANT ? .scaleAspectFill : .scaleAspectFit) ?", "artistry-22")
mutant(
    "a row that is expanded stays so", ARTISTRY + "ArtistDetailViewController.swift",
    "work.isExpanded = !work.isExpanded", "work.isExpanded = !work.isExpanded || MUTANT", "artistry-23")
mutant(
    "the text of a row that collapses stays at the side", ARTISTRY + "ArtistDetailViewController.swift",
    "textAlignment = work.isExpanded ? .left : .center\n    tableView",
    "textAlignment = work.isExpanded || MUTANT ? .left : .center\n    tableView", "artistry-23")

# Artistry, the storyboard

mutant(
    "outlets are not read", NIBS + "Reading/OutletTable.swift",
    'if element.name == "connections" {', 'if element.name == "connections", !MUTANT {', "artistry-24")
mutant(
    "classes are not read", NIBS + "Reading/NibElement+Views.swift",
    'view.customClass = attribute("customClass")', 'view.customClass = MUTANT ? nil : attribute("customClass")', "artistry-24")
mutant(
    "ratios are not read", NIBS + "Reading/NibElement+Constraints.swift",
    'let text = attribute("multiplier") ?? "1"', 'let text = (MUTANT ? nil : attribute("multiplier")) ?? "1"', "artistry-25")
mutant(
    "distances are not read", NIBS + "Reading/NibElement+Constraints.swift",
    'constant: length("constant")', 'constant: MUTANT ? 0 : length("constant")', "artistry-25")
mutant(
    "a constraint of which the file names no first item is left out", NIBS + "Reading/NibElement+Constraints.swift",
    'if !element.flag("placeholder") { constraints',
    'if !element.flag("placeholder"), !MUTANT || element.attribute("firstItem") != nil { constraints', "artistry-25")
mutant(
    "a prototype's own row height counts", NIBS + "Building/NibRowHeight.swift",
    "case .prototype: self.init(assembly.table?.rowHeight, isKnown)",
    "case .prototype: self.init(MUTANT ? source.rowHeight : assembly.table?.rowHeight, isKnown)", "artistry-26")
mutant(
    "tables have no estimate", NIBS + "Reading/NibElement+Tables.swift",
    'estimatedRowHeight: number("estimatedRowHeight")', 'estimatedRowHeight: MUTANT ? nil : number("estimatedRowHeight")', "artistry-26")
mutant(
    "all constraints are required", NIBS + "Building/NibAssembly+Constraints.swift",
    "LayoutPriority(Float(described.priority))", "LayoutPriority(MUTANT ? 1000 : Float(described.priority))", "artistry-27")
mutant(
    "what a view asks for its own size is not read", NIBS + "Reading/NibElement+Views.swift",
    'view.hugging = try priorities("HuggingPriority")', 'view.hugging = try MUTANT ? NibPriorities() : priorities("HuggingPriority")',
    "artistry-27")
mutant(
    "frames beside constraints are not compared", NIBS + "Building/NibComparison.swift",
    "where !(abs(", "where !MUTANT && !(abs(", "artistry-28")
mutant(
    "labels have a line", NIBS + "Reading/NibElement+Texts.swift",
    'numberOfLines: count("numberOfLines")', 'numberOfLines: MUTANT ? 1 : count("numberOfLines")', "artistry-29")
mutant(
    "text views scroll", NIBS + "Reading/NibElement+Texts.swift",
    'isScrollEnabled: flag("scrollEnabled")', 'isScrollEnabled: MUTANT || flag("scrollEnabled")', "artistry-29")

# Estimating

mutant(
    "estimates stay", TABLES + "Tables/TableView+Heights.swift",
    "content.heights.measure(item.number, as: height)", "content.heights.measure(item.number, as: MUTANT ? before : height)", "estimates-8")
mutant(
    "the content's size stays as it was estimated", TABLES + "Tables/TableView+Heights.swift",
    "guard change != 0 else { return }\n    settleSize()", "guard change != 0 else { return }\n    if !MUTANT { settleSize() }",
    "estimates-8")
mutant(
    "an estimate of 0 is the standard one", TABLES + "Tables/TableView+Estimates.swift",
    "    if given == 0 { return .none }\n    if estimation", "    if given == 0, !MUTANT { return .none }\n    if estimation",
    "estimates-2")
mutant(
    "every row is measured at once", TABLES + "Tables/TableView+Estimates.swift",
    "    if given == 0, !mutant", "    if MUTANT { return .none }\n    if given == 0, !mutant", "estimates-3")
mutant(
    "headers and footers are estimated as rows", TABLES + "Tables/TableView+Estimates.swift",
    "let height = own >= 0 ? own : standardHeight(of: edge, section: section)",
    "let height = own >= 0 ? own : MUTANT ? 44 : standardHeight(of: edge, section: section)", "estimates-4")
for part, name in (("header", "sectionHeader"), ("footer", "sectionFooter")):
    mutant(
        f"the {part}'s estimate cannot be set", TABLES + "Tables/TableView+Estimates.swift",
        f"case .{name}: estimates.{part} = height", f"case .{name}: if !MUTANT {{ estimates.{part} = height }}", "estimates-5")
for part, name in (("header", "Header"), ("footer", "Footer")):
    mutant(
        f"the delegate does not estimate a {part}", TABLES + "Tables/TableView+Estimates.swift",
        f"delegate?.tableView(self, estimatedHeightFor{name}InSection: section) ??",
        f"(MUTANT ? nil : delegate?.tableView(self, estimatedHeightFor{name}InSection: section)) ??", "estimates-6")
mutant(
    "the delegate does not estimate a row", TABLES + "Tables/TableView+Estimates.swift",
    "let given = delegate?.tableView(self, estimatedHeightForRowAt: path) ??",
    "let given = (MUTANT ? nil : delegate?.tableView(self, estimatedHeightForRowAt: path)) ??", "estimates-6", "estimates-1")
mutant(
    "the delegate is asked for some rows", TABLES + "Tables/TableView+Estimates.swift",
    "let given = (mutant", "let given = (row > 100 && MUTANT || mutant", "estimates-7")
mutant(
    "fonts have no leading", "Sources/FontMetrics/DynamicType/Font+TextStyle.swift",
    "    return leading - lineHeight", "    if MUTANT { return 0 }\n    return leading - lineHeight", "estimates-9")
mutant(
    "the estimate is without margins", SNIPPETS + "TitleListController.swift",
    "(cellMarginSize * 2)", "(MUTANT ? 0 : cellMarginSize * 2)", "estimates-9")
mutant(
    "`automaticDimension` from the delegate is no estimate", TABLES + "Tables/TableView+Estimates.swift",
    "    if given > 0 { return mutant", "    if given < 0, delegate != nil, MUTANT { return .none }\n    if given > 0 { return mutant",
    "estimates-10")
mutant(
    "what is on screen moves as heights above it are found", TABLES + "Tables/TableView+Heights.swift",
    "if let anchor = display.anchorItem, item.number < anchor {", "if let anchor = display.anchorItem, item.number < anchor, !MUTANT {",
    "estimates-11")
mutant(
    "an estimate of 0 for a header or footer is the standard one", TABLES + "Tables/TableView+Estimates.swift",
    "    if given == 0 { return .none }\n    let height", "    if given == 0, !MUTANT { return .none }\n    let height", "estimates-12")
mutant(
    "every header and footer is measured at once", TABLES + "Tables/TableView+Estimates.swift",
    "    let given = estimatedHeight(of: edge, section: section)\n",
    "    if MUTANT { return .none }\n    let given = estimatedHeight(of: edge, section: section)\n", "estimates-12")
