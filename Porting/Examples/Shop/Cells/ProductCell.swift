import UIKit

@objc protocol ProductCellDelegate: NSObjectProtocol {
  func productCellDidAdd(_ cell: ProductCell)
  @objc optional func productCell(_ cell: ProductCell, didChange count: Int)
}

@IBDesignable
class ProductCell: UITableViewCell {
  @IBOutlet private(set) weak var nameLabel: UILabel!
  @IBOutlet weak var priceLabel: UILabel?
  @IBOutlet var labels: [UILabel]!
  @IBOutlet weak var addButton: UIButton! { didSet { connectionCount += 1 } }
  @IBInspectable var badgeRadius: CGFloat = 0
  @IBInspectable var maximumCount = 3
  var note: String?
  @objc dynamic private(set) var count = 0

  weak var delegate: ProductCellDelegate?
  private(set) var connectionCount = 0
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = nameLabel != nil
  }

  @IBAction private func add(_ sender: UIButton, forEvent event: UIEvent?) {
    count += 1
    delegate?.productCellDidAdd(self)
    delegate?.productCell?(self, didChange: count)
  }
}
