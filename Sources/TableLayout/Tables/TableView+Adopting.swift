import LayoutCore

extension TableView {
  /// Takes heights over that were found ahead, for rows of a section that have the same numbers. What is on screen stays. They count
  /// before the first layout, and before the one that follows another text size; at another width than then the table forgets them.
  /// They take the place of heights that the table or its delegate gives, too.
  ///
  /// Throws when there are not all those rows in the section, when they were not measured at the table's text size, or at another
  /// display scale; nothing is taken then. Whoever measured says that width and content were these.
  /// - Complexity: O(*k* log *n*) for *k* heights.
  public func adopt(_ heights: MeasuredHeights, inSection section: Int = 0) throws(TableError) {
    loadIfNeeded()
    forgetOutdatedHeights()
    let category = traitCollection.contentSizeCategory
    guard let pixels = heights.heights(at: category) else {
      throw .foreign("There are no heights at the text size \(category).")
    }
    guard heights.displayScale == pixelScale else {
      throw .foreign("The heights are those of a display of \(heights.displayScale) pixels a point, not \(pixelScale).")
    }
    guard hasSection(section), heights.rows.lowerBound >= 0,
      heights.rows.upperBound <= content.sections.rowCount(in: section)
    else { throw .foreign("Section \(section) has not all of the rows \(heights.rows) that were measured.") }
    guard content.hasHeights else { throw .foreign("The table is just reading its data, and has no heights yet.") }
    let held = anchor().map { ($0, $0.item) }
    let isInRange = verticalLimits.contains(contentOffset.y)
    let first = content.sections.rows(of: section).lowerBound + heights.rows.lowerBound
    for (place, height) in pixels.enumerated() { content.heights.measure(first + place, as: height) }
    settleSize()
    hold(held, as: .estimates)
    if isInRange { clampOffset() }
    setNeedsTiling()
  }
}

extension TableError {
  fileprivate static func foreign(_ message: String) -> TableError {
    TableError(code: .foreignHeights, message: message)
  }
}
