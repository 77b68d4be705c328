import CellDocuments
import Foundation
import LayoutCore
import TableLayout
import Testing

@testable import Drawing

@Suite("Pictures of collection views")
struct CollectionPictureTests {
  private static let (line, ground, page): (UInt32, UInt32, UInt32) = (0xC6C6C8, 0xFFFFFF, 0xF2F2F7)

  /// Returns the collection view of a document, 200 points wide and 100 high, and the picture of
  /// all of it, a pixel to a point.
  private static func picture(
    _ layout: String, items: Int = 3, cell: String = "", direction: LayoutDirection = .leftToRight
  ) throws -> (view: CollectionView, bitmap: Bitmap, size: CGSize) {
    let text = """
      schema: 1
      collection: { width: 200, height: 100, \(layout) }
      cells: { word: { \(cell) views: { gap: { spacer: {} } }, constraints: [gap.height == 50, "H:|[gap]|", "V:|[gap]|"] } }
      sections: [{ items: [\(Array(repeating: "{}", count: items).joined(separator: ", "))] }]
      """
    let document = try TableDocument(text: text)
    let traits = TraitCollection(
      displayScale: 1, layoutDirection: direction, typesetting: Typesetting(fonts: try TestFonts.catalog.get()))
    let built = try CollectionBuilder(document).build(traits: traits)
    let picture = try CollectionPicture(contentOf: built.view).picture
    return try withExtendedLifetime(built) { (built.view, try Bitmap(picture, scale: 1), picture.size) }
  }

  private static func edges(_ view: CollectionView) -> [Int] {
    (0..<3).compactMap { view.layoutAttributesForItem(at: IndexPath(row: $0, section: 0)).map { Int($0.frame.minY) } }
  }

  @Test(
    "A list has the lines of a table with its style",
    arguments: [
      ("plain", 100, [ground, line, line, line]), ("plain", 5, [ground, ground, ground, ground]),
      ("grouped", 100, [line, line, line, line]), ("grouped", 5, [line, ground, ground, line]),
      ("insetGrouped", 100, [ground, line, line, ground]), ("sidebar", 100, [ground, ground, ground, ground]),
      ("plain, showsSeparators: false", 100, [ground, ground, ground, ground]),
    ])
  func lines(appearance: String, x: Int, colors: [UInt32]) throws {
    let (view, bitmap, _) = try Self.picture("list: { appearance: \(appearance) }")
    let edges = Self.edges(view)
    #expect(try [edges[0], edges[1] - 1, edges[2] - 1, edges[2] + 49].map { try bitmap.color(x, $0) } == colors)
  }

  @Test("Lines begin at the leading side in either direction")
  func mirrored() throws {
    let (view, bitmap, _) = try Self.picture("list: {}", direction: .rightToLeft)
    let y = Self.edges(view)[1] - 1
    #expect(try [5, 195].map { try bitmap.color($0, y) } == [Self.line, Self.ground])
  }

  @Test("An inset section has round corners, in which the page shows; others have none")
  func corners() throws {
    let (view, bitmap, _) = try Self.picture("list: { appearance: insetGrouped }")
    let top = Self.edges(view)[0]
    #expect(try [16, 100].map { try bitmap.color($0, top) } == [Self.page, Self.ground])
    let (other, plain, _) = try Self.picture("list: { appearance: grouped }")
    #expect(try plain.color(0, Self.edges(other)[0] + 1) == Self.ground)
  }

  @Test("A grid shows the color of its cells on the page, or white")
  func grid() throws {
    let flow = "flow: { itemSize: { width: 80, height: 50 }, minimumInteritemSpacing: 40 }"
    let (_, white, _) = try Self.picture(flow)
    #expect(try [40, 100].map { try white.color($0, 25) } == [Self.ground, Self.page])
    let (_, blue, _) = try Self.picture(flow, cell: "cell: { backgroundColor: \"#0000FF\" },")
    #expect(try [40, 100].map { try blue.color($0, 25) } == [0x0000FF, Self.page])
  }

  @Test("All content is drawn, with lengths in fractions of the visible size")
  func fractions() throws {
    let half = "{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.5 } }"
    let group = "compositional: { sections: [{ group: { size: \(half), subitems: [{ size: \(half) }] } }] }"
    let whole = group.replacing(
      "subitems: [{ size: \(half) }]", with: "subitems: [{ size: { width: 200, height: 50 } }]")
    let (view, bitmap, size) = try Self.picture(whole, items: 9)
    #expect(size == CGSize(width: 200, height: 450))
    #expect(try [10, 240, 440].map { try bitmap.color(100, $0) } == [Self.ground, Self.ground, Self.ground])
    #expect(view.bounds.size == CGSize(width: 200, height: 100) && view.contentOffset == .zero)
  }

  @Test("A view that scrolls horizontally is drawn to its end, and a limit is kept")
  func horizontal() throws {
    let flow = "flow: { scrollDirection: horizontal, itemSize: { width: 80, height: 100 }, minimumLineSpacing: 0 }"
    let (view, bitmap, size) = try Self.picture(flow, items: 7)
    #expect(size == CGSize(width: 560, height: 100))
    #expect(try bitmap.color(555, 50) == Self.ground)
    #expect(try CollectionPicture(contentOf: view, upTo: 300).picture.size.width == 300)
  }
}
