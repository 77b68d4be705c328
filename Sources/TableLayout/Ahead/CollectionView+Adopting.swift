import FontMetrics
import LayoutCore

extension CollectionView {
  /// Adopts heights that were measured ahead, for items of a section with the same numbers, as
  /// `TableView.adopt` does. Visible items stay in place.
  ///
  /// The heights are those of items. Each line is then as high as its layout requires. Throws an
  /// error, and adopts nothing, if the section lacks some of the items, if its cells do not
  /// determine their heights alone, as in a list or a compositional layout with specified widths,
  /// if the heights were not measured at the view's text size, or if the display scale differs. The
  /// caller ensures that widths and content are the same.
  ///
  /// - Complexity: O(*k* log *n*) for *k* heights.
  public func adopt(_ heights: MeasuredHeights, inSection section: Int = 0) throws(TableError) {
    loadIfNeeded()
    forgetOutdated()
    let isKnown = section >= 0 && section < content.sections.count
    let pixels: [Int32]
    do throws(TableError) {
      pixels = try heights.pixels(
        at: traitCollection.contentSizeCategory, scale: traitCollection.usedDisplayScale, forSection: section,
        rowCount: isKnown ? content.sections.rowCount(in: section) : nil)
    } catch { throw error.inCollection }
    guard content.isLoaded, !display.isLoading, content.shapes.indices.contains(section) else {
      throw .foreignHeights(
        "The collection view is still reading its data and has no heights yet. Try again when it has finished.")
    }
    guard axis == .vertical, content.shapes[section].measuredAxes == [.vertical] else {
      throw .foreignHeights(
        "The cells of section \(section) do not determine their heights alone. Use a list, or a compositional layout "
          + "whose items have specified widths and estimated heights.")
    }
    let held = anchor().map { ($0, $0.item) }
    let isInRange = alongLimits.contains(alongOffset)
    let first = content.sections.rows(of: section).lowerBound + heights.rows.lowerBound
    content.adopt(pixels, from: first)
    settleSize()
    hold(held, as: .estimates)
    if isInRange { clampOffset() }
    setNeedsTiling()
  }
}

extension CollectionContent {
  /// Replaces the heights of items, in pixels.
  fileprivate mutating func adopt(_ pixels: [Int32], from first: Int) {
    measure(
      zip(first..., pixels).map { item, height in
        (item, LineLength(across: sizes[item].across, along: Double(lengths.points(Int(height)))))
      })
  }
}

extension MeasuredHeights {
  /// Returns the heights for a section, in pixels. Throws an error if it has no such rows, or if
  /// the heights were measured at another text size or scale.
  ///
  /// - Parameter rowCount: The number of rows of the section, or nil if it does not exist.
  func pixels(
    at category: ContentSizeCategory, scale: Double, forSection section: Int, rowCount: Int?
  ) throws(TableError) -> [Int32] {
    guard let pixels = heights(at: category) else {
      throw .foreignHeights("There are no heights for the text size \(category).")
    }
    guard displayScale == scale else {
      throw .foreignHeights("Expected heights for a display scale of \(scale), got \(displayScale).")
    }
    guard let rowCount, rows.lowerBound >= 0, rows.upperBound <= rowCount else {
      throw .foreignHeights("Section \(section) does not contain all of the measured rows \(rows).")
    }
    return pixels
  }
}

extension TableError {
  /// The error of heights that were not measured for a table.
  static func foreignHeights(_ message: String) -> TableError { TableError(code: .foreignHeights, message: message) }
}
