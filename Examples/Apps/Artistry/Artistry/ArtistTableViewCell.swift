import UIKit

class ArtistTableViewCell: UITableViewCell {
  @IBOutlet weak var bioLabel: UILabel!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var artistImageView: UIImageView!

  func show(_ artist: Artist) {
    bioLabel.text = artist.bio
    nameLabel.text = artist.name
    artistImageView.image = artist.image
    bioLabel.textColor = UIColor(white: 114 / 255, alpha: 1)
    nameLabel.backgroundColor = UIColor(red: 1, green: 152 / 255, blue: 0, alpha: 1)
    nameLabel.textColor = .white
    nameLabel.textAlignment = .center
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    bioLabel.font = .preferredFont(forTextStyle: .body)
  }
}
