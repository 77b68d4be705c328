import Foundation
import UIKitNames

/// A screen of settings made of built-in cells alone: a switch beside the text, which goes below it at accessibility sizes.
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
    // Before iOS 11 a table sized its cells by themselves only where it had an estimate.
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
