// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

class ArtistDetailViewController: UIViewController {
  var selectedArtist: Artist!

  @IBOutlet weak var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = selectedArtist.name
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 300
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeChanged), name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  @objc private func textSizeChanged() {
    tableView.reloadData()
  }
}

extension ArtistDetailViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return selectedArtist.works.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // The prototype with this identifier has the class.
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! WorkTableViewCell
    cell.show(selectedArtist.works[indexPath.row])
    return cell
  }
}

extension ArtistDetailViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) as? WorkTableViewCell else { return }
    selectedArtist.works[indexPath.row].isExpanded.toggle()
    cell.showInfo(of: selectedArtist.works[indexPath.row])
    tableView.beginUpdates()
    tableView.endUpdates()
    tableView.scrollToRow(at: indexPath, at: .top, animated: true)
  }
}
