/// How a face stores its glyphs. Open: later versions may know more.
public struct FontFormat: RawRepresentable, Hashable, Sendable {
  /// The name that JSON output carries.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quadratic outlines in `glyf`.
  public static let trueType = FontFormat(rawValue: "truetype")
  /// Cubic outlines in `CFF`.
  public static let cff = FontFormat(rawValue: "cff")
  /// Cubic, variable outlines in `CFF2`.
  public static let cff2 = FontFormat(rawValue: "cff2")
  /// Cubic outlines in a PostScript Type 1 font program.
  public static let type1 = FontFormat(rawValue: "type1")
  /// Bitmaps alone.
  public static let bitmap = FontFormat(rawValue: "bitmap")
}
