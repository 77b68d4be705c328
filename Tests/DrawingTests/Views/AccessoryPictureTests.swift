import Foundation
import LayoutCore
import TableLayout
import Testing

@testable import Drawing

@Suite("Pictures of built-in cells")
struct AccessoryPictureTests {
  private static let tint: UInt32 = 0x007AFF
  private static let arrow: UInt32 = 0xC4C4C6

  private static func cell(direction: LayoutDirection = .leftToRight) throws -> TableViewCell {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.setTraits(
      TraitCollection(
        displayScale: 2, layoutDirection: direction, typesetting: Typesetting(fonts: try TestFonts.catalog.get())))
    return cell
  }

  private static func picture(of cell: TableViewCell, separator: Bool = true) throws -> Bitmap {
    _ = try CellSizing.layOut(cell, width: 200, separator: separator)
    return try Bitmap(CellPicture(cell).picture, scale: 1)
  }

  /// The colors of the sign of each type.
  static let signTypes: [(TableViewCell.AccessoryType, Bool, Bool)] = [
    (.none, false, false), (.disclosureIndicator, true, false), (.checkmark, false, true), (.detailButton, false, true),
    (.detailDisclosureButton, true, true),
  ]

  @Test(
    "A sign is drawn within the room that the content view gives up, at the side where lines end", arguments: signTypes)
  func signs(_ row: (type: TableViewCell.AccessoryType, hasArrow: Bool, hasTint: Bool)) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let cell = try Self.cell(direction: direction)
      cell.accessoryType = row.type
      _ = try CellSizing.layOut(cell, width: 200)
      // Lines are thin: at three pixels to a point some of them are of one color.
      let bitmap = try Bitmap(CellPicture(cell).picture, scale: 3)
      let boxes = try [(Self.arrow, row.hasArrow), (Self.tint, row.hasTint)].map { (try bitmap.box(of: $0.0), $0.1) }
      for (box, isThere) in boxes {
        #expect((box != nil) == isThere)
        guard let box else { continue }
        #expect(
          direction == .leftToRight
            ? box.left >= 3 * 132 && box.right <= 3 * 184 : box.left >= 3 * 16 && box.right <= 3 * 68)
        #expect(box.top >= 3 * 8 && box.bottom <= 3 * 36)
      }
    }
  }

  @Test("The separator begins at its inset and ends at the far edge")
  func separator() throws {
    let cell = try Self.cell()
    cell.separatorInset = EdgeInsets(left: 50, right: 20)
    let layout = try CellSizing.layOut(cell, width: 200)
    let bitmap = try Bitmap(CellPicture(cell).picture, scale: 2)
    let row = Int(layout.height * 2) - 1
    #expect([98, 101, 358, 361].map { try? bitmap.color($0, row) } == [0xFFFFFF, 0xC6C6C8, 0xC6C6C8, 0xFFFFFF])
    #expect(try Self.picture(of: cell, separator: false).box(of: 0xC6C6C8) == nil)
  }

  @Test("A selected cell is gray, or shows its own background for that, or nothing where nothing is to show")
  func selection() throws {
    let cell = try Self.cell()
    #expect(try Self.picture(of: cell).color(5, 5) == 0xFFFFFF)
    cell.isSelected = true
    #expect(try Self.picture(of: cell).color(5, 5) == 0xD1D1D6)
    let view = View()
    view.backgroundColor = Color(hexadecimal: 0x123456)
    cell.selectedBackgroundView = view
    #expect(try Self.picture(of: cell).color(5, 5) == 0x123456)
    cell.selectionStyle = .none
    #expect(try Self.picture(of: cell).color(5, 5) == 0xFFFFFF)
  }

  @Test("A text field shows its border, and its text or what stands in for it")
  func textField() throws {
    let fonts = try TestFonts.catalog.get()
    let field = TextField(frame: CGRect(x: 10, y: 10, width: 80, height: 34))
    field.font = try fonts.font(named: "Strut Test", size: 20)
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    box.setTraits(TraitCollection(displayScale: 1, typesetting: Typesetting(fonts: fonts)))
    box.addSubview(field)
    func bitmap() throws -> Bitmap {
      box.layoutIfNeeded()
      return try Bitmap(CellPicture(box).picture, scale: 1)
    }
    field.placeholder = "B"
    #expect(try bitmap().box(of: 0x1C1C1E) == nil)
    #expect(try bitmap().box(of: 0xC4C4C6) != nil)
    field.text = "B"
    let plain = try #require(try bitmap().box(of: 0x1C1C1E))
    #expect(plain.left >= 10 && plain.top >= 10 && plain.bottom <= 44)
    field.borderStyle = .roundedRect
    let bordered = try #require(try bitmap().box(of: 0x1C1C1E))
    #expect(bordered.left == plain.left + 7)
  }
}
