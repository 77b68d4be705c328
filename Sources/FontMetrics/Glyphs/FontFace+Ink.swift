internal import FontInterop

extension FontFace {
  /// Returns the ink bounds of text that is shaped with this face alone, without fallback.
  ///
  /// The text is split where the script changes. Each part has the direction of its script, and the
  /// parts are placed from left to right in the order of the text. Heights are therefore exact, but
  /// in text with mixed directions the left and right edges may differ from those of a paragraph.
  /// `TextEngine` in `TextLayout` lays out paragraphs.
  ///
  /// - Parameters:
  ///   - text: A single line. Line breaks are shaped like any other character.
  ///   - language: The language as a BCP 47 tag, which selects among a font's forms.
  /// - Complexity: About linear in the text, as the font's rules allow.
  public func inkBounds(of text: String, language: String? = nil) -> InkBounds {
    var collector = InkCollector(face: self, units: Array(text.utf16))
    for run in TextScriptRun.runs(of: text) { collector.shape(run, language: language) }
    return collector.ink
  }

  /// The box around a glyph's ink, in design units, y up; `nil` for one without any.
  package func inkBounds(ofGlyph glyph: UInt32) -> GlyphBounds? { shapingFont.inkBounds(of: glyph) }
}

/// Shapes run after run and keeps the box around the ink.
private struct InkCollector {
  var ink: InkBounds
  private let font: ShapingFont
  /// In which a design unit is shaped.
  private let parts: Double
  private let units: [UInt16]
  /// By glyph, because text has few different glyphs. Bounded by the length of the text.
  private var boxes: [UInt32: GlyphBounds?] = [:]
  private var missing: Set<Unicode.Scalar> = []

  init(face: FontFace, units: [UInt16]) {
    let metrics = face.metrics
    ink = InkBounds(advance: 0, ascender: metrics.ascender, descender: metrics.descender, missing: [])
    font = face.shapingFont
    parts = Double(font.partsOfUnit)
    self.units = units
  }

  mutating func shape(_ run: TextScriptRun, language: String?) {
    let request = ShapingRequest(
      text: units, range: run.range, script: run.script ?? "Zyyy", language: language,
      isRightToLeft: run.script.map(UnicodeScript.isRightToLeft) ?? false)
    guard let glyphs = font.shape(request) else { return }
    let ends = clusterEnds(glyphs, run.range)
    var unsupported: Set<Range<Int>> = []
    for glyph in glyphs {
      let cluster = glyph.cluster..<(ends[glyph.cluster] ?? run.range.upperBound)
      if glyph.glyphID == 0 { unsupported.insert(cluster) }
      add(glyph, cluster)
      ink.advance += Double(glyph.xAdvance) / parts
    }
    for cluster in unsupported.sorted(by: { $0.lowerBound < $1.lowerBound }) { addMissing(in: cluster) }
  }

  /// By cluster, where the next one begins.
  private func clusterEnds(_ glyphs: [ShapedGlyph], _ range: Range<Int>) -> [Int: Int] {
    let starts = Set(glyphs.map(\.cluster)).sorted()
    return Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst() + [range.upperBound]))
  }

  private mutating func add(_ glyph: ShapedGlyph, _ cluster: Range<Int>) {
    let known = boxes[glyph.glyphID] ?? font.inkBounds(of: glyph.glyphID)
    boxes[glyph.glyphID] = .some(known)
    guard let known else { return }
    let box = known.offset(x: ink.advance + Double(glyph.xOffset) / parts, y: Double(glyph.yOffset) / parts)
    if box.top > ink.bounds?.top ?? -.infinity { ink.highest = text(cluster) }
    if box.bottom < ink.bounds?.bottom ?? .infinity { ink.lowest = text(cluster) }
    ink.bounds = ink.bounds?.union(box) ?? box
  }

  private mutating func addMissing(in cluster: Range<Int>) {
    for scalar in text(cluster).unicodeScalars {
      let isMissing = font.nominalGlyph(scalar) == nil && !scalar.properties.isDefaultIgnorableCodePoint
      if isMissing, missing.insert(scalar).inserted { ink.missing.append(scalar) }
    }
  }

  private func text(_ cluster: Range<Int>) -> String { String(decoding: units[cluster], as: UTF16.self) }
}

/// A run of text in one script. Common characters belong to the preceding script, or to the
/// following one at the start.
///
/// It is sufficient for ink; `TextLayout` divides text according to Unicode, with brackets and
/// script extensions.
private struct TextScriptRun {
  /// In UTF-16 units.
  var range: Range<Int>
  /// ISO 15924, or `nil` if no character has a script.
  var script: String?

  static func runs(of text: String) -> [TextScriptRun] {
    var runs: [TextScriptRun] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF16.width(scalar)
      let script = UnicodeScript.tag(of: scalar)
      if let last = runs.last, script == nil || last.script == nil || last.script == script {
        runs[runs.count - 1] = TextScriptRun(range: last.range.lowerBound..<end, script: last.script ?? script)
      } else {
        runs.append(TextScriptRun(range: offset..<end, script: script))
      }
      offset = end
    }
    return runs
  }
}
