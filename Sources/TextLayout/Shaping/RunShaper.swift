internal import FontInterop
internal import FontMetrics
internal import Threads

/// Calls HarfBuzz, and counts the calls.
final class RunShaper: Sendable {
  private let count = PerThread { 0 }
  private let stretches = PerThread { KnownStretches() }

  /// The shaping properties by script for settings, one per thread, because contexts store them.
  private let known = PerThread { [ShapingSettings: ScriptProperties]() }
  private static let limit = 512

  /// The number of calls of HarfBuzz.
  var shapings: Int {
    var sum = 0
    count.forEach { sum += $0 }
    return sum
  }

  /// Shapes a part of text with the face, script and direction of a run; the rest of the text is
  /// context.
  ///
  /// - Returns: `nil` if HarfBuzz fails because of insufficient memory or a damaged font.
  func shape(_ range: Range<Int>, of text: [UInt16], as run: ShapedRun, _ settings: ShapingSettings) -> [ShapedGlyph]? {
    guard let face = run.face, !range.isEmpty else { return [] }
    let request = ShapingRequest(
      text: text, range: range, properties: properties(of: settings)[run])
    var glyphs: [ShapedGlyph] = []
    return shape(request, in: face, into: &glyphs) ? glyphs : nil
  }

  /// Returns the sum of the advances of a part of text that is shaped separately.
  func advance(of range: Range<Int>, in text: [UInt16], as run: ShapedRun, _ settings: ShapingSettings) -> Int {
    stretch(range, in: text, as: run, settings).advance
  }

  /// Returns a short part of text, shaped separately.
  func stretch(_ range: Range<Int>, in text: [UInt16], as run: ShapedRun, _ settings: ShapingSettings) -> ShapedStretch
  {
    let units = text[range]
    if let known = stretches.withValue({ $0.shaped(units, of: run, settings) }) { return known }
    let shaped = ShapedStretch(shape(0..<units.count, of: Array(units), as: run, settings) ?? [], in: run.face)
    stretches.withValue { $0.keep(shaped, units, of: run, settings) }
    return shaped
  }

  /// Returns the advance of the end of a line, whose joining letters may depend on the preceding
  /// text.
  func advance(ofLineEnd range: Range<Int>, in text: [UInt16], as run: ShapedRun, _ settings: ShapingSettings) -> Int {
    if KnownStretches.keeps(text[range], of: run) { return advance(of: range, in: text, as: run, settings) }
    return (shape(range, of: Array(text[..<range.upperBound]), as: run, settings) ?? []).advance(in: run.face)
  }

  /// Removes the cached stretches and their faces.
  func forgetStretches() { stretches.forEach { $0.removeAll() } }

  /// Returns settings in HarfBuzz's form.
  func properties(of settings: ShapingSettings) -> ScriptProperties {
    known.withValue { known in
      if let made = known[settings] { return made }
      if known.count >= Self.limit { known = [:] }
      let made = ScriptProperties(settings)
      known[settings] = made
      return made
    }
  }

  /// Shapes a request and replaces the contents of `glyphs`. Returns `false` if HarfBuzz fails.
  func shape(_ request: ShapingRequest, in face: FontFace, into glyphs: inout [ShapedGlyph]) -> Bool {
    count.withValue { $0 += 1 }
    return face.shapingFont.shape(request, into: &glyphs)
  }

  /// Shapes a request and adds the measurements to the clusters of its text. Returns false if
  /// HarfBuzz fails.
  func shape(_ request: ShapingRequest, in face: FontFace, into clusters: inout [ShapedCluster]) -> Bool {
    count.withValue { $0 += 1 }
    guard face.shapingFont.shape(request, into: &clusters) else { return false }
    if face.isTracked { clusters.track(request.range) }
    return true
  }

  /// Shapes glyphs for their advances; `nil` if HarfBuzz fails.
  func advances(of glyphs: [UInt32], _ properties: ShapingProperties, by measurer: GlyphMeasurer) -> [Int32]? {
    count.withValue { $0 += 1 }
    return measurer.advances(of: glyphs, properties)
  }

  /// Shapes pairs of glyphs, two for each; `nil` if HarfBuzz fails.
  func pairs(_ glyphs: [UInt32], _ properties: ShapingProperties, in face: FontFace) -> [GlyphPair]? {
    count.withValue { $0 += 1 }
    return face.shapingFont.glyphMeasurer?.pairs(glyphs, properties)
  }
}
