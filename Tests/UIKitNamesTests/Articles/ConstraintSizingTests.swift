import FontMetrics
import Foundation
import LayoutCore
import TestSupport
import Testing
import UIKitNames

@testable import TableSnippets

/// Cells sized by constraints, and margins, in "Self-Sizing Table View Cells in Practice".
@MainActor @Suite("In Practice: constraints and margins")
struct ConstraintSizingTests {
  private static let text = "A text of a row"

  private static func margin(_ type: MarginCell.Type, _ text: String = text) -> MarginCell {
    let cell = type.init(style: .default, reuseIdentifier: nil)
    cell.label.text = text
    return cell
  }

  @Test(
    "The table asks the cell for the size that fits, its width required and its height at fitting level",
    .behavior("constraints-1"))
  func fittingCall() throws {
    let controller = CellsController { _ in AskedCell(style: .default, reuseIdentifier: nil) }
    let screen = try PhoneScreen(controller)
    let cell = try #require(controller.tableView.visibleCells.first as? AskedCell)
    let call = try #require(cell.calls.first)
    #expect(
      call
        == AskedCell.Call(
          target: CGSize(width: 375, height: 0), horizontal: .required, vertical: .fittingSizeLevel))
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A cell whose views are held by constraints has their height; one without is asked for `sizeThatFits`",
    .behavior("ways-2", "constraints-2"))
  func constraintsOrSizeThatFits() throws {
    let constrained = try PhoneScreen.height(of: {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.heightAnchor.constraint(equalToConstant: 70),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
      ])
      return cell
    })
    #expect(abs(constrained - 70 - 1.0 / 3) < 0.001)
    let byHand = HandSizedCell(style: .default, reuseIdentifier: nil)
    let height = try PhoneScreen.height(of: { byHand })
    #expect(abs(height - 123 - 1.0 / 3) < 0.001)
    #expect(byHand.box.frame == CGRect(x: 10, y: 10, width: 355, height: 310.0 / 3))
  }

  @Test("Margins hold the content off the safe area at the sides", .behavior("constraints-5"))
  func safeArea() throws {
    let controller = CellsController { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try PhoneScreen(controller, width: 812, height: 375)
    screen.perform { screen.window.strutView.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44) }
    let cell = try #require(controller.tableView.visibleCells.first as? MarginCell)
    #expect(cell.label.frame(in: screen.window).minX == 64)
    #expect(cell.label.frame(in: screen.window).maxX == 748)
  }

  @Test(
    "Text held by the readable guide is narrower than a wide cell, and in its middle; in others it has the margins",
    .behavior("constraints-6"))
  func readableWidth() throws {
    for (width, readable) in [(1024, 672), (375, 375 - 32)] as [(CGFloat, CGFloat)] {
      let controller = CellsController { _ in Self.margin(ReadableCell.self, String(repeating: Self.text, count: 20)) }
      let screen = try PhoneScreen(controller, width: width, height: 768)
      let cell = try #require(controller.tableView.visibleCells.first as? ReadableCell)
      #expect(abs(cell.label.unroundedFrame.width - readable) < 0.001)
      #expect(abs(cell.label.unroundedFrame.midX - width / 2) < 0.001)
      #expect(cell.label.frame.height >= cell.label.sizeThatFits(CGSize(width: readable, height: 0)).height)
      withExtendedLifetime(screen) {}
    }
  }

  @Test(
    "The cell's margins above and below grow with the text size, the content view's do not",
    .behavior("constraints-7", "constraints-13"))
  func margins() throws {
    var vertical: [CGFloat] = []
    for category in ContentSizeCategory.allCases {
      let controller = CellsController { _ in Self.margin(MarginCell.self) }
      let screen = try PhoneScreen(controller, category: category)
      let cell = try #require(controller.tableView.visibleCells.first)
      vertical.append(cell.layoutMargins.top)
      #expect(cell.contentView.layoutMargins.top == 8)
      withExtendedLifetime(screen) {}
    }
    #expect(vertical == vertical.sorted())
    #expect(vertical.first != vertical.last)
    #expect(2 * (vertical.last ?? 0) > 44, "margins alone are higher than a standard row")
  }

  @Test(
    "Constraints to the cell's own margins give the standard height and UIKit's warning, once",
    .behavior("constraints-8", "constraints-9"))
  func collapse() throws {
    let controller = CellsController(3) { path in
      Self.margin(MarginCell.self, String(repeating: Self.text, count: 1 + 20 * path.row))
    }
    let screen = try PhoneScreen(controller)
    #expect((0..<3).map(controller.rowHeight) == [44, 44, 44])
    let warning = """
      Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's \
      content view. We're considering the collapse unintentional and using standard height instead.
      """
    #expect(screen.log.filter { $0 == warning }.count == 1)
  }

  @Test(
    "A content view that preserves the cell's margins gives built-in and own cells the same",
    .behavior("constraints-10"))
  func preserving() throws {
    for category in ContentSizeCategory.allCases {
      let text = String(repeating: Self.text, count: 4)
      let controller = CellsController(2) { path in
        if path.row == 0 { return Self.margin(PreservingMarginCell.self, text) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = 0
        return cell
      }
      // Since iOS 13 rows of built-in styles follow the leading of their text.
      let screen = try PhoneScreen(controller, category: category, height: 2000, era: .iOS12)
      let cells = controller.tableView.visibleCells
      let own = try #require(cells.first as? MarginCell).label.frame
      let builtIn = try #require(cells.last?.textLabel).frame
      #expect(abs(controller.rowHeight(0) - controller.rowHeight(1)) < 0.334, "\(category.shortName)")
      // The label of the default style is as high as the row; its text is in the middle.
      for (a, b) in [(own.minX, builtIn.minX), (own.maxX, builtIn.maxX), (own.midY, builtIn.midY)] {
        #expect(abs(a - b) < 0.334, "\(category.shortName)")
      }
      withExtendedLifetime(screen) {}
    }
  }

  @Test("Constraints to the content view's margins stay when the cell appears", .behavior("constraints-11"))
  func constraintsStay() throws {
    let controller = CellsController { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try PhoneScreen(controller)
    let cell = try #require(controller.tableView.visibleCells.first as? MarginCell)
    #expect(cell.contentView.constraints.count == 4)
    #expect(!cell.contentView.constraints.contains { !$0.isActive })
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A guide of the cell's own, which follows its margins, gives the same height, also when width or text size change",
    .behavior("constraints-12"))
  func ownGuide() throws {
    for category in [ContentSizeCategory.small, .large, .accessibilityExtraLarge] {
      for width in [375, 430] as [CGFloat] {
        let found = try ([OwnGuideCell.self, PreservingMarginCell.self] as [MarginCell.Type]).map { type in
          let controller = CellsController { _ in Self.margin(type, String(repeating: Self.text, count: 5)) }
          let screen = try PhoneScreen(controller, width: width)
          let cell = try #require(controller.tableView.visibleCells.first as? MarginCell)
          let first = (row: controller.rowHeight(), label: cell.label.frame(in: cell))
          screen.window.setTraits(try PhoneScreen.traits(category))
          screen.perform { screen.window.frame.size.width = 805 - width }
          return [first, (row: controller.rowHeight(), label: cell.label.frame(in: cell))]
        }
        for (own, preserving) in zip(found[0], found[1]) {
          #expect(abs(own.row - preserving.row) < 0.34, "\(category.shortName) \(width)")
          #expect(own.label == preserving.label, "\(category.shortName) \(width)")
        }
        #expect(found[0].map(\.label.minX) == (width == 375 ? [16, 20] : [20, 16]))
      }
    }
  }

  @Test(
    "Where margins alone are higher than 44, nothing conflicts on the way to the row's height",
    .behavior("constraints-14"))
  func noConflicts() throws {
    let controller = CellsController(5) { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try PhoneScreen(controller, category: .accessibilityExtraExtraExtraLarge)
    #expect(screen.log.isEmpty)
    #expect(controller.rowHeight() > 44)
  }

  @Test(
    "A stack puts the switch beside the text, and below it at accessibility sizes, as the built-in layout does",
    .behavior("constraints-3"))
  func stackedSwitch() throws {
    for category in ContentSizeCategory.allCases {
      let controller = CellsController { _ in
        let cell = StackedSwitchCell(style: .default, reuseIdentifier: nil)
        cell.titleLabel.text = "Airplane Mode"
        return cell
      }
      let screen = try PhoneScreen(controller, category: category)
      let cell = try #require(controller.tableView.visibleCells.first as? StackedSwitchCell)
      let (title, toggle) = (cell.titleLabel.frame(in: cell), cell.toggle.frame(in: cell))
      #expect((toggle.minY >= title.maxY) == category.isAccessibilityCategory, "\(category.shortName)")
      #expect((toggle.minX >= title.maxX) == !category.isAccessibilityCategory, "\(category.shortName)")
      withExtendedLifetime(screen) {}
    }
  }
}

extension ConstraintSizingTests {
  @Test(
    "Two labels in a stack stand beside one another, and one below the other at accessibility sizes, as those of `value1`",
    .behavior("pair-3")
  )
  func stackedPair() throws {
    for category in ContentSizeCategory.allCases {
      let controller = CellsController(2) { path in
        if path.row == 0 { return PairStackCell(style: .default, reuseIdentifier: nil) }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        return cell
      }
      let screen = try PhoneScreen(controller, category: category)
      let cells = controller.tableView.visibleCells
      try #require(cells.count == 2)
      let builtIn = [cells[1].textLabel, cells[1].detailTextLabel].compactMap(\.self)
      let own = try #require(cells[0] as? PairStackCell).pair
      for (cell, pair) in zip(cells, [own, builtIn]) {
        let (first, second) = (pair[0].frame(in: cell), pair[1].frame(in: cell))
        #expect((second.minY >= first.maxY) == category.isAccessibilityCategory, "\(category.shortName)")
        #expect((second.minX >= first.maxX) == !category.isAccessibilityCategory, "\(category.shortName)")
      }
      withExtendedLifetime(screen) {}
    }
  }
}

/// Notes how it is asked for its size.
private final class AskedCell: UITableViewCell {
  struct Call: Equatable {
    var target: CGSize
    var horizontal, vertical: UILayoutPriority
  }

  var calls: [Call] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor), box.heightAnchor.constraint(equalToConstant: 60),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    calls.append(Call(target: target, horizontal: horizontal, vertical: vertical))
    return super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// A cell that knows its own height.
private final class HandSizedCell: UITableViewCell {
  let box = UIView()

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 123) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if box.superview == nil { contentView.addSubview(box) }
    box.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
  }
}

/// A label within the readable width.
private final class ReadableCell: MarginCell {
  override func pin() { pin(to: contentView.readableContentGuide) }
}

/// Two labels in a stack.
private final class PairStackCell: UITableViewCell {
  let pair = [UILabel(), UILabel()]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (label, text) in zip(pair, ["Name", "Value"]) {
      label.text = text
      label.font = UIFont.preferredFont(forTextStyle: .body)
    }
    let stack = UIStackView(arrangedSubviews: pair)
    stack.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
