public import Foundation

/// Options for the bounding rectangle of text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: Int

  /// Creates options from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks the text into lines at the width; the origin is the top of the first line. Without this
  /// option the text is one line, and the origin is on its baseline.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Adds the leading of the fonts to each line.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Uses the bounds of the glyphs' ink instead of the lines.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Removes lines that do not fit the height, and ends the last remaining one with an ellipsis. It
  /// requires ``usesLineFragmentOrigin``.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// Additional input to and output from the measurement of text.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale at which the text may be displayed; 0, the default, and 1 allow no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the last measurement; 1 before the first.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the last measurement, in points; zero before the first.
  open private(set) var totalBounds = CGRect.zero

  /// Creates a context with default values.
  public override init() {}

  func record(_ bounds: CGRect, scale: Double) {
    totalBounds = bounds
    actualScaleFactor = CGFloat(scale)
  }
}
