/// The metrics on which the space around a baseline depends: the vertical metrics of a font at its
/// size, in points.
///
/// `Font` conforms. ``FixedBaselineMetrics`` is for code that has the numbers but no font.
public protocol BaselineMetrics: Sendable {
  /// The top of the line above its baseline, up positive.
  var ascender: Double { get }

  /// The bottom of the line below its baseline: negative, as in UIKit.
  var descender: Double { get }

  /// The height of the line, without the gap to the next.
  var lineHeight: Double { get }

  /// The gap to the next line that the face itself asks for; 0 for most, and for all fonts of text
  /// styles.
  var lineGap: Double { get }

  /// The distance between lines in addition to their height: `UIFont.leading`. It differs from
  /// ``lineGap`` for fonts of text styles, and may be negative.
  var leading: Double { get }

  /// The height of flat capitals above the baseline; nil when the face does not say.
  var capHeight: Double? { get }
}

/// Vertical metrics as plain numbers, in points.
public struct FixedBaselineMetrics: BaselineMetrics, Hashable {
  /// The top of the line above its baseline, positive upward.
  public var ascender: Double

  /// The bottom of the line below its baseline, negative.
  public var descender: Double

  /// The height of the line, without the line gap.
  public var lineHeight: Double

  /// The line gap of the face.
  public var lineGap: Double

  /// The distance between lines in addition to their height.
  public var leading: Double

  /// The height of flat capital letters above the baseline, or nil if unknown.
  public var capHeight: Double?

  /// Creates metrics. The default line height is `ascender - descender`; specify another for
  /// platforms that round it. The default leading is the line gap; specify another for text styles.
  public init(
    ascender: Double, descender: Double, lineHeight: Double? = nil, lineGap: Double = 0, leading: Double? = nil,
    capHeight: Double? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight ?? ascender - descender
    self.lineGap = lineGap
    self.leading = leading ?? lineGap
    self.capHeight = capHeight
  }
}
