/// The source of a metric. Later versions may add sources.
public struct MetricSource: RawRepresentable, Hashable, Sendable {
  /// The name in JSON.
  public let rawValue: String

  /// Creates a source from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The `hhea` table.
  public static let hhea = MetricSource(rawValue: "hhea")
  /// `sTypoAscender` and related fields of `OS/2`.
  public static let typo = MetricSource(rawValue: "typo")
  /// `usWinAscent` and `usWinDescent` in `OS/2`.
  public static let win = MetricSource(rawValue: "win")
  /// The bounding box in `head`, if no other table has a value.
  public static let head = MetricSource(rawValue: "head")
  /// Another field of `OS/2`.
  public static let os2 = MetricSource(rawValue: "OS/2")
  /// The `post` table.
  public static let post = MetricSource(rawValue: "post")
  /// The outline of a glyph (`H` for the cap height, `x` for the x-height), if no table has a
  /// value.
  public static let outline = MetricSource(rawValue: "outline")
  /// The AFM file of a Type 1 font.
  public static let afm = MetricSource(rawValue: "AFM")
  /// The font program of a Type 1 font: its `FontBBox` and `FontInfo`.
  public static let fontProgram = MetricSource(rawValue: "font program")
  /// The bitmaps of a face without outlines, in pixels of the strike.
  public static let strike = MetricSource(rawValue: "strike")
  /// The metrics of an alias in the manifest, which replace those of the face.
  public static let alias = MetricSource(rawValue: "alias")
}
