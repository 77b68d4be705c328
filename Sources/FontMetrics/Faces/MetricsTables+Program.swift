internal import FontInterop

/// The line boxes of a face without OpenType tables, and where its other numbers come from.
struct ProgramLines: Hashable, Sendable {
  /// The AFM file's line, where it has one with a height; else the font program's bounding box, or
  /// the strike's line.
  var line: LineMetricsProfile
  /// FreeType's own line, which ignores AFM files unless a program attaches one.
  var freeType: LineMetricsProfile
  var heights: MetricSource
  var underline: MetricSource

  var profiles: LineMetricsProfiles {
    LineMetricsProfiles(coreText: line, freeType: freeType, windows: line, browser: freeType)
  }

  /// Sets the face's own sources instead of missing tables.
  func correct(_ sources: inout MetricSources) {
    if sources.capHeight == .os2 { sources.capHeight = heights }
    if sources.xHeight == .os2 { sources.xHeight = heights }
    if sources.underline != nil { sources.underline = underline }
  }
}

extension MetricsTables {
  /// The numbers of a font program or of a strike. An AFM file goes before the program it belongs
  /// to.
  mutating func read(_ face: FontProgram) {
    let (facts, header) = (face.facts, face.metricsFile?.header)
    let own: MetricSource = facts.isBitmap ? .strike : .fontProgram
    capHeight = (header?.capHeight ?? facts.capHeight).map(Self.whole)
    xHeight = (header?.xHeight ?? facts.xHeight).map(Self.whole)
    italicAngle = header?.italicAngle ?? facts.italicAngle
    isFixedPitch = header?.isFixedPitch ?? facts.isFixedPitch
    isItalic = facts.isItalic
    weightClass = (header?.weight ?? facts.weightName).flatMap(FontWeight.init(word:))?.rawValue
    if weightClass == nil, facts.isBold { weightClass = FontWeight.bold.rawValue }
    let hasUnderline = (header?.underlineThickness ?? 0) > 0 && header?.underlinePosition != nil
    let thickness = hasUnderline ? header?.underlineThickness : facts.underlineThickness
    let middle = hasUnderline ? header?.underlinePosition : facts.underlinePosition
    // PostScript has the middle of the stroke, `post` its top.
    underlinePosition = middle.map { Self.whole($0 + (thickness ?? 0) / 2) }
    underlineThickness = thickness.map(Self.whole)
    let freeType = LineMetricsProfile(
      source: own, ascender: facts.ascender, descender: facts.descender, lineGap: facts.lineGap)
    program = ProgramLines(
      line: header.flatMap(Self.line) ?? Self.box(freeType), freeType: freeType,
      heights: header?.capHeight == nil && header?.xHeight == nil ? own : .afm, underline: hasUnderline ? .afm : own)
  }

  /// The AFM file's line; `nil` when it has no height, as in fonts whose maker left both at 0.
  private static func line(_ header: AFMFile.Header) -> LineMetricsProfile? {
    guard let ascender = header.ascender, let descender = header.descender, ascender > descender else { return nil }
    return LineMetricsProfile(source: .afm, ascender: ascender, descender: descender, lineGap: 0)
  }

  /// A font program's own line is its box alone: the gap is FreeType's idea. A strike's line has
  /// the gap that it was made with.
  private static func box(_ line: LineMetricsProfile) -> LineMetricsProfile {
    guard line.source == .fontProgram else { return line }
    return LineMetricsProfile(source: line.source, ascender: line.ascender, descender: line.descender, lineGap: 0)
  }

  /// Returns the number as a table would store it. Inputs are below 32768.
  private static func whole(_ number: Double) -> Int { Int(min(max(number, -32768), 32767).rounded()) }
}

extension FontFace {
  /// The warnings about the AFM file and about unknown characters.
  var programWarnings: [FontWarning] {
    guard let program = file.openType.program else { return [] }
    var found: [FontWarning] = []
    if let defect = program.metricsFile?.defect { found.append(FontWarning(.metricsFile, "the AFM file \(defect)")) }
    if let spentPatience { found.append(FontWarning(.glyphEffort, spentPatience)) }
    if let encoding = program.facts.foreignEncoding {
      let sentence = "its characters use \(encoding); Strut reads only ASCII and symbols from U+F000"
      found.append(FontWarning(.characterEncoding, sentence))
    }
    return found
  }
}
