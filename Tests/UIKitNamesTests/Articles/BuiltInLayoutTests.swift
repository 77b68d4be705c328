import FontMetrics
import Foundation
import LayoutCore
import TestSupport
import Testing
import UIKitNames

@testable import TableSnippets

/// The built-in layout in "Self-Sizing Table View Cells in Practice".
@MainActor @Suite("In Practice: the built-in layout")
struct BuiltInLayoutTests {
  private static func cell(
    _ style: UITableViewCell.CellStyle, _ text: String = "Title", _ detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = detail
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }

  /// Lays a cell out as a row of a table.
  private func laidOut(
    _ category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight, width: CGFloat = 375,
    _ make: @escaping () -> UITableViewCell
  ) throws -> (cell: UITableViewCell, screen: PhoneScreen) {
    let controller = CellsController { _ in make() }
    let screen = try PhoneScreen(controller, category: category, width: width, direction: direction)
    return (try #require(controller.tableView.visibleCells.first), screen)
  }

  @Test(
    "Text, detail, image, background and accessory are there to be configured, and laid out by the cell",
    .behavior("built-in-1"))
  func subviews() throws {
    let (cell, screen) = try laidOut {
      let cell = Self.cell(.subtitle, "Title", "Detail")
      cell.imageView?.image = UIImage(size: CGSize(width: 29, height: 29))
      cell.backgroundView = UIView()
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return cell
    }
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let (image, accessory) = (try #require(cell.imageView), try #require(cell.accessoryView))
    let content = cell.contentView.frame
    #expect(image.frame(in: cell).size == CGSize(width: 29, height: 29))
    #expect([image, text, detail].map { $0.frame(in: cell).minX } == [16, 61, 61])
    #expect(text.frame(in: cell).size == text.intrinsicContentSize)
    #expect(detail.frame(in: cell).size == detail.intrinsicContentSize)
    #expect(text.frame(in: cell).maxY <= detail.frame(in: cell).minY)
    #expect(accessory.frame(in: cell).size == CGSize(width: 30, height: 20))
    #expect([content.maxX, accessory.frame(in: cell).minX] == [329, 329])
    for view in [image, accessory] { #expect(abs(view.frame(in: cell).midY - content.midY) < 0.34) }
    #expect(try #require(cell.backgroundView).frame(in: cell) == cell.bounds)
    withExtendedLifetime(screen) {}
  }

  @Test("Own subviews beside the built-in ones are reported; either alone is not", .behavior("built-in-2"))
  func mixing() throws {
    for (text, hasOwn) in [("Title", true), ("Title", false), ("", true)] {
      let (_, screen) = try laidOut {
        let cell = Self.cell(.default, text)
        if hasOwn { cell.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
        return cell
      }
      #expect(screen.log.contains { $0.contains("built-in") } == (hasOwn && !text.isEmpty))
    }
  }

  @Test(
    "value1 and value2 stand side by side, and one below the other at accessibility sizes", .behavior("built-in-3"),
    arguments: [UITableViewCell.CellStyle.value1, .value2])
  func valueStyles(style: UITableViewCell.CellStyle) throws {
    for category in ContentSizeCategory.allCases {
      let (cell, screen) = try laidOut(category) { Self.cell(style, "Name", "Value") }
      let text = try #require(cell.textLabel).frame(in: cell)
      let detail = try #require(cell.detailTextLabel).frame(in: cell)
      if category.isAccessibilityCategory {
        #expect(text.maxY <= detail.minY, "\(category.shortName)")
      } else {
        #expect(text.maxX <= detail.minX, "\(category.shortName)")
      }
      withExtendedLifetime(screen) {}
    }
  }

  @Test("An accessory view stands at the trailing end, in both directions", .behavior("built-in-4"))
  func accessoryAtTheEnd() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (cell, screen) = try laidOut(direction: direction) {
        let cell = Self.cell(.default)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        return cell
      }
      let frame = try #require(cell.accessoryView).frame(in: cell)
      #expect(frame.size == CGSize(width: 40, height: 20))
      #expect(frame.minX == (direction == .leftToRight ? 319 : 16))
      withExtendedLifetime(screen) {}
    }
  }

  @Test(
    "An accessory view has the size of its bounds when it is set, whatever it would like; set again, it is read again",
    .behavior("built-in-5", "built-in-6"))
  func accessorySize() throws {
    let accessory = WishfulView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let wish = UIView()
    wish.translatesAutoresizingMaskIntoConstraints = false
    accessory.addSubview(wish)
    accessory.pin(wish, width: 100, height: 100)
    let (cell, screen) = try laidOut {
      let cell = Self.cell(.default)
      cell.accessoryView = accessory
      return cell
    }
    #expect(accessory.frame.size == CGSize(width: 20, height: 10))
    let room = cell.contentView.frame.width
    #expect(room == 339)
    screen.perform {
      accessory.bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
    #expect(cell.contentView.frame.width == room, "it was not set again")
    screen.perform {
      accessory.bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
      cell.accessoryView = nil
      cell.accessoryView = accessory
      cell.layoutIfNeeded()
    }
    #expect(accessory.frame.size == CGSize(width: 60, height: 30))
    #expect(cell.contentView.frame.width == room - 40)
  }

  @Test(
    "A switch stands below the text at accessibility sizes, other accessories at the side; the row has room for it",
    .behavior("built-in-7", "built-in-8"))
  func switchBelow() throws {
    for category in [ContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge] {
      let (toggled, screen) = try laidOut(category) {
        let cell = Self.cell(.default, "Airplane Mode")
        cell.accessoryView = UISwitch()
        return cell
      }
      let (other, otherScreen) = try laidOut(category) {
        let cell = Self.cell(.default, "Airplane Mode")
        cell.accessoryView = UIStepper()
        return cell
      }
      let toggle = try #require(toggled.accessoryView).frame(in: toggled)
      let stepper = try #require(other.accessoryView).frame(in: other)
      let (text, otherText) = (try #require(toggled.textLabel), try #require(other.textLabel))
      #expect((toggle.minY >= text.frame(in: toggled).maxY) == category.isAccessibilityCategory)
      #expect(toggle.maxY <= toggled.bounds.height)
      #expect(stepper.minX >= otherText.frame(in: other).maxX)
      withExtendedLifetime((screen, otherScreen)) {}
    }
  }

  @Test("`cell.accessoryView = UISwitch()` in the settings screen needs no more than that", .behavior("constraints-4"))
  func settings() throws {
    for category in ContentSizeCategory.allCases {
      let controller = SettingsController(names: ["Wi-Fi", "Bluetooth"])
      let screen = try PhoneScreen(controller, category: category)
      try #require(controller.tableView.visibleCells.count == 2)
      for cell in controller.tableView.visibleCells {
        let toggle = try #require(cell.accessoryView as? UISwitch).frame(in: cell)
        let text = try #require(cell.textLabel).frame(in: cell)
        #expect((toggle.minY >= text.maxY) == category.isAccessibilityCategory, "\(category.shortName)")
        #expect((toggle.minX >= text.maxX) == !category.isAccessibilityCategory, "\(category.shortName)")
      }
      withExtendedLifetime(screen) {}
    }
  }

  @Test("A row grows with labels of several lines, and holds them", .behavior("ways-1", "built-in-9", "built-in-10"))
  func severalLines() throws {
    let long = String(repeating: "A text of several lines. ", count: 8)
    let one = try PhoneScreen.height(of: { Self.cell(.subtitle, "Title", "Detail") })
    let many = try PhoneScreen.height(of: { Self.cell(.subtitle, long, long) })
    #expect(many > one + 100)
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
      let (cell, screen) = try laidOut(.accessibilityExtraLarge) { Self.cell(style, long, long) }
      for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) {
        let frame = label.frame(in: cell)
        #expect(frame.minY >= 0 && frame.maxY <= cell.bounds.height)
        #expect(frame.height >= label.sizeThatFits(CGSize(width: frame.width, height: 10_000)).height - 0.5)
      }
      withExtendedLifetime(screen) {}
    }
  }
}

/// A view that would like to be larger than it is.
private final class WishfulView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 200) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 300, height: 300) }

  /// Holds a view on all sides, which is to have a size.
  func pin(_ view: UIView, width: CGFloat, height: CGFloat) {
    let wishes = [
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ]
    for wish in wishes { wish.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      wishes + [
        view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
  }
}
