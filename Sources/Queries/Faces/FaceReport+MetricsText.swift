import Strut

extension FaceReport {
  /// The metrics other than those of the line: measured heights, decoration, reduced text, the
  /// caret, vertical text and baselines.
  package var moreMetricsLines: [String] {
    var lines: [String] = []
    let measured = ["capHeight": "cap height", "xHeight": "x-height"].filter { metrics.sources[$0.key] == "outline" }
    if !measured.isEmpty {
      lines.append("measured from the outline: \(measured.values.sorted().joined(separator: ", "))")
    }
    lines.append(decorationText)
    lines += [("subscript", self.subscript), ("superscript", superscript)].compactMap { name, text in
      text.map {
        "\(name): em \(pair($0.xSize, $0.ySize)), offset \(Values.text($0.xOffset)) right, "
          + "\(Values.text($0.yOffset)) \(name == "subscript" ? "down" : "up")"
      }
    }
    lines.append(slopeText)
    if let vertical {
      let own = [vertical.hasAdvances ? "vmtx" : nil, vertical.hasOrigins ? "VORG" : nil].compactMap { $0 }
      lines.append(
        "vertical text: ascender \(Values.text(vertical.ascender)), descender \(Values.text(vertical.descender)), "
          + "line gap \(Values.text(vertical.lineGap)); "
          + (own.isEmpty ? "no vmtx, no VORG" : own.joined(separator: ", ")))
    }
    lines += baselineLines("horizontal", baselines.horizontal) + baselineLines("vertical", baselines.vertical)
    return lines
  }

  private func pair(_ a: Double, _ b: Double) -> String { "\(Values.text(a))×\(Values.text(b))" }

  private var decorationText: String {
    let strokes: [(String, Double?, Double?)] = [
      ("underline", metrics.underlinePosition, metrics.underlineThickness),
      ("strikeout", metrics.strikeoutPosition, metrics.strikeoutThickness),
    ]
    return strokes.map { name, position, thickness in
      guard let position, let thickness else { return "\(name) not given" }
      return "\(name) at \(Values.text(position)), \(Values.text(thickness)) thick"
    }.joined(separator: "; ")
  }

  private var slopeText: String {
    let angle = italicAngle.map { "italic angle \(Values.text($0))°" } ?? "no italic angle"
    guard let caret else { return angle }
    let numbers = [caret.rise, caret.run, caret.offset].map(Values.text)
    return "\(angle); caret \(numbers[0]) up, \(numbers[1]) right, offset \(numbers[2])"
  }

  /// Returns a line for each distinct set of baselines, with the scripts that have it.
  private func baselineLines(_ axis: String, _ scripts: [String: BaselinesReport.Script]?) -> [String] {
    let described = (scripts ?? [:]).map { ($0.key, text($0.value)) }
    return Dictionary(grouping: described, by: \.1).map { text, scripts in
      (scripts.map { $0.0.filter { $0 != " " } }.sorted(), text)
    }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map { scripts, text in
      "baselines, \(axis), \(scripts.joined(separator: " ")): \(text)"
    }
  }

  private func text(_ script: BaselinesReport.Script) -> String {
    var parts = script.coordinates.sorted { $0.value < $1.value || ($0.value == $1.value && $0.key < $1.key) }.map {
      "\($0.key) \(Values.text($0.value))" + ($0.key == script.default ? " (default)" : "")
    }
    if script.minimum != nil || script.maximum != nil {
      parts.append("glyphs " + range(script.minimum, script.maximum))
    }
    parts += script.languages.sorted { $0.key < $1.key }.map { language, extents in
      "\(language) \(range(extents.minimum, extents.maximum))"
    }
    return parts.joined(separator: ", ")
  }

  private func range(_ minimum: Double?, _ maximum: Double?) -> String {
    "\(minimum.map(Values.text) ?? "?")…\(maximum.map(Values.text) ?? "?")"
  }
}

extension FaceReport {
  /// The requested glyphs as a table, or `nil` if none are requested.
  package var glyphsText: String? {
    guard let glyphs else { return nil }
    let isVertical = glyphs.contains { $0.vertical != nil }
    var table = TableText(
      headings: ["", "glyph", "name", "advance", "left", "right", "bottom", "top"]
        + (isVertical ? ["down", "origin"] : []))
    table.rows = glyphs.map { glyph in
      let numbers = [
        glyph.advance, glyph.leftSideBearing, glyph.rightSideBearing, glyph.bounds?.bottom, glyph.bounds?.top,
      ]
      let vertical = isVertical ? [glyph.vertical?.advance, glyph.vertical?.originY] : []
      return ["\(glyph.codepoint) \(glyph.printable)", glyph.glyph.map(String.init) ?? "none", glyph.name ?? "-"]
        + (numbers + vertical).map { $0.map(Values.text) ?? "-" }
    }
    return table.text
  }

  /// The ink of the samples. Ink outside the line box is marked. `nil` if not requested.
  package var inkText: String? {
    guard let ink else { return nil }
    guard !ink.isEmpty else { return "ink: the face lacks characters of every sample" }
    let box = "\(Values.text(metrics.descender))…\(Values.text(metrics.ascender))"
    return (["ink compared with the line box \(box):"] + ink.map(inkLine)).joined(separator: "\n")
  }

  private func inkLine(_ ink: InkReport) -> String {
    var notes: [String] = []
    if ink.overshootAbove > 0 { notes.append("\(Values.text(ink.overshootAbove)) above at \(ink.highest ?? "")") }
    if ink.overshootBelow > 0 { notes.append("\(Values.text(ink.overshootBelow)) below at \(ink.lowest ?? "")") }
    let label = [ink.script, ink.language].compactMap { $0 }.joined(separator: " ")
    let reach = ink.bounds.map { "\(Values.text($0.bottom))…\(Values.text($0.top))" } ?? "no ink"
    let verdict = notes.isEmpty ? "inside the line" : "OUTSIDE the line: " + notes.joined(separator: ", ")
    let missing = ink.missing.isEmpty ? "" : "; no glyph for \(ink.missing.joined(separator: " "))"
    return
      "  \(notes.isEmpty ? " " : "!") \(label.isEmpty ? "" : label + ": ")\(reach), \(verdict)\(missing)  \(ink.text.onOneLine)"
  }
}

extension GlyphReport {
  /// The character as it appears in a table: empty if it has no shape of its own.
  fileprivate var printable: String {
    guard let scalar = character.unicodeScalars.first else { return "" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse,
      .nonspacingMark, .enclosingMark, .spacingMark:
      return ""
    default: return character
    }
  }
}
