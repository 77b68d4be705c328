import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import TestSupport
import Testing

@Suite("Cells of built-in styles, described")
struct BuiltInStyleTests {
  private func traits(_ category: ContentSizeCategory) throws -> TraitCollection {
    var traits = TraitCollection(contentSizeCategory: category)
    traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
    return traits
  }

  private static let styles: [(name: String, style: TableViewCell.CellStyle)] = [
    ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
  ]

  @Test("Are the cells that code makes of the style, at every text size", arguments: styles.map(\.name), [true, false])
  func alike(name: String, isLong: Bool) throws {
    let style = try #require(Self.styles.first { $0.name == name }?.style)
    let (title, detail) =
      isLong ? ("Einstellungen und mehr davon", "Übernommen von allen Geräten im Haushalt") : ("One", "Two")
    let hasDetail = style != .default
    let hasImage = style != .value2
    let document = try CellDocument(
      text: """
        schema: 1
        cell: { style: \(name), accessory: disclosureIndicator }
        views:
          textLabel: { label: { text: "\(title)", lines: 0 } }
        \(hasDetail ? "  detailTextLabel: { label: { text: \"\(detail)\", lines: 0 } }" : "")
        \(hasImage ? "  imageView: { image: { size: { width: 30, height: 20 } } }" : "")
        """)
    for category in ContentSizeCategory.allCases {
      let traits = try traits(category)
      let described = try CellBuilder(document).build(traits: traits).cell
      let made = traits.performAsCurrent { TableViewCell(style: style, reuseIdentifier: nil) }
      made.accessoryType = .disclosureIndicator
      made.textLabel?.text = title
      made.textLabel?.numberOfLines = 0
      if hasDetail {
        made.detailTextLabel?.text = detail
        made.detailTextLabel?.numberOfLines = 0
      }
      if hasImage { made.imageView?.image = Image(size: CGSize(width: 30, height: 20)) }
      let (one, other) = (
        try CellSizing.layOut(described, width: 320), try CellSizing.layOut(made, width: 320)
      )
      #expect(one.height == other.height, "\(category)")
      #expect(described.textLabel?.frame == made.textLabel?.frame && described.textLabel?.font == made.textLabel?.font)
      #expect(described.detailTextLabel?.frame == made.detailTextLabel?.frame)
      #expect(described.imageView?.frame == made.imageView?.frame)
    }
  }

  @Test("A view that the style does not have is told, also of a document that nobody read")
  func foreignView() throws {
    var document = CellDocument(file: "made")
    document.cell.style = .subtitle
    document.views = [ViewDescription(name: "x", content: .label(LabelDescription()))]
    let error = #expect(throws: CellDocumentErrors.self) { try CellBuilder(document).build(traits: traits(.large)) }
    #expect(error?.first.message.hasSuffix("not \"x\"; use style custom for other views") == true)
  }

  @Test(
    "Titles above grouped sections are in capitals before the design of 2025",
    arguments: [("iOS17", "STRASSE"), ("iOS26", "Straße")])
  func capitals(era: String, expected: String) throws {
    func title(_ style: String) throws -> String? {
      let document = try TableDocument(
        text:
          "{schema: 1, table: {style: \(style), era: \(era)}, cells: {a: {views: {}}}, sections: [{header: Straße, rows: [{}]}]}"
      )
      let built = try TableBuilder(document).build(traits: traits(.large))
      built.table.layoutIfNeeded()
      return built.table.headerView(forSection: 0)?.textLabel?.text
    }
    #expect(try [title("plain"), title("grouped"), title("insetGrouped")] == ["Straße", expected, expected])
  }

  @Test("A font that is named takes the place of the style's")
  func font() throws {
    let document = try CellDocument(
      text: "{schema: 1, cell: {style: default}, views: {textLabel: {label: {text: A, font: Palatino, size: 30}}}}")
    let label = try CellBuilder(document).build(traits: traits(.large)).cell.textLabel
    #expect(label?.font.pointSize == 30)
  }

  @Test("Rows give their texts and images values, which the next row does not keep")
  func rows() throws {
    let document = try TableDocument(
      text: """
        schema: 1
        cells:
          setting: { cell: { style: value1 }, views: { textLabel: { label: { text: T } }, detailTextLabel: { label: {} } } }
        sections: [{ rows: [{ textLabel.text: Language, detailTextLabel.text: Deutsch }, {}] }]
        """)
    let built = try TableBuilder(document).build(traits: traits(.large))
    built.table.layoutIfNeeded()
    let cells = (0...1).map { built.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.map { $0?.textLabel?.text } == ["Language", "T"])
    #expect(cells.map { $0?.detailTextLabel?.text } == ["Deutsch", ""])
    #expect(cells.map { $0?.bounds.height } == cells.map { _ in cells[0]?.bounds.height })
  }
}
