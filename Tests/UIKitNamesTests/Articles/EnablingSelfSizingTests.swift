import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing
import UIKitNames

@testable import TableSnippets

/// The beginning of "Self-Sizing Table View Cells in Practice": fixed heights, and the ways to make
/// a table size its rows.
@MainActor @Suite("In Practice: fixed heights and self-sizing")
struct EnablingSelfSizingTests {
  private static let english = "Manage notifications for shared documents and folders"
  private static let german = "Benachrichtigungseinstellungen für freigegebene Dokumente und Ordner verwalten"

  private static func cell(_ text: String, lines: Int = 0) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.textLabel?.numberOfLines = lines
    cell.textLabel?.accessibilityIdentifier = "text"
    return cell
  }

  @Test("With a fixed height every row has it, at once and without its cell being asked", .behavior("fixed-1"))
  func fixedHeight() throws {
    let controller = CellsController(1000) { path in Self.cell(String(repeating: Self.german, count: path.row % 4)) }
    controller.tableView.rowHeight = 52
    let screen = try PhoneScreen(controller)
    #expect(controller.tableView.contentSize.height == 52_000)
    #expect((0..<1000).allSatisfy { controller.rowHeight($0) == 52 })
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A fixed number of lines cuts a longer text; with any number of lines the row grows and nothing is cut",
    .behavior("fixed-2"))
  func textIsCutOrRowsGrow() throws {
    let traits = try PhoneScreen.traits(.accessibilityLarge)
    try traits.performAsCurrent {
      let cut = try CellSizing.layOut(Self.cell(Self.german, lines: 1), width: 375)
      let whole = try CellSizing.layOut(Self.cell(Self.german), width: 375)
      #expect(try #require(cut["text"]).isTruncated == true)
      #expect(try #require(whole["text"]).isTruncated == false)
      #expect(whole.height > cut.height)
    }
  }

  @Test(
    "A table sizes its rows by their content when nobody says how; no estimate is needed",
    .behavior("fixed-3", "enabling-1"))
  func selfSizingIsTheDefault() throws {
    let controller = CellsController(2) { path in Self.cell(path.row == 0 ? Self.english : Self.german) }
    let screen = try PhoneScreen(controller, category: .accessibilityMedium)
    #expect(controller.tableView.estimatedRowHeight == UITableView.automaticDimension)
    #expect(controller.rowHeight(1) > controller.rowHeight(0))
    withExtendedLifetime(screen) {}
  }

  @Test("An estimate of 44, as iOS 10 needed, changes no row's own height", .behavior("enabling-3"))
  func anEstimateChangesNoHeight() throws {
    let heights = try [UITableView.automaticDimension, 44].map { estimate in
      let controller = CellsController(2) { path in Self.cell(path.row == 0 ? "Kurz" : Self.german) }
      controller.tableView.estimatedRowHeight = estimate
      let screen = try PhoneScreen(controller)
      return withExtendedLifetime(screen) { [controller.rowHeight(0), controller.rowHeight(1)] }
    }
    #expect(heights[0] == heights[1])
  }

  @Test("A fixed height is scaled with the text size by UIFontMetrics", .behavior("fixed-4"))
  func scaledFixedHeight() throws {
    let heights = try [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map { category in
      let controller = CellsController { _ in Self.cell("Text") }
      let screen = try PhoneScreen(controller, category: category)
      screen.perform { controller.tableView.rowHeight = UIFontMetrics(forTextStyle: .body).scaledValue(for: 44) }
      return controller.rowHeight()
    }
    #expect(heights[0] == 44)
    #expect(heights[1] == 124)
  }

  @Test(
    "The delegate's heights are used where it gives them, and automatic ones where it says so", .behavior("fixed-5"))
  func delegateHeights() throws {
    let controller = CellsController(3) { _ in Self.cell(Self.german) }
    controller.height = { $0.row == 1 ? 77 : UITableView.automaticDimension }
    let screen = try PhoneScreen(controller, category: .accessibilityMedium)
    #expect(controller.rowHeight(1) == 77)
    #expect(controller.rowHeight(0) > 77)
    withExtendedLifetime(screen) {}
  }

  @Test(
    "`if #available(iOS 11.0, *)` compiles, and the estimate of its other branch is not set", .behavior("enabling-4"))
  func availability() throws {
    let controller = SettingsController(names: ["Wi-Fi"])
    let screen = try PhoneScreen(controller)
    #expect(controller.tableView.estimatedRowHeight == UITableView.automaticDimension)
    withExtendedLifetime(screen) {}
  }
}
