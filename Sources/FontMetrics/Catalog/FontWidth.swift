/// The width of a face in percent of its family's normal width, as in the `wdth` axis and CSS's
/// `font-stretch`.
public struct FontWidth: RawRepresentable, Hashable, Sendable {
  /// The width in percent of the normal width.
  public let rawValue: Double

  /// Creates a width. It is not validated; the font determines the effect of values out of its
  /// range.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// 50 percent.
  public static let ultraCondensed = FontWidth(rawValue: 50)
  /// 62.5 percent.
  public static let extraCondensed = FontWidth(rawValue: 62.5)
  /// 75 percent.
  public static let condensed = FontWidth(rawValue: 75)
  /// 87.5 percent.
  public static let semiCondensed = FontWidth(rawValue: 87.5)
  /// 100 percent.
  public static let normal = FontWidth(rawValue: 100)
  /// 112.5 percent.
  public static let semiExpanded = FontWidth(rawValue: 112.5)
  /// 125 percent.
  public static let expanded = FontWidth(rawValue: 125)
  /// 150 percent.
  public static let extraExpanded = FontWidth(rawValue: 150)
  /// 200 percent.
  public static let ultraExpanded = FontWidth(rawValue: 200)

  /// OpenType's nine width classes, narrowest first. The index plus one is `usWidthClass`.
  public static let standard: [FontWidth] = [
    .ultraCondensed, .extraCondensed, .condensed, .semiCondensed, .normal, .semiExpanded, .expanded, .extraExpanded,
    .ultraExpanded,
  ]
}

extension FontWidth: Comparable {
  /// Returns `true` if the left width is narrower.
  public static func < (left: FontWidth, right: FontWidth) -> Bool { left.rawValue < right.rawValue }
}

extension FontWidth: CustomStringConvertible {
  /// The percentage, such as "87.5".
  public var description: String {
    rawValue == rawValue.rounded() && abs(rawValue) < 1e9 ? String(Int(rawValue)) : String(rawValue)
  }
}
