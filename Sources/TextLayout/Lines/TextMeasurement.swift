/// The size and the lines of a text at a width.
public struct TextMeasurement: Sendable {
  /// The size rounded up to pixels, as UIKit answers it.
  public let size: TextSize
  /// The size before rounding.
  public let unroundedSize: TextSize
  /// The lines as a label of the offered width shows them. With a line limit of 1 the size does not follow from them.
  public let lines: TextLines
}
