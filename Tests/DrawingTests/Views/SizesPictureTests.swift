import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing

@testable import Drawing

@Suite("The same cell at several sizes")
struct SizesPictureTests {
  private static func snapshots(_ categories: [ContentSizeCategory]) throws -> [CellSnapshot] {
    try categories.map { try CellSnapshot(of: SampleCell.laidOut($0).cell) }
  }

  /// The cells' backgrounds, in order.
  private static func cells(in picture: Picture) -> [CGRect] {
    picture.elements.compactMap { if case .fill(let box, Palette.cell) = $0 { box } else { nil } }
  }

  @Test("Columns are equally wide, equally far apart, and begin at one height", arguments: [false, true])
  func columns(guides: Bool) throws {
    let snapshots = try Self.snapshots([.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    let picture = try SizesPicture(snapshots, guides: guides).picture
    let cells = Self.cells(in: picture)
    #expect(cells.map(\.size) == snapshots.map(\.size))
    #expect(Set(cells.map(\.minY)).count == 1)
    let distances = zip(cells, cells.dropFirst()).map { Double($1.minX - $0.maxX) }
    #expect(distances.count == 2)
    #expect(abs((distances.first ?? 0) - (distances.last ?? 1)) < 1e-9)
    #expect(distances.allSatisfy { $0 >= 24 })
    for cell in cells {
      #expect(cell.minX >= 20 && cell.maxX <= picture.size.width - 20)
      #expect(cell.minY >= 20 && cell.maxY <= picture.size.height - 20)
    }
  }

  @Test("A heading wider than its cell keeps clear of the next column")
  func heading() throws {
    let narrow = try CellSnapshot(of: SampleCell.laidOut(.large, width: 50, headline: "I", body: "i").cell)
    let picture = try SizesPicture([narrow, narrow]).picture
    let next = try #require(Self.cells(in: picture).last)
    // The first column's title and note are drawn before anything else.
    let ends = picture.elements.prefix(2).map { element -> CGFloat in
      guard case .text(let text) = element else { return .infinity }
      return text.runs.flatMap(\.glyphs).map { text.origin.x + CGFloat($0.x + $0.advance) }.max() ?? .infinity
    }
    let end = try #require(ends.last)
    #expect(end > 20 + 50)
    #expect(abs(next.minX - end - 24) < 0.1)
  }

  @Test("Nothing is drawn beyond the page's margin")
  func margin() throws {
    let picture = try SizesPicture(try Self.snapshots([.extraSmall, .large]), guides: true).picture
    let bitmap = try Bitmap(picture, scale: 1)
    for x in 0..<bitmap.width {
      for y in [0, 10, 16, bitmap.height - 17, bitmap.height - 1] { #expect(try bitmap.color(x, y) == 0xF2F2F7) }
    }
    for y in 0..<bitmap.height {
      for x in [0, 10, 18, bitmap.width - 19, bitmap.width - 1] { #expect(try bitmap.color(x, y) == 0xF2F2F7) }
    }
  }

  @Test(
    "All twelve sizes with guides fit the three kinds of file", arguments: [PictureFormat.png(scale: 2), .svg, .pdf])
  func all(format: PictureFormat) throws {
    let picture = try SizesPicture(try Self.snapshots(ContentSizeCategory.allCases), guides: true).picture
    #expect(try picture.data(as: format).count > 10_000)
  }

  @Test("Tables stand side by side as cells do, each over its own ground")
  func tables() throws {
    let tables = try [ContentSizeCategory.large, .accessibilityMedium].map { category in
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      table.setTraits(
        TraitCollection(contentSizeCategory: category, typesetting: Typesetting(fonts: try TestFonts.catalog.get())))
      return try TablePicture(table)
    }
    let bitmap = try Bitmap(SizesPicture(tables).picture, scale: 1)
    #expect(bitmap.width == 2 * 20 + 2 * 200 + 24)
    let middle = 20 + 12 + 10 + 50
    #expect(
      [19, 20, 219, 220, 243, 244].map { try? bitmap.color($0, middle) }
        == [0xF2F2F7, 0xFFFFFF, 0xFFFFFF, 0xF2F2F7, 0xF2F2F7, 0xFFFFFF])
  }

  @Test("No cell is no picture")
  func none() {
    let expected = DrawingError(.emptyPicture, reason: "there is nothing to compare")
    #expect(throws: expected) { try SizesPicture([CellSnapshot]()) }
  }
}
