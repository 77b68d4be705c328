public import FontMetrics
public import LayoutCore

/// The heights of rows that were measured ahead of a table, at one or more text sizes.
public struct MeasuredHeights: Hashable, Sendable {
  /// The rows, with the numbers of the measurement.
  public let rows: Range<Int>
  /// The display scale, in pixels per point.
  public let displayScale: Double
  /// The text sizes, in the requested order.
  public let categories: [ContentSizeCategory]
  /// The heights of all rows in pixels, by text size.
  let pixels: [[Int32]]

  init(rows: Range<Int>, displayScale: Double, categories: [ContentSizeCategory], pixels: [[Int32]]) {
    self.rows = rows
    self.displayScale = displayScale
    self.categories = categories
    self.pixels = pixels
  }

  /// Returns the height of a row at a text size, in points, or nil if it was not measured.
  public func height(ofRow row: Int, at category: ContentSizeCategory) -> Double? {
    guard rows.contains(row), let heights = heights(at: category) else { return nil }
    return Double(heights[row - rows.lowerBound]) / displayScale
  }

  /// Returns the heights at a text size in pixels, in the order of the rows, or nil if it was not
  /// measured.
  func heights(at category: ContentSizeCategory) -> [Int32]? {
    categories.firstIndex(of: category.resolved).map { pixels[$0] }
  }

  /// Returns the sum of all heights at a text size, in points, or nil if it was not measured.
  public func total(at category: ContentSizeCategory) -> Double? {
    heights(at: category).map { Double($0.reduce(0) { $0 + Int($1) }) / displayScale }
  }
}

/// The progress of a measurement.
public struct MeasurementProgress: Hashable, Sendable {
  /// The number of rows that were measured at all requested text sizes.
  public let measured: Int
  /// The number of rows.
  public let count: Int
}

/// The reason that heights could not be measured ahead.
public enum HeightMeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The task was canceled.
  case canceled
  /// The width is invalid for rows.
  case layout(LayoutError)

  /// A description of the error.
  public var description: String {
    switch self {
    case .canceled: "The measurement was canceled."
    case .layout(let error): error.message
    }
  }
}
