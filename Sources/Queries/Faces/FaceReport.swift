import JSONText
package import Strut

/// The report of `strut inspect` on a face, in JSON.
package struct FaceReport: Encodable {
  package struct Line: Encodable { var ascender, descender, lineGap: Double }
  package struct Windows: Encodable { var ascent, descent: Double }
  package struct Axis: Encodable {
    package var tag: String
    @Nullable var name: String?
    package var minimum, `default`, maximum: Double
    /// The smallest and largest value of the instances. In a broken font the default may be one of
    /// them.
    package var range: [Double]
    package var hidden: Bool
  }
  package struct Instance: Encodable {
    @Nullable var name: String?
    @Nullable var postScriptName: String?
    package var coordinates: [String: Double]
  }
  package struct Profile: Encodable, Equatable {
    package var source: String
    package var ascender, descender, lineGap, lineHeight: Double
  }
  package struct Profiles: Encodable {
    package var coreText, webKit, freeType, harfBuzz, windows, directWrite, browser: Profile
  }

  package var requested: String
  package var matchedBy: String
  @Nullable var note: String?
  package var path: String
  package var faceIndex, faceCount: Int
  package var format: String
  @Nullable var family: String?
  @Nullable var subfamily: String?
  @Nullable var fullName: String?
  @Nullable var postScriptName: String?
  @Nullable var version: String?
  package var unitsPerEm, glyphCount: Int
  @Nullable var hhea: Line?
  @Nullable var typo: Line?
  @Nullable var win: Windows?
  package var useTypoMetrics: Bool
  package var metrics: MetricsReport
  package var profiles: Profiles
  /// The weight class of `OS/2`, independent of the axes.
  @Nullable var weightClass: Int?
  @Nullable var widthClass: Int?
  /// The weight of the face, from its axes or else from its classes.
  package var weight: Int
  /// The width of the face, in percent of the normal width.
  package var width: Double
  /// The font whose widths the face has, if it is a different one.
  @Nullable var widths: String?
  @Nullable var italicAngle: Double?
  package var isFixedPitch, isVariable: Bool
  package var axes: [Axis]
  package var coordinates: [String: Double]
  package var clamped: [ClampedReport]
  package var namedInstances: [Instance]
  package var names: [NameReport]
  package var scripts: [String]
  package var languageSystems: [String: [String]]
  package var codepointCount: Int
  package var coverage: CoverageReport
  @Nullable var embedding: EmbeddingReport?
  @Nullable var color: ColorReport?
  package var colorFormats, features, warnings: [String]
  @Nullable var at: PointMetricsReport?
  @Nullable var `subscript`: ReducedTextReport?
  @Nullable var superscript: ReducedTextReport?
  @Nullable var caret: CaretReport?
  @Nullable var vertical: VerticalReport?
  var baselines: BaselinesReport
  package var tables: [FileTableReport]
  package var cmap: [CharacterMapReport]
  @Nullable var head: HeadReport?
  @Nullable var os2: OS2Report?
  @Nullable var gasp: [GaspReport]?
  @Nullable var stat: StyleAttributesReport?
  /// The contents of `GSUB`.
  @Nullable var substitutions: LayoutTableReport?
  /// The contents of `GPOS`.
  @Nullable var positions: LayoutTableReport?
  package var shaping: ShapingReport
  /// The metrics in points by text size, if requested.
  var categories: [String: PointMetricsReport]?
  /// The glyphs, if requested.
  var glyphs: [GlyphReport]?
  /// The ink, if requested.
  var ink: [InkReport]?

  init(
    _ match: FontMatch, pointSize: Double?, opticalSizing: OpticalSizing = .automatic, era: Era = .standard,
    questions: InspectQuestions = InspectQuestions()
  ) {
    // The size also sets the optical size, so all values are those of the instance at that size.
    let font = pointSize.map { match.font(size: $0, era: era).withOpticalSizing(opticalSizing) }
    let face = font?.face ?? match.face.withAliasWidths(of: era)
    let names = face.names
    requested = match.requested
    matchedBy = match.rule.rawValue
    note = match.note
    path = face.path
    (faceIndex, faceCount) = (face.faceIndex, face.faceCount)
    format = face.format.rawValue
    (family, subfamily) = (names.family, names.subfamily)
    (fullName, postScriptName, version) = (names.fullName, names.postScriptName, names.version)
    (unitsPerEm, glyphCount) = (face.unitsPerEm, face.glyphCount)
    hhea = face.hhea.map(Line.init)
    typo = face.typo.map(Line.init)
    win = face.win.map { Windows(ascent: $0.ascender, descent: -$0.descender) }
    useTypoMetrics = face.usesTypographicMetrics
    metrics = MetricsReport(match.metrics ?? face.metrics)
    let boxes = face.profiles
    profiles = Profiles(
      coreText: Profile(boxes.coreText), webKit: Profile(boxes.webKit), freeType: Profile(boxes.freeType),
      harfBuzz: Profile(boxes.harfBuzz), windows: Profile(boxes.windows), directWrite: Profile(boxes.directWrite),
      browser: Profile(boxes.browser))
    (weightClass, widthClass) = (face.weightClass, face.widthClass)
    (weight, width) = (face.weight.rawValue, face.width.rawValue)
    (italicAngle, widths) = (face.italicAngle, face.aliasWidths?.description)
    (isFixedPitch, isVariable) = (face.isFixedPitch, face.isVariable)
    axes = face.axes.map(Axis.init)
    coordinates = face.coordinates.byTag
    namedInstances = face.namedInstances.map {
      Instance(name: $0.name, postScriptName: $0.postScriptName, coordinates: $0.coordinates.byTag)
    }
    clamped = face.clampedCoordinates(asked: questions.variations).map(ClampedReport.init)
    self.names = face.allNames.map(NameReport.init)
    (scripts, languageSystems, codepointCount) = (face.scripts, face.languageSystems, face.codePointCount)
    coverage = CoverageReport(face.coverage, asked: questions.languages)
    (embedding, color) = (face.embedding.map(EmbeddingReport.init), ColorReport(face))
    (colorFormats, features, warnings) = (face.colorFormats, face.features, face.warnings.map(\.message))
    at = font.map(PointMetricsReport.init)
    (`subscript`, superscript) = (
      face.subscriptMetrics.map(ReducedTextReport.init), face.superscriptMetrics.map(ReducedTextReport.init)
    )
    (caret, vertical) = (face.caret.map(CaretReport.init), face.verticalMetrics.map(VerticalReport.init))
    baselines = BaselinesReport(face.baselines)
    tables = face.tableSizes.map { FileTableReport(tag: $0.tag.description, length: $0.byteCount) }
    cmap = face.characterMaps.map {
      CharacterMapReport(platform: $0.platform, encoding: $0.encoding, format: $0.format)
    }
    (head, os2) = (face.head.map(HeadReport.init), face.os2.map(OS2Report.init))
    (gasp, stat) = (face.gaspRanges?.map(GaspReport.init), face.styleAttributes.map(StyleAttributesReport.init))
    let positionings = face.positionings
    (substitutions, positions) = (
      face.substitutions.map(LayoutTableReport.init), positionings.map(LayoutTableReport.init)
    )
    shaping = ShapingReport(face, positionings)
    categories = font.flatMap { font in questions.categories?.reports(font) }
    glyphs = questions.glyphs.map { GlyphReport.reports($0, in: face) }
    ink = questions.sample.map { InkReport.reports($0, in: face, line: match.metrics ?? face.metrics) }
  }
}

extension FaceReport.Line {
  fileprivate init(_ box: LineMetricsProfile) {
    self.init(ascender: box.ascender, descender: box.descender, lineGap: box.lineGap)
  }
}

extension FaceReport.Profile {
  fileprivate init(_ box: LineMetricsProfile) {
    self.init(
      source: box.source.rawValue, ascender: box.ascender, descender: box.descender, lineGap: box.lineGap,
      lineHeight: box.baselineDistance)
  }
}

extension FaceReport.Axis {
  fileprivate init(_ axis: VariationAxis) {
    self.init(
      tag: axis.tag, name: axis.name, minimum: axis.minimum, default: axis.defaultValue, maximum: axis.maximum,
      range: [axis.range.lowerBound, axis.range.upperBound], hidden: axis.isHidden)
  }
}

extension [AxisCoordinate] {
  fileprivate var byTag: [String: Double] {
    Dictionary(map { ($0.tag, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The metrics of a face in design units, each with the table that it comes from.
package struct MetricsReport: Encodable {
  package var unitsPerEm: Int
  package var ascender, descender, leading, lineHeight: Double
  @Nullable var capHeight: Double?
  @Nullable var xHeight: Double?
  @Nullable var underlinePosition: Double?
  @Nullable var underlineThickness: Double?
  @Nullable var strikeoutPosition: Double?
  @Nullable var strikeoutThickness: Double?
  package var sources: [String: String]

  package init(_ metrics: FaceMetrics) {
    unitsPerEm = metrics.unitsPerEm
    (ascender, descender) = (metrics.ascender, metrics.descender)
    (leading, lineHeight) = (metrics.lineGap, metrics.lineHeight)
    (capHeight, xHeight) = (metrics.capHeight, metrics.xHeight)
    (underlinePosition, underlineThickness) = (metrics.underlinePosition, metrics.underlineThickness)
    (strikeoutPosition, strikeoutThickness) = (metrics.strikeoutPosition, metrics.strikeoutThickness)
    let found = metrics.sources
    let tables: [(String, MetricSource?)] = [
      ("ascender", found.line), ("descender", found.line), ("leading", found.line), ("lineHeight", found.line),
      ("capHeight", found.capHeight), ("xHeight", found.xHeight), ("underlinePosition", found.underline),
      ("underlineThickness", found.underline), ("strikeoutPosition", found.strikeout),
      ("strikeoutThickness", found.strikeout),
    ]
    sources = Dictionary(
      tables.compactMap { name, table in table.map { (name, $0.rawValue) } }, uniquingKeysWith: { first, _ in first })
  }
}

/// The metrics of a font in points.
package struct PointMetricsReport: Encodable {
  package var pointSize, ascender, descender, leading, lineHeight: Double
  @Nullable var capHeight: Double?
  @Nullable var xHeight: Double?
  /// The space added after each character, if the face has the widths of another font.
  @Nullable var tracking: Double?
  /// The line box of a browser on Linux, where a point is a CSS pixel.
  package var browser: PixelLineReport

  package init(_ font: Font) {
    (pointSize, ascender, descender) = (font.pointSize, font.ascender, font.descender)
    (leading, lineHeight) = (font.leading, font.lineHeight)
    (capHeight, xHeight, tracking) = (font.capHeight, font.xHeight, font.tracking)
    browser = PixelLineReport(font.face.profiles.browser, size: font.pointSize, unitsPerEm: font.face.unitsPerEm)
  }
}
