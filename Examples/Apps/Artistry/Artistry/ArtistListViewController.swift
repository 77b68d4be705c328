// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

class ArtistListViewController: UIViewController {
  let artists = Artist.all()

  @IBOutlet weak var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 140
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeChanged), name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let destination = segue.destination as? ArtistDetailViewController,
      let indexPath = tableView.indexPathForSelectedRow
    {
      destination.selectedArtist = artists[indexPath.row]
    }
  }

  @objc private func textSizeChanged() {
    tableView.reloadData()
  }
}

extension ArtistListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return artists.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // The prototype with this identifier has the class.
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! ArtistTableViewCell
    cell.show(artists[indexPath.row])
    return cell
  }
}
