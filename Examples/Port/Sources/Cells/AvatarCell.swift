import UIKit

/// A round picture next to a name.
final class AvatarCell: UITableViewCell {
  private enum Metrics {
    static let side: CGFloat = 56
    static let inset: CGFloat = 8
  }

  let avatarView = UIImageView()
  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = Metrics.side / 2
    avatarView.layer.borderWidth = 1 / UIScreen.main.scale
    avatarView.layer.borderColor = UIColor.separator.cgColor
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    [avatarView, nameLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    let bottom = avatarView.bottomAnchor.constraint(
      lessThanOrEqualTo: contentView.bottomAnchor, constant: -Metrics.inset)
    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: Metrics.side),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      avatarView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.inset), bottom,
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Metrics.inset),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.inset),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.image = nil
    nameLabel.text = nil
  }
}
