package import FontMetrics

/// A number that was measured on a device, under the name that `Recorder/Recorder.swift` gives it.
package struct MeasuredNumber: Hashable, Sendable {
  /// What it is, such as `cell.margin.top`.
  package var quantity: String
  /// The text size it was measured at.
  package var category: ContentSizeCategory
  /// Pixels in a point of the display.
  package var displayScale: Double
  /// The width of what was measured, in points.
  package var width: Double
  /// The number, in points.
  package var value: Double

  /// A number of a device.
  package init(quantity: String, category: ContentSizeCategory, displayScale: Double, width: Double, value: Double) {
    self.quantity = quantity
    self.category = category
    self.displayScale = displayScale
    self.width = width
    self.value = value
  }
}
