import FontMetrics

/// The numbers of table view cells that UIKit does not publish; every one that Strut settled for itself is here.
///
/// Era iOS 17 (Facts.md#cells).
enum CellMetrics {
  /// The least height of a row, in points (documented, and its use when constraints give none).
  static let minimumHeight = 44.0

  /// The width, in points, from which a cell's sides are wider (reported).
  static let wideCell = 414.0

  /// The margin at the sides of a cell of a width: 16 points, 20 in wide ones (reported).
  static func sideMargin(width: Double) -> Double { width >= wideCell ? 20 : 16 }

  /// The content view's own margin above and below (Strut's rule).
  static let contentVerticalMargin = 8.0

  /// The cell's margin above and below: 11 points at L, scaled with body text (11 at L is measured, the scaling is Strut's
  /// rule).
  static func verticalMargin(in traits: TraitCollection) -> Double {
    let atLarge = 11.0
    let scaler = FontScaler(style: .body)
    let scaled = try? scaler.scaledValue(
      atLarge, category: traits.contentSizeCategory, displayScale: traits.displayScale)
    return scaled ?? atLarge
  }

  /// The line between rows: one pixel (published dumps).
  static func separatorThickness(in traits: TraitCollection) -> Double { PixelGrid.pixel(scale: traits.displayScale) }

  /// What UIKit logs when constraints leave a row no height.
  static let collapseWarning = """
    Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's content \
    view. We're considering the collapse unintentional and using standard height instead.
    """
}
