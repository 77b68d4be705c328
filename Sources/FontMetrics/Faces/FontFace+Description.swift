internal import FontInterop

extension FontFace {
  /// The path of the file, or the name that its bytes were given.
  public var path: String { file.source }

  /// The index of the face in its file.
  public var faceIndex: Int { file.openType.faceIndex }

  /// The number of faces in the file.
  public var faceCount: Int { file.openType.facts.faceCount }

  /// The number of glyphs.
  public var glyphCount: Int { file.openType.facts.glyphCount }

  /// The storage format of the glyphs.
  public var format: FontFormat { FontFormat(file.openType) }

  /// The axes of the design space; empty for a static face.
  public var axes: [VariationAxis] { file.axes }

  /// The weight at this location, 1 to 1000: that of the `wght` axis, or else of `OS/2`, or else
  /// 400.
  public var weight: FontWeight {
    let coordinate = coordinates.first { $0.tag == "wght" }?.value
    return FontWeight(rawValue: coordinate.map { Int($0.rounded()) } ?? file.tables.weightClass ?? 400)
  }

  /// `usWeightClass` of `OS/2`, regardless of the axes: 400 is regular, 700 is bold; `nil` without
  /// the table.
  ///
  /// For a Type 1 font, the number for the weight's name in its AFM file or font program.
  public var weightClass: Int? { file.tables.weightClass }

  /// `usWidthClass` of `OS/2`, regardless of the axes: 1 (ultra-condensed) to 9 (ultra-expanded);
  /// `nil` without the table.
  public var widthClass: Int? { file.tables.widthClass }

  /// A Boolean value that indicates whether `head` or `OS/2` marks the face as italic.
  public var isItalic: Bool { file.tables.isItalic }

  /// The slant of the vertical strokes in degrees, counterclockwise from upright: negative angles
  /// slant to the right. `nil` without `post`.
  ///
  /// With a `slnt` axis, it is the value of the axis.
  public var italicAngle: Double? { coordinates.first { $0.tag == "slnt" }?.value ?? file.tables.italicAngle }

  /// A Boolean value that indicates whether `post` marks all advances as equal.
  public var isFixedPitch: Bool { file.tables.isFixedPitch }

  /// A Boolean value that indicates whether the face has variation axes.
  public var isVariable: Bool { !file.axes.isEmpty }

  /// A Boolean value that indicates whether `fsSelection` requests the typographic metrics.
  public var usesTypographicMetrics: Bool { file.tables.usesTypographicMetrics }

  /// The line box of `hhea`, in design units, or `nil` without the table.
  public var hhea: LineMetricsProfile? { file.tables.hheaSet(LineMetricDeltas(shapingFont)) }

  /// The line box of `OS/2`'s typographic metrics, or `nil` without them.
  public var typo: LineMetricsProfile? { file.tables.typoSet(LineMetricDeltas(shapingFont)) }

  /// The line box of `OS/2`'s Windows metrics, or `nil` without them.
  public var win: LineMetricsProfile? { file.tables.winSet(LineMetricDeltas(shapingFont)) }

  /// The OpenType script tags of the layout tables, sorted.
  public var scripts: [String] { file.openType.layoutScripts.map(\.description) }

  /// The language systems of each script in the layout tables, sorted, without the default ones.
  ///
  /// At most 256 scripts per table and 4096 language systems per script are read, which no font
  /// approaches.
  public var languageSystems: [String: [String]] {
    let systems = file.openType.languageSystems.map { ($0.description, $1.map(\.description)) }
    return Dictionary(systems, uniquingKeysWith: { first, _ in first })
  }

  /// The OpenType feature tags of the layout tables, sorted.
  public var features: [String] { file.openType.layoutFeatures.map(\.description) }

  /// Returns `true` if the character map has a glyph for a scalar.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { shapingFont.nominalGlyph(scalar) != nil }
}
