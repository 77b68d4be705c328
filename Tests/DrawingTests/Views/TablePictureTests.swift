import Foundation
import LayoutCore
import TableLayout
import Testing

@testable import Drawing

@Suite("Pictures of tables")
struct TablePictureTests {
  /// Three rows of 50 points and a line.
  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
  }

  private static let (line, ground, page, gray): (UInt32, UInt32, UInt32, UInt32) =
    (0xC6C6C8, 0xFFFFFF, 0xF2F2F7, 0xD1D1D6)

  /// The picture of a table of 200 points, and its rows' edges from the top of the picture, in
  /// points.
  private static func picture(_ style: TableView.Style, selected: Int? = nil) throws -> (Bitmap, [Int]) {
    let traits = TraitCollection(displayScale: 1, typesetting: Typesetting(fonts: try TestFonts.catalog.get()))
    let rows = Rows()
    let table = traits.performAsCurrent {
      TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
    }
    table.setTraits(traits)
    table.rowHeight = 50
    table.dataSource = rows
    table.layoutIfNeeded()
    if let selected {
      table.selectRow(at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none)
    }
    let edges = (0..<3).map { Int(table.rectForRow(at: IndexPath(row: $0, section: 0)).minY) }
    return (try Bitmap(TablePicture(table).picture, scale: 1), edges + [edges[2] + 50])
  }

  @Test("Lines are drawn between rows, and at the ends of a section as its style has them")
  func lines() throws {
    func colors(_ style: TableView.Style, x: Int) throws -> [UInt32] {
      let (bitmap, edges) = try Self.picture(style)
      return try [edges[0], edges[1] - 1, edges[2] - 1, edges[3] - 1].map { try bitmap.color(x, $0) }
    }
    #expect(try colors(.plain, x: 100) == [Self.ground, Self.line, Self.line, Self.line])
    #expect(try colors(.plain, x: 5) == [Self.ground, Self.ground, Self.ground, Self.ground])
    #expect(try colors(.grouped, x: 100) == [Self.line, Self.line, Self.line, Self.line])
    #expect(try colors(.grouped, x: 5) == [Self.line, Self.ground, Self.ground, Self.line])
    #expect(try colors(.insetGrouped, x: 100) == [Self.ground, Self.line, Self.line, Self.ground])
  }

  @Test("A selected row is gray in every style, within round corners where its section has such")
  func selection() throws {
    for style in TableView.Style.allCases {
      let (bitmap, edges) = try Self.picture(style, selected: 0)
      #expect(try bitmap.color(100, edges[0] + 25) == Self.gray)
      #expect(try bitmap.color(100, edges[1] + 25) == Self.ground)
      // The corner of the first row: of a section in from the sides, the page shows.
      let inset = style == .insetGrouped ? 16 : 0
      #expect(try bitmap.color(inset, edges[0] + (style == .grouped ? 1 : 0)) == (inset > 0 ? Self.page : Self.gray))
      #expect(try bitmap.color(inset, edges[0] + 25) == Self.gray)
    }
  }
}
