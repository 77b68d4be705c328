public import Foundation

/// How the rectangle of a text is found.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's.
  public let rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines at the width, and the origin is the top of the first one. Without it the text is one line, and
  /// the origin is on its baseline.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Each line is higher by the leading of its fonts.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The rectangle is that of the ink and not that of the lines.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Lines that do not fit the height are left out, and the last one that does ends with an ellipsis. It counts with
  /// ``usesLineFragmentOrigin`` alone.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What is asked of a rectangle of text beyond its options, and what came of it.
open class NSStringDrawingContext: NSObject {
  /// The smallest part of its size that a text may be shown at; 0, the default, and 1 allow no smaller one.
  open var minimumScaleFactor: CGFloat = 0
  /// The part of its size that the text was measured at last; 1 before.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was found last, in points; zero before.
  open private(set) var totalBounds = CGRect.zero

  /// A context of nothing.
  public override init() {}

  func record(_ bounds: CGRect, scale: Double) {
    totalBounds = bounds
    actualScaleFactor = CGFloat(scale)
  }
}
