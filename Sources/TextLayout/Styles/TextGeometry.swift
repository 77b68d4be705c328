/// A size of text, in points.
public struct TextSize: Hashable, Sendable {
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// A size of these measures, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of text in the coordinates of its bounds, in points, y down.
public struct TextRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge; negative when the text is taller than its bounds and starts above them.
  public var y: Double
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// A rectangle of these measures, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What measuring a text for a width gives.
public struct TextMeasurement: Sendable {
  /// The size rounded up to pixels, as UIKit answers it.
  public let size: TextSize
  /// The size before rounding.
  public let unroundedSize: TextSize
  /// The lines as a label of the offered width shows them. With a line limit of 1 the size does not follow from them.
  public let lines: TextLines
}
