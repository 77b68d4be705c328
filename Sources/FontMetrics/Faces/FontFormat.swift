package import FontInterop

/// The storage format of glyphs. Later versions may add formats.
public struct FontFormat: RawRepresentable, Hashable, Sendable {
  /// The name in JSON.
  public let rawValue: String

  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quadratic outlines in `glyf`.
  public static let trueType = FontFormat(rawValue: "truetype")
  /// Cubic outlines in `CFF`.
  public static let cff = FontFormat(rawValue: "cff")
  /// Cubic, variable outlines in `CFF2`.
  public static let cff2 = FontFormat(rawValue: "cff2")
  /// Cubic outlines in a PostScript Type 1 font program.
  public static let type1 = FontFormat(rawValue: "type1")
  /// Only bitmaps: PCF, BDF, FNT, or an sfnt font without outlines.
  public static let bitmap = FontFormat(rawValue: "bitmap")
  /// Outlines in Bitstream's Portable Font Resource format.
  public static let pfr = FontFormat(rawValue: "pfr")

  package init(_ face: OpenTypeFace) {
    self =
      switch face.facts.format {
      case _ where !face.facts.isScalable: .bitmap
      case _ where face.hasTable("CFF2"): .cff2
      case "CFF": .cff
      case "Type 1", "CID Type 1": .type1
      case "PFR": .pfr
      // Type 42 is a TrueType font in a PostScript envelope.
      default: .trueType
      }
  }
}
