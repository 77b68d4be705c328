package import JSONText

// The members of the reports on names, coverage, embedding and reduced text, in the order of their
// keys.

extension NameReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add(orNull: key, "key")
    row.add(orNull: language, "language")
    row.add("nameID", nameID)
    row.add("value", value)
  }
}

extension CoverageReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    if let asked { try row.encode(asked, "asked") }
    row.add("languages", languages)
    try row.add("nearlyComplete", nearlyComplete)
    try row.add("scripts", scripts)
  }
}

extension CoverageReport.Script: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("codepoints", codepoints)
    row.add("script", script)
  }
}

extension CoverageReport.Gap: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("language", language)
    row.add("missing", missing)
  }
}

extension EmbeddingReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("bitmapsOnly", bitmapsOnly)
    row.add("fsType", fsType)
    row.add("level", level)
    row.add("subsetting", subsetting)
  }
}

extension ReducedTextReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("xOffset", xOffset)
    try row.add("xSize", xSize)
    try row.add("yOffset", yOffset)
    try row.add("ySize", ySize)
  }
}

extension CaretReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    try row.add("offset", offset)
    try row.add("rise", rise)
    try row.add("run", run)
  }
}
