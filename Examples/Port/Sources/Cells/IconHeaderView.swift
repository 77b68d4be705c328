import UIKit

/// A header with an icon and its own labels instead of UIKit's.
final class IconHeaderView: UITableViewHeaderFooterView {
  private let icon = UIImageView(image: UIImage(systemName: "tray"))
  private let label = UILabel()

  override var textLabel: UILabel? { label }

  init() {
    super.init(reuseIdentifier: "icon")
    icon.tintColor = .brand
    icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    label.font = .preferredFont(forTextStyle: .headline)
    let row = UIStackView(arrangedSubviews: [icon, label])
    row.spacing = 8
    row.alignment = .center
    contentView.addSubview(row)
    row.pinEdges(to: contentView, inset: 9)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 18), icon.heightAnchor.constraint(equalToConstant: 18),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
