/// A size of text, in points.
public struct TextSize: Hashable, Sendable, Encodable {
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
