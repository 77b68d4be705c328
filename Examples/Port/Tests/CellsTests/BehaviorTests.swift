import Foundation
import Testing
import UIKit

@testable import Cells

/// The behavior of an app's classes: user actions, tables and controllers.
@Suite("Behavior of an app's controllers", .serialized) @MainActor struct BehaviorTests {
  @Test("A table of messages has rows by line heights, a header, and opens one", arguments: categories)
  func messages(category: UIContentSizeCategory) {
    at(category) {
      let list = MessagesController(style: .plain)
      list.messages = [("One", "First"), ("Two", nil)]
      let navigation = UINavigationController(rootViewController: list)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let table: UITableView = list.tableView
      // One pixel, and a point at accessibility sizes.
      let separator: CGFloat = category.isAccessibilityCategory ? 1 : 1.0 / 3
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(
        isEqual(
          table.rectForRow(at: IndexPath(row: 0, section: 0)).height,
          lines(.headline) + 4 + lines(.subheadline) + 20 + separator))
      #expect(
        isEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, lines(.headline) + 20 + separator))
      #expect(isEqual(table.rectForHeader(inSection: 0).height, lines(.title2) + 12))
      #expect(navigation.topViewController === list && list.navigationController === navigation)
      #expect(list.navigationItem.rightBarButtonItem != nil)
    }
  }

  @Test("A detail's content is as high as its labels")
  func detail() {
    at(.large) {
      let detail = DetailController()
      detail.text = "Text"
      detail.loadViewIfNeeded()
      detail.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      detail.view.layoutIfNeeded()
      #expect(isEqual(detail.scrollView.contentSize.height, 20 + lines(.largeTitle) + 12 + lines(.body) + 20))
    }
  }

  @Test("A presented alert is the presented controller")
  func alert() {
    at(.large) {
      let detail = DetailController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      window.rootViewController = detail
      window.makeKeyAndVisible()
      detail.confirmDeletion {}
      let alert = detail.presentedViewController as? UIAlertController
      #expect(alert?.actions.map(\.title) == ["Cancel", "Delete"])
      #expect(alert?.presentingViewController === detail)
      detail.dismiss(animated: true)
      #expect(detail.presentedViewController == nil)
    }
  }

  @Test("A diffable source inserts and removes rows")
  func diffable() {
    at(.large) {
      let controller = DiffableController()
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      controller.view.layoutIfNeeded()
      controller.show(["A", "B", "C"])
      controller.view.layoutIfNeeded()
      let table = controller.tableView
      #expect(table.numberOfRows(inSection: 0) == 3)
      #expect((table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PinnedCell)?.label.text == "B")
      controller.show(["C", "A"])
      controller.view.layoutIfNeeded()
      #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PinnedCell)?.label.text == "C")
      #expect(isEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, lines(.title1) + 30 + 1.0 / 3))
    }
  }

  @Test("Settings have rows of UIKit's height and a footer")
  func settings() {
    at(.large) {
      let settings = SettingsController()
      settings.loadViewIfNeeded()
      settings.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      settings.tableView.layoutIfNeeded()
      let cell = settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ToggleCell
      #expect(cell?.textLabel?.text == "Sounds")
      cell?.toggle.isOn = true
      cell?.toggle.sendActions(for: .valueChanged)
      #expect(settings.states == ["Sounds": true])
      #expect(settings.tableView.rectForFooter(inSection: 0).height > 0)
    }
  }

  @Test("A text field's delegate limits the text and hears of its end")
  func textField() {
    at(.large) {
      let cell = TextFieldCell(style: .default, reuseIdentifier: nil)
      cell.limit = 3
      var ended: String?
      cell.onEnd = { ended = $0 }
      #expect(cell.textField.delegate === cell)
      #expect(
        cell.textField(
          cell.textField, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "abc"))
      #expect(
        !cell.textField(
          cell.textField, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "abcd"))
      #expect(cell.textField.becomeFirstResponder() && cell.textField.isFirstResponder)
      cell.textField.text = "abc"
      #expect(cell.textFieldShouldReturn(cell.textField))
      #expect(ended == "abc")
    }
  }

  @Test("A layer of a class of its own has the tint's colors")
  func layers() {
    at(.large) {
      let separator = ThemedSeparator()
      #expect((separator.layer as? CAGradientLayer)?.colors?.count == 2)
      #expect(separator.tintColor == .brand)
    }
  }
}
