import Strut

@main
struct LibraryTour {
  static func main() throws {
    // A font, scaled as UIFontMetrics does.
    let fonts = try FontCatalog.bundled()
    let palatino = try fonts.font(named: "Palatino", size: 18)
    let body = try FontScaler(style: .body).scaledFont(for: palatino, category: .accessibilityExtraExtraExtraLarge)
    print(body.pointSize, body.lineHeight)  // 51.0 51.82177734375

    // A text in it, measured as UILabel does.
    let text = TextEngine(catalog: fonts).shape("Größenänderungen übernehmen", font: body, language: "de")
    let fits = text.sizeThatFits(width: 288, displayScale: 3)
    print(fits.size.height, fits.lines.map(\.text))

    // A cell, sized as a table view does, at every text size.
    let builder = CellBuilder(try CellDocument(path: "Examples/self-sizing-cell.yaml"))
    for category in ContentSizeCategory.allCases {
      let layout = try builder.build(traits: TraitCollection(contentSizeCategory: category)).layOut(width: 375)
      print(category, layout.height, layout["body"]?.lastBaseline ?? 0)
    }

    // Rows with texts of their own: the cell is reused, as in a table.
    let row = try builder.build(traits: TraitCollection(contentSizeCategory: .accessibilityLarge))
    for text in ["A short text", "A text that takes several lines at a size as large as this one"] {
      (row.view(named: "body") as? Label)?.text = text
      print(text, try row.layOut(width: 375).height)
    }
  }
}
