internal import FontInterop

extension FontFace {
  /// The path of the file, or the name its bytes were given.
  public var path: String { file.source }

  /// Which face of its file this is, from 0.
  public var faceIndex: Int { file.openType.faceIndex }

  /// How many faces the file has.
  public var faceCount: Int { file.openType.facts.faceCount }

  /// How many glyphs the face has.
  public var glyphCount: Int { file.openType.facts.glyphCount }

  /// How it stores its glyphs.
  public var format: FontFormat { FontFormat(file.openType) }

  /// The axes of its design space; empty when it is not variable.
  public var axes: [VariationAxis] { file.axes }

  /// The weight at this location, 1 to 1000: of the `wght` axis where there is one, else of `OS/2`; 400 where neither says.
  public var weight: FontWeight {
    let coordinate = coordinates.first { $0.tag == "wght" }?.value
    return FontWeight(rawValue: coordinate.map { Int($0.rounded()) } ?? file.tables.weightClass ?? 400)
  }

  /// `usWeightClass` of `OS/2`, whatever the axes: 400 is regular, 700 bold; `nil` without the table.
  ///
  /// Of a Type 1 font, the number for the word that its AFM file or its program has for the weight.
  public var weightClass: Int? { file.tables.weightClass }

  /// `usWidthClass` of `OS/2`, whatever the axes: 1 (ultra-condensed) to 9 (ultra-expanded); `nil` without the table.
  public var widthClass: Int? { file.tables.widthClass }

  /// Whether `head` or `OS/2` marks it italic.
  public var isItalic: Bool { file.tables.isItalic }

  /// Slant of the vertical strokes in degrees, counter-clockwise from upright: negative leans right. `nil` without `post`.
  ///
  /// Of the `slnt` axis where there is one.
  public var italicAngle: Double? { coordinates.first { $0.tag == "slnt" }?.value ?? file.tables.italicAngle }

  /// Whether `post` says that all advances are equal.
  public var isFixedPitch: Bool { file.tables.isFixedPitch }

  /// Whether it has variation axes.
  public var isVariable: Bool { !file.axes.isEmpty }

  /// Whether `fsSelection` asks for the typographic metrics.
  public var usesTypographicMetrics: Bool { file.tables.usesTypographicMetrics }

  /// The line box of `hhea`, in design units; `nil` when the table is absent.
  public var hhea: LineMetricsProfile? { file.tables.hheaSet(LineMetricDeltas(shapingFont)) }

  /// The line box of `OS/2`'s typographic metrics; `nil` when absent.
  public var typo: LineMetricsProfile? { file.tables.typoSet(LineMetricDeltas(shapingFont)) }

  /// The line box of `OS/2`'s Windows metrics; `nil` when absent.
  public var win: LineMetricsProfile? { file.tables.winSet(LineMetricDeltas(shapingFont)) }

  /// OpenType script tags of its layout tables, sorted.
  public var scripts: [String] { file.openType.layoutScripts.map(\.description) }

  /// The language systems of each script in its layout tables, sorted; a script's default one is not listed.
  ///
  /// At most 256 scripts a table are looked at, and 4096 language systems each: no font comes near.
  public var languageSystems: [String: [String]] {
    let systems = file.openType.languageSystems.map { ($0.description, $1.map(\.description)) }
    return Dictionary(systems, uniquingKeysWith: { first, _ in first })
  }

  /// OpenType feature tags of its layout tables, sorted.
  public var features: [String] { file.openType.layoutFeatures.map(\.description) }

  /// Whether its character map has a glyph for a scalar.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { shapingFont.nominalGlyph(scalar) != nil }
}
