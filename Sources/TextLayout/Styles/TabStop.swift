/// A tab stop, like `NSTextTab`.
public struct TabStop: Hashable, Sendable {
  /// The alignment of the text after the tab.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// Its start is at the stop: UIKit's `left`.
    case leading
    /// Its center is at the stop.
    case center
    /// Its end is at the stop: UIKit's `right`.
    case trailing
    /// Its decimal separator is at the stop, or its end without one.
    case decimal
  }

  /// The distance from the leading edge of the column, before any indent, in points: from the left,
  /// or from the right in a right-to-left paragraph.
  public var location: Double
  /// The alignment of the text after the tab.
  public var alignment: Alignment
  /// The decimal separator. Its first occurrence counts.
  public var decimalSeparator: Unicode.Scalar

  /// Creates a tab stop at a location, in points.
  public init(_ location: Double, alignment: Alignment = .leading, decimalSeparator: Unicode.Scalar = ".") {
    self.location = location
    self.alignment = alignment
    self.decimalSeparator = decimalSeparator
  }
}
