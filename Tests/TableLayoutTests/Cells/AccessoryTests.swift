import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Accessories of cells")
struct AccessoryTests {
  /// The width by which the content view shrinks at 3 pixels per point (C; before iOS 16 D, except
  /// for the arrow and the check mark).
  static let rooms: [(TableViewCell.AccessoryType, Double)] = [
    (.none, 0), (.disclosureIndicator, 79.0 / 3), (.detailDisclosureButton, 176.0 / 3), (.checkmark, 40),
    (.detailButton, 40),
  ]

  @Test(
    "The arrow takes 33 up to iOS 11, 34 on iOS 12, 38 there in wide cells, and since then the margin and 10.5",
    arguments: [
      (Era.iOS11, 2.0, 375.0, 33.0), (.iOS11, 2, 600, 33), (.iOS12, 2, 375, 34), (.iOS12, 3, 414, 38),
      (.iOS12, 2, 414, 38),
      (.iOS13, 2, 375, 26.5),
      (.iOS17, 2, 390, 30.5), (.iOS17, 2, 375, 26.5), (.iOS26, 2, 402, 30.5),
    ])
  func arrow(era: Era, scale: Double, width: Double, room: Double) throws {
    var traits = try realTraits(scale: scale)
    traits.layoutMetrics = LayoutMetrics(era: era)
    let cell = builtInCell(.default, "a", in: traits)
    cell.accessoryType = .disclosureIndicator
    _ = try CellSizing.layOut(cell, width: width)
    #expect(cell.contentView.frame.width == CGFloat(width - room))
  }

  @Test("An accessory view takes its width and the side margin", arguments: [(375.0, 16.0), (390, 20), (402, 20)])
  func viewRoom(width: Double, margin: Double) throws {
    let cell = builtInCell(.default, "a", in: try realTraits(scale: 2))
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    _ = try CellSizing.layOut(cell, width: width)
    #expect(cell.contentView.frame.width == CGFloat(width - 40 - margin))
  }

  @Test(
    "The content view gives up the width that is known for each type, 4 more in wide cells", .fact("builtin-6"),
    arguments: rooms)
  func room(_ row: (type: TableViewCell.AccessoryType, room: Double)) throws {
    let cell = builtInCell(.default, "a", in: try realTraits())
    cell.accessoryType = row.type
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(abs(cell.contentView.frame.width - CGFloat(320 - row.room)) < 1e-9)
    _ = try CellSizing.layOut(cell, width: 414)
    #expect(abs(cell.contentView.frame.width - CGFloat(414 - row.room - (row.room > 0 ? 4 : 0))) < 1e-9)
  }

  @Test(
    "A sign stands at the margin, in the middle, and clear of the content view", .fact("builtin-7"),
    arguments: rooms.dropFirst())
  func sign(_ row: (type: TableViewCell.AccessoryType, room: Double)) throws {
    let cell = builtInCell(.default, "a", in: try realTraits())
    cell.accessoryType = row.type
    _ = try CellSizing.layOut(cell, width: 375)
    let sign = try #require(cell.subviews.last)
    #expect(abs(sign.frame.maxX - 359) < 0.34)
    #expect(sign.frame.minX >= cell.contentView.frame.maxX)
    #expect(abs(sign.frame.midY - cell.contentView.frame.midY) < 0.34)
    cell.accessoryType = .none
    #expect(cell.subviews.count == 1)
  }

  @Test("An accessory view has the size of its bounds when it was set, whatever it says itself", .fact("builtin-5"))
  func size() throws {
    let cell = builtInCell(.default, "a", in: try fixedTraits())
    let view = Label()
    view.text = "a long text"
    view.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    cell.accessoryView = view
    _ = try CellSizing.layOut(cell, width: 320)
    expectFrame(view.frame, 284, 16.5.rounded(), 20, 10)
    #expect(cell.contentView.frame.width == 284)
    view.sizeToFit()
    view.text = "an even longer text"
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
  }

  @Test("Taken out and set again, it is read again", .fact("builtin-5"))
  func again() throws {
    let cell = builtInCell(.default, "a", in: try fixedTraits())
    let view = Label()
    view.text = "ab"
    view.sizeToFit()
    cell.accessoryView = view
    _ = try CellSizing.layOut(cell, width: 320)
    view.text = "abcd"
    view.sizeToFit()
    cell.accessoryView = nil
    #expect(view.superview == nil)
    cell.accessoryView = view
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(view.frame.width == 40)
    #expect(cell.contentView.frame.width == 264)
  }

  @Test("An accessory view shows in place of a type")
  func precedence() throws {
    let cell = builtInCell(.default, "a", in: try fixedTraits())
    cell.accessoryType = .checkmark
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(cell.subviews.count == 2)
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(cell.contentView.frame.width == 294)
    cell.accessoryView = nil
    _ = try CellSizing.layOut(cell, width: 320)
    #expect(cell.contentView.frame.width == 280)
  }

  static let switches: [(ContentSizeCategory, Bool)] = [
    (.large, false), (.extraExtraExtraLarge, false), (.accessibilityMedium, true),
    (.accessibilityExtraExtraExtraLarge, true),
  ]

  @Test(
    "A switch stands below the labels at accessibility sizes, at their side", .fact("builtin-4"), arguments: switches)
  func switchBelow(_ row: (category: ContentSizeCategory, isBelow: Bool)) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let traits = try realTraits(category: row.category, direction: direction)
      let cell = builtInCell(.default, "Flight mode", in: traits)
      let toggle = Switch()
      cell.accessoryView = toggle
      let layout = try CellSizing.layOut(cell, width: 375)
      let text = try #require(layout["textLabel"]?.frame)
      #expect((toggle.frame.minY >= text.maxY) == row.isBelow)
      #expect(toggle.frame.size == CGSize(width: 51, height: 31))
      #expect(toggle.frame.maxY <= layout.contentFrame.maxY)
      if row.isBelow {
        #expect(direction == .leftToRight ? toggle.frame.minX == 16 : toggle.frame.maxX == 359)
        #expect(layout.contentFrame.width == 375)
      }
    }
  }

  @Test("Another view, and a switch beside views of the program's own, stay at the side")
  func notBelow() throws {
    let traits = try realTraits(category: .accessibilityLarge)
    let cell = builtInCell(.default, "Speed", in: traits)
    let stepper = Stepper()
    cell.accessoryView = stepper
    _ = try CellSizing.layOut(cell, width: 375)
    #expect(stepper.frame.maxX == 359)
    let own = TableViewCell()
    own.setTraits(traits)
    own.accessoryView = Switch()
    _ = try CellSizing.layOut(own, width: 375)
    #expect(own.accessoryView?.frame.maxX == 359)
  }

  @Test("Hostile sizes are no sizes")
  func hostile() throws {
    let cell = builtInCell(.default, "a", in: try fixedTraits())
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 1e300, height: -5))
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout.height == 44)
    #expect(cell.contentView.frame.width == 0)
    cell.indentationLevel = .max
    cell.accessoryView = nil
    #expect(try CellSizing.layOut(cell, width: 0).height == 44)
  }
}
