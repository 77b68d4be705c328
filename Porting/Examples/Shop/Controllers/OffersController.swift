import UIKit

class OffersController: UICollectionViewController {
  @IBOutlet weak var grid: GridLayout!
  var offers = ["Lamp", "Chair", "A table with a name of two lines"]

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    offers.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "offer", for: indexPath)
    (cell as? OfferCell)?.nameLabel.text = offers[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (header as? OfferHeader)?.titleLabel.text = "\(offers.count) offers"
    return header
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? DetailController, let cell = sender as? OfferCell,
      let path = collectionView.indexPath(for: cell)
    else { return }
    detail.product = offers[path.item]
  }
}

/// A layout of as many columns as the storyboard gives.
class GridLayout: UICollectionViewFlowLayout {
  @IBInspectable var columns = 1
  @IBOutlet weak var owner: OffersController?

  override func prepare() {
    if let width = collectionView?.bounds.width {
      itemSize.width = (width - CGFloat(columns - 1) * minimumInteritemSpacing) / CGFloat(columns)
    }
    super.prepare()
  }
}
