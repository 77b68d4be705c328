import UIKit

class OfferCell: UICollectionViewCell {
  @IBOutlet private(set) weak var nameLabel: UILabel!
  @IBOutlet weak var buyButton: UIButton!
  @IBInspectable var cornerSize: CGFloat = 0
  private(set) var bought = 0
  private(set) var reuses = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.numberOfLines = 2
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  @IBAction private func buy(_ sender: UIButton) { bought += 1 }
}

class OfferHeader: UICollectionReusableView {
  @IBOutlet weak var titleLabel: UILabel!
}
