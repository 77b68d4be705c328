/// Options of a visual format: aligned edges, direction, and the start of distances.
///
/// UIKit's `NSLayoutConstraint.FormatOptions`, with its raw values (UIKit's header).
public struct LayoutFormatOptions: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt

  /// Creates options from UIKit's raw value. Bits without a meaning are kept and have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns left edges, in a vertical format.
  public static let alignAllLeft = aligning(.left)
  /// Aligns right edges, in a vertical format.
  public static let alignAllRight = aligning(.right)
  /// Aligns top edges, in a horizontal format.
  public static let alignAllTop = aligning(.top)
  /// Bottom edges are in line, in a horizontal format.
  public static let alignAllBottom = aligning(.bottom)
  /// Leading edges are in line, in a vertical format.
  public static let alignAllLeading = aligning(.leading)
  /// Trailing edges are in line, in a vertical format.
  public static let alignAllTrailing = aligning(.trailing)
  /// Middles across are in line, in a vertical format.
  public static let alignAllCenterX = aligning(.centerX)
  /// Middles down are in line, in a horizontal format.
  public static let alignAllCenterY = aligning(.centerY)
  /// Last baselines are in line, in a horizontal format.
  public static let alignAllLastBaseline = aligning(.lastBaseline)
  /// First baselines are in line, in a horizontal format.
  public static let alignAllFirstBaseline = aligning(.firstBaseline)

  /// A horizontal format runs from leading to trailing, as it does without an option.
  public static let directionLeadingToTrailing: LayoutFormatOptions = []
  /// A horizontal format runs from left to right, in every writing direction.
  public static let directionLeftToRight = LayoutFormatOptions(rawValue: 1 << 16)
  /// A horizontal format runs from right to left, in every writing direction.
  public static let directionRightToLeft = LayoutFormatOptions(rawValue: 1 << 17)

  /// Gaps count from edge to edge, as they do without an option.
  public static let spacingEdgeToEdge: LayoutFormatOptions = []
  /// Gaps between views of a vertical format count from the last baseline above to the first one
  /// below.
  public static let spacingBaselineToBaseline = LayoutFormatOptions(rawValue: 1 << 19)

  private static let alignable: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
  ]

  private static func aligning(_ attribute: LayoutAttribute) -> LayoutFormatOptions {
    LayoutFormatOptions(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// The attributes that are brought in line, in the order of their raw values.
  var alignedAttributes: [LayoutAttribute] { Self.alignable.filter { contains(Self.aligning($0)) } }
}
