import Foundation
import UIKitNames

/// A settings screen of built-in cells: a switch is next to the text, and below it at accessibility
/// sizes.
final class SettingsController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .grouped)
  let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The controller is made in code") }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    // Before iOS 11, a table required an estimate for self-sizing cells.
    if #available(iOS 11.0, *) {
    } else {
      tableView.estimatedRowHeight = 44
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Switch")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Switch")
    cell.textLabel?.text = names[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.accessoryView = UISwitch()
    return cell
  }
}
