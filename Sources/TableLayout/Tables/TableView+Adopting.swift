import LayoutCore

extension TableView {
  /// Adopts heights that were measured ahead, for rows of a section with the same numbers. Visible
  /// rows stay in place. The heights apply before the first layout, and before the layout after a
  /// change of text size; the table discards them at another width. They also replace heights from
  /// the table or its delegate.
  ///
  /// Throws an error, and adopts nothing, if the section lacks some of the rows, if the heights
  /// were not measured at the table's text size, or if the display scale differs. The caller
  /// ensures that width and content are the same.
  ///
  /// - Complexity: O(*k* log *n*) for *k* heights.
  public func adopt(_ heights: MeasuredHeights, inSection section: Int = 0) throws(TableError) {
    loadIfNeeded()
    forgetOutdatedHeights()
    let pixels = try heights.pixels(
      at: traitCollection.contentSizeCategory, scale: pixelScale, forSection: section,
      rowCount: hasSection(section) ? content.sections.rowCount(in: section) : nil)
    guard content.hasHeights else {
      throw .foreignHeights(
        "The table is still reading its data and has no heights yet. Try again when it has finished.")
    }
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
