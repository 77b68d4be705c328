import UIKit

/// A list of messages, with pull to refresh and a button in its bar.
final class MessagesController: UITableViewController {
  var messages: [(title: String, text: String?)] = []
  private(set) var selected: Int?
  private(set) var isComposing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.register(TitleSubtitleCell.self, forCellReuseIdentifier: TitleSubtitleCell.reuseIdentifier)
    tableView.register(BrandHeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView()
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.isComposing = true })
    navigationItem.largeTitleDisplayMode = .never
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TitleSubtitleCell.reuseIdentifier, for: indexPath)
    let message = messages[indexPath.row]
    (cell as? TitleSubtitleCell)?.configure(title: message.title, subtitle: message.text)
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? BrandHeaderView
    header?.titleLabel.text = "Inbox"
    return header
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    selected = indexPath.row
    let detail = DetailController()
    detail.text = messages[indexPath.row].text ?? ""
    navigationController?.pushViewController(detail, animated: true)
  }
}
