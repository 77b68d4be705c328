/// A size of text, in points.
public struct TextSize: Hashable, Sendable, Encodable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of text in the coordinates of its bounds, in points, with y pointing down.
public struct TextRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge; negative if the text is taller than its bounds and starts above them.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
