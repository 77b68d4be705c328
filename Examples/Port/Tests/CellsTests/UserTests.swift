import Foundation
import Testing
import UIKit

@testable import Cells

/// Taps, typing and choices of a person.
@Suite("A person acts", .serialized) @MainActor struct UserTests {
  private final class LinkListener: LinkCellDelegate {
    var names: [String] = []
    func linkCell(_ cell: LinkCell, didTapLinkNamed name: String) { names.append(name) }
  }

  /// Lays out a cell at a width of 375 points and its own height.
  private func layOut(_ cell: UITableViewCell) {
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: height(of: cell))
    cell.layoutIfNeeded()
  }

  @Test("The selector of a recognizer reaches the delegate of the cell")
  func link() {
    at(.large) {
      let cell = LinkCell(style: .default, reuseIdentifier: nil)
      let listener = LinkListener()
      cell.delegate = listener
      cell.linkLabel.text = "More"
      #expect(cell.tap.asUser.perform())
      #expect(listener.names == ["More"])
      // A tap at a point finds the label and its recognizer.
      layOut(cell)
      let point = cell.convert(CGPoint(x: 5, y: 5), from: cell.linkLabel)
      #expect(cell.asUser.tap(at: point) === cell.linkLabel)
      #expect(listener.names == ["More", "More"])
      // The margin of the cell is not part of the label.
      cell.asUser.tap(at: CGPoint(x: 2, y: 2))
      #expect(listener.names.count == 2)
      cell.linkLabel.isUserInteractionEnabled = false
      #expect(!cell.tap.asUser.perform())
    }
  }

  @Test("A switch reports a tap, and is silent when code sets it")
  func toggle() {
    at(.large) {
      let cell = ToggleCell(style: .default, reuseIdentifier: nil)
      var changes: [Bool] = []
      cell.onChange = { changes.append($0) }
      cell.configure(title: "Sounds", isOn: true)
      cell.toggle.setOn(false, animated: true)
      #expect(changes.isEmpty)
      #expect(cell.toggle.asUser.tap() && cell.toggle.isOn)
      #expect(cell.toggle.asUser.turn(on: false))
      #expect(changes == [true, false])
      cell.toggle.isEnabled = false
      #expect(!cell.toggle.asUser.tap())
      #expect(changes.count == 2)
    }
  }

  @Test("Typed text stops at the limit, and the Return key ends it")
  func typing() {
    at(.large) {
      let cell = TextFieldCell(style: .default, reuseIdentifier: nil)
      cell.limit = 3
      var ended: [String] = []
      cell.onEnd = { ended.append($0) }
      #expect(cell.textField.asUser.type("Anna"))
      #expect(cell.textField.text == "Ann" && cell.textField.isFirstResponder)
      cell.textField.asUser.delete()
      cell.textField.asUser.type("a\n")
      #expect(cell.textField.text == "Ana" && !cell.textField.isFirstResponder)
      #expect(ended == ["Ana"])
    }
  }

  @Test("Typed text makes a text view and its cell higher")
  func notes() {
    at(.large) {
      let cell = NotesCell(style: .default, reuseIdentifier: nil)
      var changes = 0
      cell.heightChanged = { changes += 1 }
      cell.textView.asUser.type("One")
      let one = height(of: cell)
      cell.textView.asUser.type("\nTwo")
      #expect(changes == 7)
      #expect(isEqual(one, textLines(.body) + 20))
      #expect(isEqual(height(of: cell), textLines(.body, 2) + 20))
    }
  }

  @Test("A pressed button is paler until the finger is lifted")
  func pill() {
    at(.large) {
      let cell = PillButtonCell(style: .default, reuseIdentifier: nil)
      cell.button.setTitle("Buy", for: .normal)
      layOut(cell)
      var taps = 0
      cell.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      #expect(cell.button.asUser.press())
      #expect(cell.button.isHighlighted && isEqual(cell.button.alpha, 0.6))
      cell.button.asUser.drag(inside: false)
      #expect(cell.button.alpha == 1)
      cell.button.asUser.lift()
      #expect(taps == 0)
      #expect(cell.button.asUser.tap())
      #expect(taps == 1 && cell.button.alpha == 1)
    }
  }

  @Test("The button of the bar performs its action")
  func barButton() {
    at(.large) {
      let list = MessagesController(style: .plain)
      let navigation = UINavigationController(rootViewController: list)
      navigation.loadViewIfNeeded()
      list.loadViewIfNeeded()
      #expect(list.navigationItem.rightBarButtonItem?.asUser.tap() == true)
      #expect(list.isComposing)
    }
  }

  @Test("A chosen row pushes its detail")
  func row() {
    at(.large) {
      let list = MessagesController(style: .plain)
      list.messages = [("One", "First"), ("Two", "Second")]
      let navigation = UINavigationController(rootViewController: list)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let table: UITableView = list.tableView
      let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
      #expect(window.asUser.tap(at: window.convert(CGPoint(x: row.midX, y: row.midY), from: table)) != nil)
      #expect(list.selected == 1)
      let detail = navigation.topViewController as? DetailController
      #expect(detail?.text == "Second")
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.popViewController(animated: true) === detail)
      #expect(navigation.topViewController === list)
      #expect(table.asUser.selectRow(at: IndexPath(row: 0, section: 0)) && list.selected == 0)
      #expect(!table.asUser.selectRow(at: IndexPath(row: 2, section: 0)))
    }
  }

  @Test("An action of an alert dismisses it and runs its closure")
  func alert() {
    at(.large) {
      let detail = DetailController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      window.rootViewController = detail
      window.makeKeyAndVisible()
      var deletions = 0
      detail.confirmDeletion { deletions += 1 }
      let actions = (detail.presentedViewController as? UIAlertController)?.actions
      actions?.first { $0.style == .cancel }?.perform()
      #expect(deletions == 0 && detail.presentedViewController == nil)
      detail.confirmDeletion { deletions += 1 }
      (detail.presentedViewController as? UIAlertController)?.actions.last?.perform()
      #expect(deletions == 1 && detail.presentedViewController == nil)
    }
  }

  @Test("A cell that is selected has a configuration for it")
  func configuration() {
    at(.large) {
      let cell = ConfiguredCell(style: .default, reuseIdentifier: nil)
      cell.title = "Configured"
      layOut(cell)
      let before = cell.updateCount
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.updateCount == before + 1)
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .white)
      #expect(cell.backgroundConfiguration?.backgroundColor == .brand)
    }
  }
}
