import Strut

@main
struct LibraryTour {
  static func main() throws {
    // A font, scaled like UIFontMetrics.
    let fonts = try FontCatalog.bundled()
    let palatino = try fonts.font(named: "Palatino", size: 18)
    let body = try FontScaler(style: .body).scaledFont(for: palatino, category: .accessibilityExtraExtraExtraLarge)
    print(body.pointSize, body.lineHeight)  // 51.0 51.82177734375

    // Text in this font, measured like a UILabel.
    let text = TextEngine(catalog: fonts).shape("Größenänderungen übernehmen", font: body, language: "de")
    let fits = text.sizeThatFits(width: 288, displayScale: 3)
    print(fits.size.height, fits.lines.map(\.text))

    // A cell, sized like in a table view, at every text size.
    let builder = CellBuilder(try CellDocument(path: "Examples/self-sizing-cell.yaml"))
    for category in ContentSizeCategory.allCases {
      let layout = try builder.build(traits: TraitCollection(contentSizeCategory: category)).layOut(width: 375)
      print(category, layout.height, layout["body"]?.lastBaseline ?? 0)
    }

    // Rows with different text: the cell is reused, as in a table.
    let row = try builder.build(traits: TraitCollection(contentSizeCategory: .accessibilityLarge))
    for text in ["A short text", "A text that takes several lines at a size as large as this one"] {
      (row.view(named: "body") as? Label)?.text = text
      print(text, try row.layOut(width: 375).height)
    }
  }
}
