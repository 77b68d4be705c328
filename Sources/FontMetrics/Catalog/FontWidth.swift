/// The width of a face in percent of its family's normal width, as in the `wdth` axis and CSS's `font-stretch`.
public struct FontWidth: RawRepresentable, Hashable, Sendable {
  /// Percent of the normal width.
  public let rawValue: Double

  /// A width of any percentage. Not checked: what a font does with one out of range is the font's affair.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// 50.
  public static let ultraCondensed = FontWidth(rawValue: 50)
  /// 62.5.
  public static let extraCondensed = FontWidth(rawValue: 62.5)
  /// 75.
  public static let condensed = FontWidth(rawValue: 75)
  /// 87.5.
  public static let semiCondensed = FontWidth(rawValue: 87.5)
  /// 100.
  public static let normal = FontWidth(rawValue: 100)
  /// 112.5.
  public static let semiExpanded = FontWidth(rawValue: 112.5)
  /// 125.
  public static let expanded = FontWidth(rawValue: 125)
  /// 150.
  public static let extraExpanded = FontWidth(rawValue: 150)
  /// 200.
  public static let ultraExpanded = FontWidth(rawValue: 200)

  /// OpenType's nine classes, narrowest first: the index plus one is `usWidthClass`.
  public static let standard: [FontWidth] = [
    .ultraCondensed, .extraCondensed, .condensed, .semiCondensed, .normal, .semiExpanded, .expanded, .extraExpanded,
    .ultraExpanded,
  ]
}

extension FontWidth: Comparable {
  /// Whether the left width is the narrower.
  public static func < (left: FontWidth, right: FontWidth) -> Bool { left.rawValue < right.rawValue }
}

extension FontWidth: CustomStringConvertible {
  /// The percentage, "87.5".
  public var description: String {
    rawValue == rawValue.rounded() && abs(rawValue) < 1e9 ? String(Int(rawValue)) : String(rawValue)
  }
}
