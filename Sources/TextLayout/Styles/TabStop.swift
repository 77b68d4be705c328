/// A place on the line that a tab reaches for: `NSTextTab`.
public struct TabStop: Hashable, Sendable {
  /// What of the text after the tab stands at the stop.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// Its start: UIKit's `left`.
    case leading
    /// Its middle.
    case center
    /// Its end: UIKit's `right`.
    case trailing
    /// Its decimal separator; its end where it has none.
    case decimal
  }

  /// Distance from the leading edge of the column, before any indent, in points: from the left, or from the right in a
  /// paragraph that reads from right to left.
  public var location: Double
  /// What of the text after the tab stands there.
  public var alignment: Alignment
  /// What a decimal stop looks for; the first one counts.
  public var decimalSeparator: Unicode.Scalar

  /// A stop at a place, in points.
  public init(_ location: Double, alignment: Alignment = .leading, decimalSeparator: Unicode.Scalar = ".") {
    self.location = location
    self.alignment = alignment
    self.decimalSeparator = decimalSeparator
  }
}
