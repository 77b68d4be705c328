public import FontMetrics

/// A number that was measured on a device, under the name that `Recorder/Recorder.swift` gives it.
public struct MeasuredNumber: Hashable, Sendable {
  /// What it is, such as `cell.margin.top`.
  public var quantity: String
  /// The text size it was measured at.
  public var category: ContentSizeCategory
  /// Pixels in a point of the display.
  public var displayScale: Double
  /// The width of what was measured, in points.
  public var width: Double
  /// The number, in points.
  public var value: Double

  /// A number of a device.
  public init(quantity: String, category: ContentSizeCategory, displayScale: Double, width: Double, value: Double) {
    self.quantity = quantity
    self.category = category
    self.displayScale = displayScale
    self.width = width
    self.value = value
  }
}
