import UIKit

/// A list by a diffable data source.
final class DiffableController: UIViewController {
  enum Section { case main }

  private(set) lazy var tableView = UITableView(frame: view.bounds, style: .plain)
  private(set) lazy var source = UITableViewDiffableDataSource<Section, String>(tableView: tableView) {
    tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "pinned", for: indexPath)
    (cell as? PinnedCell)?.label.text = item
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(PinnedCell.self, forCellReuseIdentifier: "pinned")
    view.addSubview(tableView)
  }

  func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
  }
}
