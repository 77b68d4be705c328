package import JSONText

// The members of the reports that every face has, in the order of their keys. A missing property
// fails `FaceReportTests`.

extension FaceReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try writeA(to: &row)
    try writeF(to: &row)
    try writeI(to: &row)
    try writeP(to: &row)
    try writeU(to: &row)
  }

  private func writeA(to row: inout JSONRowWriter) throws {
    if let at { try row.encode(at, "at") } else { row.addNull("at") }
    try row.encode(axes, "axes")
    try row.encode(baselines, "baselines")
    try row.add(orNull: caret, "caret")
    if let categories { try row.encode(categories, "categories") }
    try row.encode(clamped, "clamped")
    try row.add("cmap", cmap)
    row.add("codepointCount", codepointCount)
    if let color { try row.encode(color, "color") } else { row.addNull("color") }
    row.add("colorFormats", colorFormats)
    try row.encode(coordinates, "coordinates")
    try row.add("coverage", coverage)
    try row.add(orNull: embedding, "embedding")
  }

  private func writeF(to row: inout JSONRowWriter) throws {
    row.add("faceCount", faceCount)
    row.add("faceIndex", faceIndex)
    row.add(orNull: family, "family")
    row.add("features", features)
    row.add("format", format)
    row.add(orNull: fullName, "fullName")
    if let gasp { try row.add("gasp", gasp) } else { row.addNull("gasp") }
    row.add("glyphCount", glyphCount)
    if let glyphs { try row.encode(glyphs, "glyphs") }
    try row.add(orNull: head, "head")
    try row.add(orNull: hhea, "hhea")
  }

  private func writeI(to row: inout JSONRowWriter) throws {
    if let ink { try row.encode(ink, "ink") }
    row.add("isFixedPitch", isFixedPitch)
    row.add("isVariable", isVariable)
    try row.add(orNull: italicAngle, "italicAngle")
    try row.encode(languageSystems, "languageSystems")
    row.add("matchedBy", matchedBy)
    try row.add("metrics", metrics)
    try row.encode(namedInstances, "namedInstances")
    try row.add("names", names)
    row.add(orNull: note, "note")
    try row.add(orNull: os2, "os2")
  }

  private func writeP(to row: inout JSONRowWriter) throws {
    row.add("path", path)
    try row.add(orNull: positions, "positions")
    row.add(orNull: postScriptName, "postScriptName")
    try row.add("profiles", profiles)
    row.add("requested", requested)
    row.add("scripts", scripts)
    try row.add("shaping", shaping)
    if let stat { try row.encode(stat, "stat") } else { row.addNull("stat") }
    row.add(orNull: subfamily, "subfamily")
    try row.add(orNull: `subscript`, "subscript")
    try row.add(orNull: substitutions, "substitutions")
    try row.add(orNull: superscript, "superscript")
    try row.add("tables", tables)
    try row.add(orNull: typo, "typo")
  }

  private func writeU(to row: inout JSONRowWriter) throws {
    row.add("unitsPerEm", unitsPerEm)
    row.add("useTypoMetrics", useTypoMetrics)
    row.add(orNull: version, "version")
    if let vertical { try row.encode(vertical, "vertical") } else { row.addNull("vertical") }
    row.add("warnings", warnings)
    row.add("weight", weight)
    row.add(orNull: weightClass, "weightClass")
    try row.add("width", width)
    row.add(orNull: widthClass, "widthClass")
    row.add(orNull: widths, "widths")
    try row.add(orNull: win, "win")
  }
}

extension FaceReport.Line: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("ascender", ascender)
    try row.add("descender", descender)
    try row.add("lineGap", lineGap)
  }
}

extension FaceReport.Windows: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("ascent", ascent)
    try row.add("descent", descent)
  }
}

extension FaceReport.Profile: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("ascender", ascender)
    try row.add("descender", descender)
    try row.add("lineGap", lineGap)
    try row.add("lineHeight", lineHeight)
    row.add("source", source)
  }
}

extension FaceReport.Profiles: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("browser", browser)
    try row.add("coreText", coreText)
    try row.add("directWrite", directWrite)
    try row.add("freeType", freeType)
    try row.add("harfBuzz", harfBuzz)
    try row.add("webKit", webKit)
    try row.add("windows", windows)
  }
}

extension MetricsReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("ascender", ascender)
    try row.add(orNull: capHeight, "capHeight")
    try row.add("descender", descender)
    try row.add("leading", leading)
    try row.add("lineHeight", lineHeight)
    row.add("sources", sources)
    try row.add(orNull: strikeoutPosition, "strikeoutPosition")
    try row.add(orNull: strikeoutThickness, "strikeoutThickness")
    try row.add(orNull: underlinePosition, "underlinePosition")
    try row.add(orNull: underlineThickness, "underlineThickness")
    row.add("unitsPerEm", unitsPerEm)
    try row.add(orNull: xHeight, "xHeight")
  }
}
