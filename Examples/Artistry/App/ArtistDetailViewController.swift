import Foundation
import UIKitNames

/// The works of an artist; a selected row grows and shows the description.
final class ArtistDetailViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView()
  var selectedArtist: Artist
  let moreInfoText = "Select For More Info >"
  var notifications = NotificationCenter.default
  private var observer: (any NSObjectProtocol)?

  init(artist: Artist) {
    selectedArtist = artist
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The controller is made in code") }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WorkTableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 300
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

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { selectedArtist.works.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as? WorkTableViewCell
    else { return UITableViewCell() }
    let work = selectedArtist.works[indexPath.row]
    cell.workTitleLabel.text = work.title
    cell.workImageView.image = work.image
    cell.workTitleLabel.backgroundColor = UIColor(white: 204 / 255, alpha: 1)
    cell.workTitleLabel.textAlignment = .center
    cell.moreInfoTextView.textColor = UIColor(white: 114 / 255, alpha: 1)
    cell.selectionStyle = .none
    cell.moreInfoTextView.text = work.isExpanded ? work.info : moreInfoText
    cell.moreInfoTextView.textAlignment = work.isExpanded ? .left : .center
    cell.workTitleLabel.font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.headline)
    cell.moreInfoTextView.font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.footnote)
    return cell
  }
}

extension ArtistDetailViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) as? WorkTableViewCell else { return }
    var work = selectedArtist.works[indexPath.row]
    work.isExpanded = !work.isExpanded
    selectedArtist.works[indexPath.row] = work
    cell.moreInfoTextView.text = work.isExpanded ? work.info : moreInfoText
    cell.moreInfoTextView.textAlignment = work.isExpanded ? .left : .center
    tableView.beginUpdates()
    tableView.endUpdates()
    tableView.scrollToRow(at: indexPath, at: .top, animated: true)
  }
}
