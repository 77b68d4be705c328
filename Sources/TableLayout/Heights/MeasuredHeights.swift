public import FontMetrics
public import LayoutCore

/// Heights of rows that were found ahead of a table, at one text size or several.
public struct MeasuredHeights: Hashable, Sendable {
  /// The rows, numbered as whoever measured them numbers rows.
  public let rows: Range<Int>
  /// Pixels in a point.
  public let displayScale: Double
  /// The text sizes, in the order they were asked for.
  public let categories: [ContentSizeCategory]
  /// The heights in pixels: for each text size those of all rows.
  let pixels: [[Int32]]

  init(rows: Range<Int>, displayScale: Double, categories: [ContentSizeCategory], pixels: [[Int32]]) {
    self.rows = rows
    self.displayScale = displayScale
    self.categories = categories
    self.pixels = pixels
  }

  /// The height of a row, in points, at a text size; nil when it was not measured.
  public func height(ofRow row: Int, at category: ContentSizeCategory) -> Double? {
    guard rows.contains(row), let heights = heights(at: category) else { return nil }
    return Double(heights[row - rows.lowerBound]) / displayScale
  }

  /// The heights in pixels at a text size, in the order of the rows; nil when it was not measured at.
  func heights(at category: ContentSizeCategory) -> [Int32]? {
    categories.firstIndex(of: category.resolved).map { pixels[$0] }
  }

  /// The sum of all heights at a text size, in points; nil when it was not measured at.
  public func total(at category: ContentSizeCategory) -> Double? {
    heights(at: category).map { Double($0.reduce(0) { $0 + Int($1) }) / displayScale }
  }
}

/// How far a measurement has come.
public struct MeasurementProgress: Hashable, Sendable {
  /// How many rows have been measured, at all text sizes asked for.
  public let measured: Int
  /// How many there are.
  public let count: Int
}

/// Why heights could not be found ahead.
public enum HeightMeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The task was canceled.
  case canceled
  /// The width is none that rows can have.
  case layout(LayoutError)

  /// What happened, in a sentence.
  public var description: String {
    switch self {
    case .canceled: "The measurement was canceled."
    case .layout(let error): error.message
    }
  }
}
