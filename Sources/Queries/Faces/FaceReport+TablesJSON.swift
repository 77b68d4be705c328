package import JSONText

// The members of the reports on tables and shaping, in the order of their keys.

extension FileTableReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("length", length)
    row.add("tag", tag)
  }
}

extension CharacterMapReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("encoding", encoding)
    row.add("format", format)
    row.add("platform", platform)
  }
}

extension HeadReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add(orNull: created, "created")
    row.add("flags", flags)
    row.add("lowestPixelsPerEm", lowestPixelsPerEm)
    row.add("macStyle", macStyle)
    row.add(orNull: modified, "modified")
    try row.add("revision", revision)
  }
}

extension OS2Report: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    if let codePageRanges { row.add("codePageRanges", codePageRanges) } else { row.addNull("codePageRanges") }
    row.add("fsSelection", fsSelection)
    row.add("panose", panose)
    row.add("unicodeRanges", unicodeRanges)
    row.add("vendor", vendor)
    row.add("version", version)
  }
}

extension GaspReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("flags", flags)
    row.add("pixelsPerEm", pixelsPerEm)
  }
}

extension LayoutTableReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("features", features)
    try row.add("lookups", lookups)
  }
}

extension LayoutTableReport.Lookups: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("count", count)
    row.add(orNull: name, "name")
    row.add("type", type)
  }
}

extension ShapingReport: JSONRow {
  package func write(to row: inout JSONRowWriter) throws {
    row.add("appleTables", appleTables)
    row.add(orNull: gposKerningPairs, "gposKerningPairs")
    row.add("graphiteTables", graphiteTables)
    row.add(orNull: kernTablePairs, "kernTablePairs")
    row.add(orNull: kerning, "kerning")
    row.add(orNull: positions, "positions")
    row.add(orNull: substitutions, "substitutions")
    row.add(orNull: tracking, "tracking")
  }
}
