import UIKit

/// Empty space between rows.
final class SpacerCell: UITableViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var height: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    height = contentView.heightAnchor.constraint(equalToConstant: 8)
    height.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setHeight(_ points: CGFloat) { height.constant = points }
}
