package import FontMetrics

/// A number that was measured on a device, with its name in `Recorder/Recorder.swift`.
package struct MeasuredNumber: Hashable, Sendable {
  /// The measured quantity, such as `cell.margin.top`.
  package var quantity: String
  /// The text size of the measurement.
  package var category: ContentSizeCategory
  /// The display scale, in pixels per point.
  package var displayScale: Double
  /// The width of the measured view, in points.
  package var width: Double
  /// The number, in points.
  package var value: Double

  /// Creates a measured number.
  package init(quantity: String, category: ContentSizeCategory, displayScale: Double, width: Double, value: Double) {
    self.quantity = quantity
    self.category = category
    self.displayScale = displayScale
    self.width = width
    self.value = value
  }
}
