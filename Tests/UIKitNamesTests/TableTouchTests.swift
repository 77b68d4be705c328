import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing
import UIKitNames

/// Touches in a table.
@MainActor @Suite("Touches in tables")
struct TableTouchTests {
  /// Three rows, the second with a switch, the third with an information button.
  private func table() throws -> (screen: PhoneScreen, controller: TouchedController, table: UITableView) {
    let controller = TouchedController(style: .plain)
    let screen = try PhoneScreen(controller)
    return (screen, controller, try #require(controller.tableView))
  }

  @Test("A tap on a row selects it and tells the delegate, also from outside the table")
  func rows() throws {
    let (screen, controller, table) = try table()
    table.asUser.tap(at: CGPoint(x: 20, y: 60))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    screen.window.asUser.tap(at: CGPoint(x: 20, y: 20))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(controller.told == ["selected 1", "selected 0"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
  }

  @Test("Controls, information buttons and recognizers have their touches to themselves")
  func others() throws {
    let (screen, controller, table) = try table()
    let toggle = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryView as? UISwitch)
    toggle.asUser.tap(at: CGPoint(x: 5, y: 5))
    let button = table.rectForRow(at: IndexPath(row: 2, section: 0))
    table.asUser.tap(at: CGPoint(x: 375 - 27, y: button.midY))
    #expect(controller.told == ["button 2"])
    let tap = UITapGestureRecognizer()
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.addGestureRecognizer(tap)
    table.asUser.tap(at: CGPoint(x: 20, y: 20))
    #expect(controller.told == ["button 2"])
    withExtendedLifetime(screen) {}
  }

  @Test("Nothing is selected where selection is off, or during editing")
  func unselectable() throws {
    let (screen, controller, table) = try table()
    table.setEditing(true, animated: false)
    table.asUser.tap(at: CGPoint(x: 20, y: 20))
    table.setEditing(false, animated: false)
    table.allowsSelection = false
    table.asUser.tap(at: CGPoint(x: 20, y: 20))
    #expect(controller.told.isEmpty && table.indexPathForSelectedRow == nil)
    withExtendedLifetime(screen) {}
  }
}

private final class TouchedController: UITableViewController {
  var told: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    if indexPath.row == 1 { cell.accessoryView = UISwitch() }
    if indexPath.row == 2 { cell.accessoryType = .detailButton }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("selected \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    told.append("button \(indexPath.row)")
  }
}
