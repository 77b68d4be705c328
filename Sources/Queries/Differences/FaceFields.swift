import Strut

/// The fields of a report that are compared, in the order of the table.
package struct FaceFields {
  package struct Field {
    /// The path of the field in the JSON of the face, such as "hhea.ascender".
    package var path: String
    package var label: String
    package var value: ComparedValue?
  }

  package private(set) var fields: [Field] = []
  private let report: FaceReport

  package init(_ report: FaceReport) {
    self.report = report
    addFace()
    addTables()
    addLines()
    addMetrics()
    addVertical()
    addDescription()
    addPoints()
    addGlyphs()
  }

  private mutating func add(_ path: String, _ label: String, _ value: ComparedValue?) {
    fields.append(Field(path: path, label: label, value: value))
  }

  private mutating func addText(_ path: String, _ label: String, _ text: String?) {
    add(path, label, text.map(ComparedValue.text))
  }

  private mutating func addNumber(_ path: String, _ label: String, _ number: Double?) {
    add(path, label, number.map(ComparedValue.number))
  }

  private mutating func addLength(_ path: String, _ label: String, _ length: Double?, unitsPerEm: Int? = nil) {
    add(path, label, length.map { .length($0, unitsPerEm: unitsPerEm ?? report.unitsPerEm) })
  }

  private mutating func addFace() {
    addText("format", "format", report.format)
    addText("version", "version", report.version)
    addNumber("unitsPerEm", "units per em", Double(report.unitsPerEm))
    addNumber("weight", "weight", Double(report.weight))
    addNumber("width", "width", report.width)
    addNumber("weightClass", "weight class", report.weightClass.map(Double.init))
    addNumber("widthClass", "width class", report.widthClass.map(Double.init))
    add("widths", "widths from", report.widths.map { .text($0) } ?? .none)
    addNumber("italicAngle", "italic angle", report.italicAngle)
    add("isFixedPitch", "fixed pitch", .flag(report.isFixedPitch))
    add("axes", "axes", .list(report.axes.map(\.tag)))
    add("namedInstances", "named instances", .list(report.namedInstances.map { $0.name ?? $0.postScriptName ?? "" }))
  }

  private mutating func addTables() {
    for (table, line) in [("hhea", report.hhea), ("typo", report.typo)] {
      addLength("\(table).ascender", "\(table) ascender", line?.ascender)
      addLength("\(table).descender", "\(table) descender", line?.descender)
      addLength("\(table).lineGap", "\(table) line gap", line?.lineGap)
    }
    addLength("win.ascent", "win ascent", report.win?.ascent)
    addLength("win.descent", "win descent", report.win?.descent)
    add("useTypoMetrics", "USE_TYPO_METRICS", .flag(report.useTypoMetrics))
  }

  private mutating func addLines() {
    let metrics = report.metrics
    let lengths = [
      ("ascender", metrics.ascender), ("descender", metrics.descender), ("leading", metrics.leading),
      ("lineHeight", metrics.lineHeight),
    ]
    let labels = ["lineHeight": "line height"]
    for (name, length) in lengths {
      addLength("metrics.\(name)", labels[name] ?? name, length, unitsPerEm: metrics.unitsPerEm)
    }
    for (key, label, profile) in report.profiles.all {
      addLength("profiles.\(key).lineHeight", "line height, \(label)", profile.lineHeight)
    }
  }

  private mutating func addMetrics() {
    let metrics = report.metrics
    let lengths = [
      ("capHeight", "cap height", metrics.capHeight), ("xHeight", "x-height", metrics.xHeight),
      ("underlinePosition", "underline", metrics.underlinePosition),
      ("underlineThickness", "underline thickness", metrics.underlineThickness),
      ("strikeoutPosition", "strikeout", metrics.strikeoutPosition),
      ("strikeoutThickness", "strikeout thickness", metrics.strikeoutThickness),
    ]
    for (name, label, length) in lengths {
      addLength("metrics.\(name)", label, length, unitsPerEm: metrics.unitsPerEm)
    }
    for (name, text) in [("subscript", report.subscript), ("superscript", report.superscript)] {
      addLength("\(name).xSize", "\(name) width", text?.xSize)
      addLength("\(name).ySize", "\(name) height", text?.ySize)
      addLength("\(name).xOffset", "\(name) x offset", text?.xOffset)
      addLength("\(name).yOffset", "\(name) y offset", text?.yOffset)
    }
    addNumber("caret", "caret slope", report.caret.flatMap { $0.rise == 0 ? nil : $0.run / $0.rise })
    addLength("caret.offset", "caret offset", report.caret?.offset)
  }

  private mutating func addVertical() {
    addLength("vertical.ascender", "vertical ascender", report.vertical?.ascender)
    addLength("vertical.descender", "vertical descender", report.vertical?.descender)
    addLength("vertical.lineGap", "vertical line gap", report.vertical?.lineGap)
    for (axis, scripts) in [("horizontal", report.baselines.horizontal), ("vertical", report.baselines.vertical)] {
      addBaselines(axis, scripts ?? [:])
    }
  }

  /// Adds a baseline in a row of its own if it is the same in every script, as in nearly all fonts.
  private mutating func addBaselines(_ axis: String, _ scripts: [String: BaselinesReport.Script]) {
    let tags = Set(scripts.values.flatMap(\.coordinates.keys)).sorted()
    for tag in tags {
      let places = Set(scripts.values.compactMap { $0.coordinates[tag] })
      let (path, label) = ("baselines.\(axis).\(tag)", "baseline \(tag), \(axis)")
      if let place = places.first, places.count == 1 {
        addLength(path, label, place)
      } else {
        addText(path, label, "by script")
      }
    }
  }

  private mutating func addDescription() {
    addNumber("glyphCount", "glyphs", Double(report.glyphCount))
    addNumber("codepointCount", "code points", Double(report.codepointCount))
    add("coverage.scripts", "scripts covered", .list(report.coverage.scripts.map(\.script)))
    add("coverage.languages", "languages covered", .list(report.coverage.languages))
    add("scripts", "scripts laid out", .list(report.scripts))
    add("features", "features", .list(report.features))
    add("colorFormats", "color formats", .list(report.colorFormats))
    addNumber("shaping.gposKerningPairs", "kerning pairs, GPOS", report.shaping.gposKerningPairs.map(Double.init))
    addNumber("shaping.kernTablePairs", "kerning pairs, kern", report.shaping.kernTablePairs.map(Double.init))
    addText("shaping.substitutions", "substitutions by", report.shaping.substitutions)
    addText("shaping.positions", "positions by", report.shaping.positions)
    addText("shaping.kerning", "kerning by", report.shaping.kerning)
    addText("shaping.tracking", "tracking by", report.shaping.tracking)
    addStyle()
    addText("embedding.level", "embedding", report.embedding?.level)
    addNumber("embedding.fsType", "fsType", report.embedding.map { Double($0.fsType) })
    add("warnings", "warnings", .list(report.warnings))
  }

  private mutating func addStyle() {
    let (os2, head) = (report.os2, report.head)
    addNumber("os2.version", "OS/2 version", os2.map { Double($0.version) })
    addText("os2.vendor", "vendor", os2?.vendor)
    addNumber("os2.fsSelection", "fsSelection", os2.map { Double($0.fsSelection) })
    addText("os2.panose", "PANOSE", os2?.panose.map(String.init).joined(separator: " "))
    add("os2.unicodeRanges", "Unicode ranges", os2.map { .list($0.unicodeRanges.map(String.init)) })
    add("os2.codePageRanges", "code pages", os2?.codePageRanges.map { .list($0.map(String.init)) })
    addNumber("head.revision", "revision", head?.revision)
    addText("head.created", "created", head?.created)
    addText("head.modified", "modified", head?.modified)
    addNumber("head.flags", "head flags", head.map { Double($0.flags) })
    addNumber("head.macStyle", "macStyle", head.map { Double($0.macStyle) })
    addNumber("head.lowestPixelsPerEm", "smallest ppem", head.map { Double($0.lowestPixelsPerEm) })
    add("tables", "tables", .list(report.tables.map(\.tag)))
  }

  private mutating func addPoints() {
    guard let at = report.at else { return }
    let size = Values.text(at.pointSize)
    let points: [(String, String, Double?)] = [
      ("ascender", "ascender", at.ascender), ("descender", "descender", at.descender),
      ("leading", "leading", at.leading),
      ("lineHeight", "line height", at.lineHeight), ("capHeight", "cap height", at.capHeight),
      ("xHeight", "x-height", at.xHeight), ("browser.lineHeight", "line height, browser", at.browser.lineHeight),
    ]
    for (name, label, number) in points { addNumber("at.\(name)", "\(label) at \(size) points", number) }
  }

  private mutating func addGlyphs() {
    for glyph in report.glyphs ?? [] {
      let path = "glyphs.\(glyph.codepoint)"
      addLength("\(path).advance", "\(glyph.codepoint) advance", glyph.advance)
      addLength("\(path).leftSideBearing", "\(glyph.codepoint) left bearing", glyph.leftSideBearing)
      addLength("\(path).rightSideBearing", "\(glyph.codepoint) right bearing", glyph.rightSideBearing)
      addLength("\(path).bounds.bottom", "\(glyph.codepoint) bottom", glyph.bounds?.bottom)
      addLength("\(path).bounds.top", "\(glyph.codepoint) top", glyph.bounds?.top)
    }
    for ink in report.ink ?? [] {
      let name = [ink.script, ink.language].compactMap { $0 }.joined(separator: " ")
      let (path, of) = name.isEmpty ? ("ink", "ink") : ("ink.\(name)", "ink, \(name),")
      addLength("\(path).advance", "\(of) width", ink.advance)
      addLength("\(path).overshootAbove", "\(of) above the line", ink.overshootAbove)
      addLength("\(path).overshootBelow", "\(of) below the line", ink.overshootBelow)
    }
  }
}
