import ArgumentParser
import Strut

/// `strut styles`: the text style table, with the system font's metrics in each cell.
struct StylesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "Shows the text styles of a platform: size, leading, weight, tracking and the system font's metrics.",
    discussion: """
      leading is what iOS scales with, leadingHIG what the Human Interface Guidelines print; lineHeight is the font's own. \
      Platforms without categories answer under L; a cell that is not known is absent.
      """)

  @Option(help: "ios, macos, tvos or watchos.") var platform = "ios"
  @Option(help: ArgumentHelp("Which categories: L, XS..XXXL, all.", valueName: "category")) var category: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let platform = try Platform.named(platform)
    let categories = try category.map(ContentSizeCategory.parseList)
    let catalogue = try fontOptions.catalogue()
    let table = TextStyleTable.table(for: platform)
    let wanted = categories.map { Set($0.map(table.column(for:))) }
    let document = try StylesDocument(table, categories: wanted, catalogue: catalogue)
    if json {
      try Console.print(json: document)
    } else {
      Console.print(document.text(table))
    }
  }
}

/// The JSON of `strut styles`: a style's cells by category.
struct StylesDocument: Encodable {
  struct Cell: Encodable {
    var pointSize: Double
    @Nullable var leading: Double?
    @Nullable var leadingHIG: Double?
    var weight: String
    @Nullable var tracking: Double?
    var ascender, descender, lineHeight: Double
    @Nullable var capHeight: Double?
    @Nullable var xHeight: Double?
  }

  var schema = 1
  var engines = Engines.current
  var platform: String
  var systemFont: String
  var styles: [String: [String: Cell]] = [:]

  init(_ table: TextStyleTable, categories: Set<ContentSizeCategory>?, catalogue: FontCatalogue) throws {
    platform = table.platform.rawValue
    let system = try catalogue.systemFontMatch()
    systemFont = system.face.names.family ?? system.face.path
    for row in table.rows {
      let cells = row.cells.filter { categories?.contains($0.category) ?? true }
      styles[row.id] = Dictionary(
        try cells.map { ($0.category.shortName, try Cell($0, row, catalogue)) }, uniquingKeysWith: { first, _ in first }
      )
    }
  }

  func text(_ table: TextStyleTable) -> String {
    var printed = TableText(
      headings: [
        "style", "category", "size", "leading", "HIG", "weight", "tracking", "ascender", "descender", "line height",
      ])
    for row in table.rows {
      for category in row.cells.map(\.category.shortName) {
        guard let cell = styles[row.id]?[category] else { continue }
        let optional = [cell.leading, cell.leadingHIG].map { $0.map(Values.text) ?? "–" }
        let metrics = [cell.ascender, cell.descender, cell.lineHeight].map(Values.text)
        let tracking = cell.tracking.map(Values.text) ?? "–"
        printed.rows.append(
          [row.id, category, Values.text(cell.pointSize)] + optional + [cell.weight, tracking] + metrics)
      }
    }
    return "system font: \(systemFont)\n" + printed.text
  }
}

extension StylesDocument.Cell {
  fileprivate init(_ cell: TextStyleCell, _ row: TextStyleRow, _ catalogue: FontCatalogue) throws {
    let font = try catalogue.systemFont(size: cell.pointSize, weight: row.weight)
    self.init(
      pointSize: cell.pointSize, leading: cell.leading, leadingHIG: cell.leadingHIG,
      weight: row.weight.name ?? String(row.weight.rawValue), tracking: cell.tracking, ascender: font.ascender,
      descender: font.descender, lineHeight: font.lineHeight, capHeight: font.capHeight, xHeight: font.xHeight)
  }
}
