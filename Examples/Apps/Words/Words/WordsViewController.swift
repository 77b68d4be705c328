// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A row for each beginning of a sentence.
class WordsViewController: UITableViewController {
  private let words = "The quick brown fox jumps over the lazy dog".components(separatedBy: " ")
  private var isReversed = false

  @IBOutlet weak var orderButton: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WordsCell.self, forCellReuseIdentifier: "Words")
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
    refreshControl = refresh
  }

  @IBAction func reverse(_ sender: Any) {
    isReversed.toggle()
    orderButton.title = isReversed ? "Shortest first" : "Longest first"
    tableView.reloadData()
  }

  @objc private func reload(_ sender: UIRefreshControl) {
    tableView.reloadData()
    sender.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return words.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // The class is registered for this identifier.
    let cell = tableView.dequeueReusableCell(withIdentifier: "Words", for: indexPath) as! WordsCell
    let count = isReversed ? words.count - indexPath.row : indexPath.row + 1
    let format = NSLocalizedString("first words", comment: "The number of words in the row")
    cell.headlineLabel.text = String.localizedStringWithFormat(format, count)
    cell.bodyLabel.text = words.prefix(count).joined(separator: " ")
    return cell
  }
}
