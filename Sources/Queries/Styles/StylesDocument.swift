import JSONText
package import Strut

/// The JSON output of `strut styles`: the values of each style by text size.
package struct StylesDocument: Encodable {
  package struct Cell: Encodable {
    package var pointSize: Double
    @Nullable var leading: Double?
    @Nullable var leadingHIG: Double?
    /// The size of the font that the options request, including bold text.
    package var weight: String
    @Nullable var emphasizedWeight: String?
    @Nullable var tracking: Double?
    package var ascender, descender, lineHeight: Double
    /// `UIFont.leading`, on iOS, if the leading of the style is known.
    @Nullable var fontLeading: Double?
    @Nullable var capHeight: Double?
    @Nullable var xHeight: Double?
    package var suspect: Bool
  }

  package var schema = 1
  package var engines = Engines.current
  package var platform: String
  package var systemFont: String
  /// The font whose widths the system font has, if it is a different one.
  @Nullable var systemFontWidths: String?
  package var styles: [String: [String: Cell]] = [:]
  /// The findings for `--strict`: weights that the system font lacks.
  package private(set) var strictFindings: [String] = []

  private enum CodingKeys: String, CodingKey { case schema, engines, platform, systemFont, systemFontWidths, styles }

  package init(_ table: TextStyleTable, categories: Set<ContentSizeCategory>?, fonts: StyleFonts) throws {
    platform = table.platform.rawValue
    let system = try fonts.catalog.systemFontMatch()
    systemFont = system.face.names.family ?? system.face.path
    systemFontWidths = system.face.withAliasWidths(of: fonts.era).aliasWidths?.description
    for row in table.rows {
      let cells = row.cells.filter { categories?.contains($0.category) ?? true }
      var reports: [String: Cell] = [:]
      for cell in cells {
        let font = try fonts.font(row, cell, on: table.platform)
        reports[cell.category.shortName] = Cell(cell, row, font, on: table.platform)
        strictFindings += fonts.catalog.systemMatch(of: font)?.strictFindings ?? []
      }
      styles[row.id] = reports
    }
  }

  package func text(_ table: TextStyleTable) -> String {
    var printed = TableText(
      headings: [
        "style", "category", "size", "leading", "HIG", "weight", "emphasized", "tracking", "ascender", "descender",
        "line height", "UIFont.leading",
      ])
    for row in table.rows {
      for category in row.cells.map(\.category.shortName) {
        guard let cell = styles[row.id]?[category] else { continue }
        printed.rows.append([row.id, category] + cell.columns)
      }
    }
    let widths = systemFontWidths.map { ", with widths from \($0)" } ?? ""
    return "system font: \(systemFont)\(widths)\n" + printed.text
  }
}

extension StylesDocument.Cell {
  package init(_ cell: TextStyleCell, _ row: TextStyleRow, _ font: Font, on platform: Platform) {
    // The tracking on iOS in the requested release. For other platforms only the widths in Apple's
    // tables are known.
    let tracking = platform == .ios ? font.tracking ?? cell.tracking : cell.tracking
    self.init(
      pointSize: cell.pointSize, leading: cell.leading, leadingHIG: cell.leadingHIG,
      weight: (font.origin.system?.effectiveWeight ?? row.weight).description,
      emphasizedWeight: row.emphasizedWeight?.description, tracking: tracking, ascender: font.ascender,
      descender: font.descender, lineHeight: font.lineHeight,
      fontLeading: font.origin.following != nil && cell.leading != nil ? font.leading : nil,
      capHeight: font.capHeight, xHeight: font.xHeight, suspect: cell.isSuspect)
  }

  fileprivate var columns: [String] {
    func number(_ value: Double?) -> String { value.map(Values.text) ?? "–" }
    return [
      Values.text(pointSize), number(leading) + (suspect ? " ?" : ""), number(leadingHIG), weight,
      emphasizedWeight ?? "–", number(tracking), number(ascender), number(descender), number(lineHeight),
      number(fontLeading),
    ]
  }
}
