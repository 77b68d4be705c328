/// Where a metric came from. Open: later versions may name more places.
public struct MetricSource: RawRepresentable, Hashable, Sendable {
  /// The name that JSON output carries.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The `hhea` table.
  public static let hhea = MetricSource(rawValue: "hhea")
  /// `sTypoAscender` and its kin in `OS/2`.
  public static let typo = MetricSource(rawValue: "typo")
  /// `usWinAscent` and `usWinDescent` in `OS/2`.
  public static let win = MetricSource(rawValue: "win")
  /// The bounding box in `head`, when no other table has a number.
  public static let head = MetricSource(rawValue: "head")
  /// Another field of `OS/2`.
  public static let os2 = MetricSource(rawValue: "OS/2")
  /// The `post` table.
  public static let post = MetricSource(rawValue: "post")
  /// The outline of a glyph (of `H` for the cap height, of `x` for the x-height), because no table says.
  public static let outline = MetricSource(rawValue: "outline")
  /// The AFM file beside a Type 1 font.
  public static let afm = MetricSource(rawValue: "AFM")
  /// The font program of a Type 1 font: its `FontBBox` and `FontInfo`.
  public static let fontProgram = MetricSource(rawValue: "font program")
  /// The bitmaps of a face that has nothing else, in pixels of the strike.
  public static let strike = MetricSource(rawValue: "strike")
  /// Numbers that an alias in the manifest carries in the place of the face's own.
  public static let alias = MetricSource(rawValue: "alias")
}
