import UIKit

/// Settings: a section of toggles with a footer, by a data source of its own.
final class SettingsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .grouped)
  var titles: [String] = ["Sounds", "Vibration"]
  private(set) var states: [String: Bool] = [:]

  override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ToggleCell.self, forCellReuseIdentifier: "toggle")
    tableView.allowsSelection = false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath) as? ToggleCell else {
      return UITableViewCell()
    }
    let title = titles[indexPath.row]
    cell.configure(title: title, isOn: states[title] ?? false)
    cell.onChange = { [weak self] isOn in self?.states[title] = isOn }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Sounds are for this device only."
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}
