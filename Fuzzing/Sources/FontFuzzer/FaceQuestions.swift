internal import FontMetrics
internal import FuzzSupport

/// Everything that can be asked of a face. What is public on `FontFace` has a line here.
enum FaceQuestions {
  /// Asks a face something; some of it may be chosen by the generator.
  typealias Question = @Sendable (FontFace, inout SeededGenerator) -> Any

  /// The questions whose answers are numbers, or hold some: every one must be finite.
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

  /// The questions whose answers are names, counts and lists.
  static let words: [Question] = [
    { face, _ in (face.path, face.faceIndex, face.faceCount, face.glyphCount, face.unitsPerEm, face.format) },
    { face, _ in face.names },
    { face, _ in (face.isVariable, face.isItalic, face.isFixedPitch, face.usesTypographicMetrics) },
    { face, _ in face.widthClass as Any },
    { face, _ in face.scripts },
    { face, _ in face.features },
    { face, _ in face.slant },
    { face, generator in generator.oneIn(4) ? face.sampleTexts.count : 0 },
    { face, generator in generator.oneIn(8) ? face.codePointCount(missingFrom: Surroundings.font.face) : 0 },
    { face, _ in face.colorFormats },
    { face, _ in face.warnings },
    { face, _ in (face.allNames.count, face.languageSystems, face.embedding as Any) },
    { face, _ in (face.palettes, face.colorBitmapSizes, face.layeredColorVersion as Any) },
    { face, _ in (face.coverage.scripts, face.coverage.languages.count, face.coverage.nearlyComplete.count) },
    { face, _ in (face.coverage.missing(for: "de") as Any, face.coverage.missingPunctuation(for: "fr") as Any) },
    { face, _ in face.clampedCoordinates(asked: ["wght": 5000]) },
    { face, _ in face.codePointCount },
    { face, generator in face.contains(Unicode.Scalar(UInt32(generator.below(0x11_0000))) ?? "x") },
  ]

  /// Asks all of them.
  static func ask(_ face: FontFace, using generator: inout SeededGenerator) {
    for question in words { FuzzRun.use(question(face, &generator)) }
    for (index, question) in numbers.enumerated() {
      FuzzRun.requireFinite(in: question(face, &generator), named: "the answer to question \(index)")
    }
    FuzzRun.require(face.metrics.unitsPerEm > 0, "units per em are \(face.metrics.unitsPerEm)")
    FuzzRun.require(face.glyphCount >= 0, "a face has \(face.glyphCount) glyphs")
    FuzzRun.require((0...0x11_0000).contains(face.codePointCount), "more code points than there are")
  }
}
