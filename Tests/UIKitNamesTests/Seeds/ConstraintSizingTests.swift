import FontMetrics
import Foundation
import LayoutCore
import Testing
import UIKitNames

@testable import TableSnippets

/// What "Self-Sizing Table View Cells in Practice" says of cells sized by constraints, and of margins.
@Suite("Document 002: constraints and margins")
struct ConstraintSizingTests {
  private static let text = "A text of a row"

  private static func margin(_ type: MarginCell.Type, _ text: String = text) -> MarginCell {
    let cell = type.init(style: .default, reuseIdentifier: nil)
    cell.label.text = text
    return cell
  }

  @Test("The table asks the cell for the size that fits, its width required and its height at fitting level")
  func fittingCall() throws {
    let controller = CellsController { _ in AskedCell(style: .default, reuseIdentifier: nil) }
    let screen = try SeedScreen(controller)
    let cell = try #require(controller.tableView.visibleCells.first as? AskedCell)
    let call = try #require(cell.calls.first)
    #expect(call.target.width == 375)
    #expect(call.horizontal == .required)
    #expect(call.vertical == .fittingSizeLevel)
    withExtendedLifetime(screen) {}
  }

  @Test("A cell whose views are held by constraints has their height; one without is asked for `sizeThatFits`")
  func constraintsOrSizeThatFits() throws {
    let constrained = try SeedScreen.height(of: {
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
    let byHand = try SeedScreen.height(of: { HandSizedCell(style: .default, reuseIdentifier: nil) })
    #expect(abs(constrained - 70 - 1.0 / 3) < 0.001)
    #expect(abs(byHand - 123 - 1.0 / 3) < 0.34)
  }

  @Test("Margins hold the content off the safe area at the sides")
  func safeArea() throws {
    let controller = CellsController { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try SeedScreen(controller, width: 812, height: 375)
    screen.perform { screen.window.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44) }
    let cell = try #require(controller.tableView.visibleCells.first as? MarginCell)
    #expect(cell.label.frame(in: screen.window).minX >= 44 + 16)
    #expect(cell.label.frame(in: screen.window).maxX <= 812 - 44 - 16)
  }

  @Test("The readable guide is narrower than a wide cell, and in its middle")
  func readableWidth() throws {
    let controller = CellsController { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try SeedScreen(controller, width: 1024, height: 768)
    let cell = try #require(controller.tableView.visibleCells.first)
    let guide = cell.contentView.readableContentGuide
    screen.perform {}
    let readable = guide.layoutFrame(in: cell)
    #expect(abs(readable.width - 672) < 0.001)
    #expect(abs(readable.midX - 512) < 0.5)
  }

  @Test("The cell's margins above and below grow with the text size, the content view's do not")
  func margins() throws {
    var vertical: [CGFloat] = []
    for category in ContentSizeCategory.allCases {
      let controller = CellsController { _ in Self.margin(MarginCell.self) }
      let screen = try SeedScreen(controller, category: category)
      let cell = try #require(controller.tableView.visibleCells.first)
      vertical.append(cell.layoutMargins.top)
      #expect(cell.contentView.layoutMargins.top == 8)
      withExtendedLifetime(screen) {}
    }
    #expect(vertical == vertical.sorted())
    #expect(vertical.first != vertical.last)
    #expect(2 * (vertical.last ?? 0) > 44, "margins alone are higher than a standard row")
  }

  @Test("Constraints to the cell's own margins give the standard height and UIKit's warning, once")
  func collapse() throws {
    let controller = CellsController(3) { _ in Self.margin(MarginCell.self) }
    let screen = try SeedScreen(controller)
    #expect(controller.rowHeight() == 44)
    let warning = """
      Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's \
      content view. We're considering the collapse unintentional and using standard height instead.
      """
    #expect(screen.log.filter { $0 == warning }.count == 1)
  }

  @Test("A content view that preserves the cell's margins gives built-in and own cells the same")
  func preserving() throws {
    for category in ContentSizeCategory.allCases {
      let own = try SeedScreen.height(of: { Self.margin(PreservingMarginCell.self) }, category: category)
      let builtIn = try SeedScreen.height(
        of: {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = Self.text
          cell.textLabel?.numberOfLines = 0
          return cell
        }, category: category)
      #expect(abs(own - builtIn) <= 1.0 / 3 + 0.001, "\(category.shortName)")
    }
  }

  @Test("Constraints to the content view's margins stay when the cell appears")
  func constraintsStay() throws {
    let controller = CellsController { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try SeedScreen(controller)
    let cell = try #require(controller.tableView.visibleCells.first as? MarginCell)
    #expect(cell.contentView.constraints.count == 4)
    #expect(!cell.contentView.constraints.contains { !$0.isActive })
    withExtendedLifetime(screen) {}
  }

  @Test("A guide of the cell's own, which follows its margins, gives the same height")
  func ownGuide() throws {
    for category in [ContentSizeCategory.small, .large, .accessibilityExtraLarge] {
      let own = try SeedScreen.height(of: { Self.margin(OwnGuideCell.self) }, category: category)
      let preserving = try SeedScreen.height(of: { Self.margin(PreservingMarginCell.self) }, category: category)
      #expect(abs(own - preserving) < 0.34, "\(category.shortName)")
    }
  }

  @Test("Where margins alone are higher than 44, nothing conflicts on the way to the row's height")
  func noConflicts() throws {
    let controller = CellsController(5) { _ in Self.margin(PreservingMarginCell.self) }
    let screen = try SeedScreen(controller, category: .accessibilityExtraExtraExtraLarge)
    #expect(screen.log.isEmpty)
    #expect(controller.rowHeight() > 44)
  }

  @Test("A stack puts the switch beside the text, and below it at accessibility sizes, as the built-in layout does")
  func stackedSwitch() throws {
    for category in ContentSizeCategory.allCases {
      let controller = CellsController { _ in
        let cell = StackedSwitchCell(style: .default, reuseIdentifier: nil)
        cell.titleLabel.text = "Airplane Mode"
        return cell
      }
      let screen = try SeedScreen(controller, category: category)
      let cell = try #require(controller.tableView.visibleCells.first as? StackedSwitchCell)
      let (title, toggle) = (cell.titleLabel.frame(in: cell), cell.toggle.frame(in: cell))
      #expect((toggle.minY >= title.maxY) == category.isAccessibilityCategory, "\(category.shortName)")
      #expect((toggle.minX >= title.maxX) == !category.isAccessibilityCategory, "\(category.shortName)")
      withExtendedLifetime(screen) {}
    }
  }
}

/// Notes how it is asked for its size.
private final class AskedCell: UITableViewCell {
  struct Call {
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
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 123) }
}
