import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing
import TextLayout

/// Returns a cell of a style with strings, with traits.
func builtInCell(
  _ style: TableViewCell.CellStyle, _ text: String? = nil, _ detail: String? = nil, in traits: TraitCollection,
  lines: Int = 1
) -> TableViewCell {
  let cell = TableViewCell(style: style, reuseIdentifier: nil)
  cell.setTraits(traits)
  if let text { cell.textLabel?.text = text }
  if let detail { cell.detailTextLabel?.text = detail }
  if lines != 1 {
    cell.textLabel?.numberOfLines = lines
    cell.detailTextLabel?.numberOfLines = lines
  }
  return cell
}

/// Returns true if two rectangles are the same except for the last digits of sums of thirds.
func expectFrame(
  _ frame: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let numbers = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  let isNear = numbers.count == 4 && zip(numbers, [x, y, width, height]).allSatisfy { abs($0 - $1) < 1e-9 }
  #expect(
    isNear, "\(frame.map { "\($0)" } ?? "nil") is not (\(x), \(y), \(width), \(height))", sourceLocation: sourceLocation
  )
}

@Suite("Built-in cells")
struct BuiltInCellTests {
  @Test("The label of the default style is as high as the row of 44", .fact("builtin-1"))
  func defaultStyle() throws {
    let cell = builtInCell(.default, "Settings", in: try realTraits())
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(layout.height == 44)
    expectFrame(layout["textLabel"]?.frame, 16, 0, 343, 44)
    #expect(layout["textLabel"]?.pointSize == 17)
    #expect(layout.views.map(\.name) == ["textLabel"])
  }

  /// A published dump: a label of 20.333 in a content view of 50 is at 14.8333.
  @Test("Its place before rounding is half of what the label leaves", .fact("builtin-1"))
  func unrounded() throws {
    let cell = builtInCell(.value1, "Settings", in: try realTraits())
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 50)
    cell.layoutIfNeeded()
    #expect(abs((cell.textLabel?.unroundedFrame.minY ?? 0) - 14.8333) < 1e-4)
  }

  /// Widths up to 389 and from 390; era; where the text begins.
  static let sides: [(Double, Era, Bool, Double)] = [
    (375, .iOS17, false, 16), (389, .iOS17, false, 16), (390, .iOS17, false, 20), (413, .iOS12, true, 15),
    (414, .iOS12, true, 20), (375, .iOS11, true, 15),
    (375, .iOS11, false, 15), (375, .iOS12, true, 15), (375, .iOS13, true, 16), (375, .iOS26, false, 16),
  ]

  @Test("The text begins at the cell's margin", arguments: sides)
  func side(_ row: (width: Double, era: Era, isInTable: Bool, x: Double)) throws {
    var traits = try realTraits()
    traits.layoutMetrics = LayoutMetrics(era: row.era)
    let cell = builtInCell(.default, "Settings", in: traits)
    let table = View()
    table.setTraits(traits)
    if row.isInTable { table.addSubview(cell) }
    let layout = try CellSizing.layOut(cell, width: row.width)
    #expect(Double(layout["textLabel"]?.frame.minX ?? 0) == row.x)
  }

  /// Widths of rows on tables of 375, 390, 393 and 414, and where text begins: as in the table's
  /// width (C: 374 on 414).
  @Test(
    "A row of an inset group has the margins of its table's width", .fact("cell-7"),
    arguments: [(343.0, 16.0), (350, 20), (353, 20), (374, 20)])
  func insetGroups(width: Double, x: Double) throws {
    let cell = builtInCell(.default, "Settings", in: try realTraits())
    #expect(try CellSizing.layOut(cell, width: width)["textLabel"]?.frame.minX == 16)
    cell.isInInsetGroup = true
    cell.accessoryType = .disclosureIndicator
    #expect(try CellSizing.layOut(cell, width: width)["textLabel"]?.frame.minX == CGFloat(x))
    #expect(abs(cell.contentView.frame.width - CGFloat(width - x - 31.0 / 3)) < 1e-9)
  }

  @Test("A subtitle is caption 1, below the text, and the row grows", .fact("builtin-9"))
  func subtitle() throws {
    let cell = builtInCell(.subtitle, "Palermo", "Sicily", in: try realTraits())
    let layout = try CellSizing.layOut(cell, width: 375)
    // 20.333 + 14.333 + 22 and the separator.
    #expect(abs(layout.height - 57) < 1e-9)
    #expect(layout["detailTextLabel"]?.pointSize == 12)
    #expect(abs((layout["textLabel"]?.frame.minY ?? 0) - 31.0 / 3) < 1e-9)
    #expect(abs((layout["detailTextLabel"]?.frame.minY ?? 0) - 98.0 / 3) < 1e-9)
    #expect(cell.detailTextLabel?.textColor == cell.textLabel?.textColor)
  }

  @Test("A value stands at the far side, in body text")
  func value1() throws {
    let cell = builtInCell(.value1, "Wi-Fi", "On", in: try realTraits())
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(layout.height == 44)
    #expect(layout["textLabel"]?.frame.minX == 16)
    #expect(abs((layout["detailTextLabel"]?.frame.maxX ?? 0) - 359) < 1e-9)
    #expect(layout["detailTextLabel"]?.pointSize == 17)
    #expect(layout["textLabel"]?.firstBaseline == layout["detailTextLabel"]?.firstBaseline)
  }

  @Test("In value2 the text ends where its column does, tinted, and the detail begins after it", .fact("builtin-10"))
  func value2() throws {
    let cell = builtInCell(.value2, "mobile", "555 0100", in: try realTraits())
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(layout["textLabel"]?.frame.minX == 16)
    #expect(layout["textLabel"]?.frame.maxX == 107)
    #expect(layout["detailTextLabel"]?.frame.minX == 115)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.textLabel?.textColor == cell.tintColor)
    #expect(cell.imageView == nil)
  }

  @Test("The default style has no second label; what was not asked for is not made")
  func lazy() throws {
    let cell = builtInCell(.default, in: try realTraits())
    #expect(cell.detailTextLabel == nil)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.contentView.subviews.count == 1)
  }

  /// Fonts of text and detail by category (facts: body and caption 1).
  static let fontSizes: [(ContentSizeCategory, Double, Double)] = [
    (.extraSmall, 14, 11), (.large, 17, 12), (.extraExtraExtraLarge, 23, 18), (.accessibilityMedium, 28, 22),
    (.accessibilityExtraExtraExtraLarge, 53, 43),
  ]

  @Test("The labels' fonts follow the category, also when it changes later", .fact("builtin-2"), arguments: fontSizes)
  func fonts(_ row: (category: ContentSizeCategory, text: Double, detail: Double)) throws {
    let cell = builtInCell(.subtitle, "a", "b", in: try realTraits())
    cell.setTraits(try realTraits(category: row.category))
    #expect(cell.textLabel?.font.pointSize == row.text)
    #expect(cell.detailTextLabel?.font.pointSize == row.detail)
    #expect(cell.textLabel?.adjustsFontForContentSizeCategory == true)
  }

  @Test("The row grows with the text and its leading: 127 at AX5", .fact("builtin-8"))
  func largest() throws {
    let cell = builtInCell(.default, "Hi", in: try realTraits(category: .accessibilityExtraExtraExtraLarge))
    // 63.25 rounded up, 62 and the separator, in whole points.
    #expect(try CellSizing.rowHeight(for: cell, width: 375) == 127)
  }

  @Test("Labels of any number of lines make the row higher", .fact("builtin-8"))
  func lines() throws {
    let traits = try fixedTraits()
    let text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
    let one = builtInCell(.default, text, in: traits)
    let many = builtInCell(.default, text, in: traits, lines: 0)
    let two = builtInCell(.default, text, in: traits, lines: 2)
    #expect(try CellSizing.rowHeight(for: one, width: 132) == 44)
    // 100 points are two words of four and a space: four lines of 10, one more, and the separator
    // of 1.
    #expect(try CellSizing.rowHeight(for: many, width: 132) == 4 * 10 + 10 + 1)
    #expect(try CellSizing.rowHeight(for: two, width: 132) == 44)
  }

  static let stackings: [(TableViewCell.CellStyle, ContentSizeCategory, Bool)] = [
    (.value1, .extraExtraExtraLarge, false), (.value1, .accessibilityMedium, true), (.value2, .large, false),
    (.value2, .accessibilityExtraExtraExtraLarge, true), (.value1, .accessibilityLarge, true),
  ]

  @Test(
    "Labels side by side stand one below the other at accessibility sizes", .fact("builtin-3"), arguments: stackings)
  func stacking(_ row: (style: TableViewCell.CellStyle, category: ContentSizeCategory, isStacked: Bool)) throws {
    let cell = builtInCell(row.style, "Name", "Ann", in: try realTraits(category: row.category))
    let layout = try CellSizing.layOut(cell, width: 375)
    let (text, detail) = (try #require(layout["textLabel"]?.frame), try #require(layout["detailTextLabel"]?.frame))
    #expect((detail.minY >= text.maxY) == row.isStacked)
    #expect((detail.minX >= text.maxX) == !row.isStacked)
  }

  @Test("Of two labels that do not fit each is sure of half, and of what the other leaves", .fact("builtin-10"))
  func sharing() throws {
    let traits = try fixedTraits()
    // 300 - 32 = 268, less 8 between them: 260.
    let both = builtInCell(.value1, String(repeating: "a", count: 30), String(repeating: "b", count: 30), in: traits)
    let layout = try CellSizing.layOut(both, width: 300)
    #expect(layout["textLabel"]?.frame.width == 130)
    #expect(layout["detailTextLabel"]?.frame.width == 130)
    let short = builtInCell(.value1, String(repeating: "a", count: 30), "bbbb", in: traits)
    let other = try CellSizing.layOut(short, width: 300)
    #expect(other["textLabel"]?.frame.width == 220)
    #expect(other["detailTextLabel"]?.frame.width == 40)
  }

  @Test("A picture stands before the texts, and the separator begins with them", .fact("builtin-12"))
  func picture() throws {
    let cell = builtInCell(.default, "Ann", in: try fixedTraits())
    cell.imageView?.image = Image(size: CGSize(width: 30, height: 30))
    let layout = try CellSizing.layOut(cell, width: 320)
    expectFrame(layout["imageView"]?.frame, 16, 7, 30, 30)
    #expect(layout["textLabel"]?.frame.minX == 62)
    #expect(cell.separatorFrame == CGRect(x: 62, y: 43, width: 258, height: 1))
    cell.separatorInset = EdgeInsets(left: 10, right: 20)
    #expect(cell.separatorFrame == CGRect(x: 10, y: 43, width: 290, height: 1))
  }

  @Test(
    "A picture higher than a row of several lines raises it, not one of one line; a wide one leaves half of the width",
    .fact("builtin-11")
  )
  func largePicture() throws {
    let cell = builtInCell(.default, "Ann", in: try fixedTraits())
    cell.imageView?.image = Image(size: CGSize(width: 50, height: 99))
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 44)
    cell.textLabel?.numberOfLines = 0
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 99 + 10 + 1)
    cell.imageView?.image = Image(size: CGSize(width: 288, height: 96))
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout["imageView"]?.frame.width == 144)
    #expect(layout["imageView"]?.frame.height == 48)
    #expect(layout.height == 48 + 10 + 1)
  }

  @Test("Indentation moves the content in", .fact("builtin-16"))
  func indentation() throws {
    let cell = builtInCell(.default, "Ann", in: try fixedTraits())
    #expect(cell.indentationWidth == 10)
    cell.indentationLevel = 3
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(cell.textLabel?.frame.minX == 46)
  }

  @Test("A text that changes is laid out anew")
  func change() throws {
    let cell = builtInCell(.subtitle, "a", "b", in: try fixedTraits())
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(cell.textLabel?.frame.width == 10)
    cell.textLabel?.text = "abc"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.width == 30)
    cell.detailTextLabel?.text = nil
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.midY == 22)
    #expect(cell.detailTextLabel?.frame == .zero)
  }

  @Test("Layout after a change is that of a cell made so")
  func history() throws {
    let traits = try realTraits()
    let cell = builtInCell(.value1, "Wi-Fi", "Off", in: traits)
    cell.accessoryType = .disclosureIndicator
    for (category, width) in [(ContentSizeCategory.large, 375.0), (.accessibilityLarge, 320), (.small, 414)] {
      let now = try realTraits(category: category)
      cell.setTraits(now)
      let fresh = builtInCell(.value1, "Wi-Fi", "Off", in: now)
      fresh.accessoryType = .disclosureIndicator
      #expect(try CellSizing.layOut(cell, width: width) == CellSizing.layOut(fresh, width: width))
      #expect(cell.frames == fresh.frames)
    }
  }

  @Test("From right to left everything is mirrored")
  func mirrored() throws {
    func frames(_ direction: LayoutDirection) throws -> [CGRect] {
      let cell = builtInCell(.value1, "Name", "Ann", in: try realTraits(direction: direction))
      cell.imageView?.image = Image(size: CGSize(width: 29, height: 29))
      cell.accessoryType = .detailDisclosureButton
      _ = try CellSizing.layOut(cell, width: 375)
      return cell.frames + [try #require(cell.separatorFrame)]
    }
    let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
    for (a, b) in zip(left, right) {
      expectFrame(b, 375 - Double(a.maxX), Double(a.minY), Double(a.width), Double(a.height))
    }
  }

  @Test("Background views fill the cell behind everything, the selected one only while it is selected")
  func backgrounds() throws {
    let cell = builtInCell(.default, "a", in: try fixedTraits())
    let (back, selected) = (View(), View())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(back.frame == cell.bounds)
    #expect(selected.superview == nil)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === back)
    #expect(cell.subviews[1] === selected)
    #expect(selected.frame == cell.bounds)
    cell.prepareForReuse()
    #expect(!cell.isSelected && selected.superview == nil)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(selected.superview == nil)
  }
}
