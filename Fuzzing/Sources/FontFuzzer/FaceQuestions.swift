internal import FontMetrics
internal import FuzzSupport

/// All queries of a face. Each public member of `FontFace` has a line here.
enum FaceQuestions {
  /// A query of a face; the generator may choose some of its arguments.
  typealias Question = @Sendable (FontFace, inout SeededGenerator) -> Any

  /// The queries with numbers in their results, which must be finite. Half of the results are
  /// checked.
  static let numbers: [Question] = [
    { face, _ in face.metrics },
    { face, _ in face.profiles },
    { face, _ in [face.hhea, face.typo, face.win] },
    { face, _ in face.profiles.coreText.baselineDistance },
    { face, _ in face.metrics.lineHeight },
    { face, _ in face.italicAngle ?? 0 },
    { face, _ in face.axes.prefix(8) },
    { face, _ in face.coordinates.prefix(8) },
    { face, _ in face.namedInstances.prefix(4) },
    { face, _ in (face.weight, face.width) },
    { face, _ in face.baselines },
    { face, _ in face.verticalMetrics as Any },
    { face, _ in [face.subscriptMetrics, face.superscriptMetrics] },
    { face, _ in face.caret as Any },
    { face, _ in face.strikes.prefix(8) },
    { face, generator in face.glyphMetrics(glyphID: UInt32(generator.below(min(face.glyphCount, 0xFFFF) + 2))) as Any },
    { face, generator in face.glyphMetrics(of: generator.oneIn(2) ? "H" : "\u{1F600}") as Any },
    { face, generator in face.inkBounds(of: FontExercise.words[generator.below(FontExercise.words.count)]) },
  ]

  /// The queries whose results are names, counts and lists.
  static let words: [Question] = [
    { face, _ in (face.path, face.faceIndex, face.faceCount, face.glyphCount, face.unitsPerEm, face.format) },
    { face, _ in face.names },
    { face, _ in (face.isVariable, face.isItalic, face.isFixedPitch, face.usesTypographicMetrics) },
    { face, _ in face.widthClass as Any },
    { face, _ in face.scripts },
    { face, _ in face.features },
    { face, _ in face.slant },
    { face, generator in generator.oneIn(4) ? face.sampleTexts.count : 0 },
    { face, _ in face.colorFormats },
    { face, _ in face.warnings },
    { face, _ in (face.allNames.count, face.languageSystems, face.embedding as Any) },
    { face, _ in (face.palettes, face.colorBitmapSizes, face.layeredColorVersion as Any) },
    { face, generator in generator.oneIn(3) ? coverage(face) : [] },
    { face, _ in (try? face.instance(at: ["wght": 5000])) as Any },
    { face, _ in (try? face.instance(named: "bold")) as Any },
    { face, _ in (face == Surroundings.font.face, face.hashValue) },
    { face, generator in face.contains(Unicode.Scalar(UInt32(generator.below(0x11_0000))) ?? "x") },
  ]

  private static func coverage(_ face: FontFace) -> [Any] {
    let coverage = face.coverage
    FuzzRun.require((0...0x11_0000).contains(face.codePointCount), "more code points than there are")
    return [
      coverage.scripts, coverage.languages, coverage.nearlyComplete, coverage.missing(for: "de") as Any,
      coverage.missingPunctuation(for: "fr") as Any,
    ]
  }

  /// Runs a share of the queries, and checks whether the metrics are sound.
  static func ask(_ face: FontFace, oneIn share: Int, using generator: inout SeededGenerator) {
    for question in words where generator.oneIn(share) { FuzzRun.use(question(face, &generator)) }
    for (index, question) in numbers.enumerated() where generator.oneIn(share) {
      let answer = question(face, &generator)
      // Checking a result takes longer than computing it.
      if generator.oneIn(2) { FuzzRun.requireFinite(in: answer, named: "the answer to question \(index)") }
    }
    let metrics = face.metrics
    FuzzRun.requireFinite(metrics.ascender, metrics.descender, metrics.lineGap, named: "the line box")
    FuzzRun.require(metrics.unitsPerEm > 0, "units per em are \(metrics.unitsPerEm)")
    FuzzRun.require(face.glyphCount >= 0, "a face has \(face.glyphCount) glyphs")
  }
}
