import Strut

extension FaceReport {
  /// The report as text: names, the three sets of metrics, the line boxes of platforms, and a
  /// drawing of the lines.
  package var text: String {
    var parts = [heading]
    if let note { parts.append("  \(note)".wrapped()) }
    if let widths {
      let tracking = at?.tracking.map { ", and \(Values.text($0)) points after each character" } ?? ""
      parts.append("  widths from \(widths)\(tracking)".wrapped())
    }
    parts += ["", metricsTable] + categoriesText + ["", drawing, ""] + moreMetricsLines.map { $0.wrapped() }
    parts += [glyphsText, inkText].compactMap { $0 }.flatMap { ["", $0] }
    parts += (variationLines + tableLines + descriptionLines).map { $0.wrapped() }
    parts += warnings.map { "warning: \($0.onOneLine)".wrapped() }
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    let place = faceCount > 1 ? "\(path), face \(faceIndex) of \(faceCount)" : path
    let release = version?.onOneLine ?? "no version"
    return "\(displayName)\(locationText) (\(format), \(release), \(unitsPerEm) units per em)\n  \(place.onOneLine)"
  }

  /// The location of a variable face if it is not the default: its name, or its coordinates.
  private var locationText: String {
    let moved = axes.filter { axis in coordinates[axis.tag].map { $0 != axis.default } ?? false }
    guard !moved.isEmpty else { return "" }
    if let name = namedInstances.first(where: { $0.coordinates == coordinates })?.name { return ", \(name.onOneLine)" }
    return " at " + moved.map { "\($0.tag)=\(Values.text(coordinates[$0.tag] ?? $0.default))" }.joined(separator: ", ")
  }

  private var metricsTable: String {
    var table = TableText(headings: ["", "table", "ascender", "descender", "line gap", "line height"])
    table.rows = tableSets.enumerated().map { index, set in
      let numbers = [set.line.ascender, set.line.descender, set.line.lineGap].map(Values.text)
      return [index == 0 ? "in the file" : "", set.name] + numbers + [""]
    }
    for (_, label, profile) in profiles.shown {
      let numbers = [profile.ascender, profile.descender, profile.lineGap, profile.lineHeight]
      table.rows.append([label, profile.source] + numbers.map(Values.text))
    }
    if let at {
      let numbers = [at.ascender, at.descender, at.leading, at.lineHeight]
      table.rows.append(["points at \(Values.text(at.pointSize))", ""] + numbers.map(Values.text))
      let pixels = [at.browser.ascent, -at.browser.descent, at.browser.lineGap, at.browser.lineHeight]
      table.rows.append(["browser, whole pixels", ""] + pixels.map(Values.text))
    }
    let bit = typo == nil ? "" : "\nUSE_TYPO_METRICS is \(useTypoMetrics ? "set" : "not set")"
    return table.text + bit
  }

  /// The sets of line metrics in the file.
  private var tableSets: [(name: String, line: Line)] {
    let win = win.map { Line(ascender: $0.ascent, descender: -$0.descent, lineGap: 0) }
    return [("hhea", hhea), ("typo", typo), ("win", win)].compactMap { name, line in line.map { (name, $0) } }
  }

  /// A drawing of the lines, in which the line box is sixteen rows high.
  private var drawing: String {
    let lines: [(String, Double?)] = [
      ("ascender", metrics.ascender), ("cap height", metrics.capHeight), ("x-height", metrics.xHeight), ("baseline", 0),
      ("descender", metrics.descender),
    ]
    let lastRow = 15
    guard metrics.lineHeight > 0 else { return "(the line has no height)" }
    var rows = [[String]](repeating: [], count: lastRow + 1)
    for (name, height) in lines {
      guard let height else { continue }
      let share = (metrics.ascender - height) / metrics.lineHeight
      let row = min(max(Int((share * Double(lastRow)).rounded()), 0), lastRow)
      rows[row].append("\(name) \(Values.text(height))")
    }
    return rows.enumerated().map { index, names in
      let edge = index == 0 ? "┌" : index == lastRow ? "└" : names.isEmpty ? "│" : "├"
      guard !names.isEmpty else { return "  │" }
      return "  \(edge)\(String(repeating: "─", count: 24)) \(names.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}

extension FaceReport.Profiles {
  /// The profiles with their keys in JSON and their labels, in the order of the tables.
  package var all: [(key: String, label: String, profile: FaceReport.Profile)] {
    [
      ("coreText", "Core Text", coreText), ("webKit", "WebKit (Apple)", webKit), ("freeType", "FreeType", freeType),
      ("harfBuzz", "HarfBuzz", harfBuzz), ("windows", "Windows (GDI)", windows),
      ("directWrite", "DirectWrite", directWrite), ("browser", "browser", browser),
    ]
  }

  /// The profiles without that of WebKit if it equals that of Core Text, as in nearly all fonts.
  package var shown: [(key: String, label: String, profile: FaceReport.Profile)] {
    all.filter { $0.key != "webKit" || webKit != coreText }
  }
}
