import Foundation
import UIKitNames

/// The artists, with rows that are as high as their picture and text need.
final class ArtistListViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView()
  let artists = Artist.samples
  var notifications = NotificationCenter.default
  private var observer: (any NSObjectProtocol)?

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ArtistTableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 140
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observer = notifications.addObserver(
      forName: .UIContentSizeCategoryDidChange, object: .none, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.tableView.reloadData() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observer { notifications.removeObserver(observer) }
    observer = nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { artists.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as? ArtistTableViewCell
    else { return UITableViewCell() }
    let artist = artists[indexPath.row]
    cell.bioLabel.text = artist.bio
    cell.artistImageView.image = artist.image
    cell.nameLabel.text = artist.name
    cell.bioLabel.textColor = UIColor(white: 114 / 255, alpha: 1)
    cell.nameLabel.backgroundColor = UIColor(red: 1, green: 152 / 255, blue: 0, alpha: 1)
    cell.nameLabel.textColor = UIColor.white
    cell.nameLabel.textAlignment = .center
    cell.selectionStyle = .none
    cell.nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    cell.bioLabel.font = UIFont.preferredFont(forTextStyle: .body)
    return cell
  }
}
