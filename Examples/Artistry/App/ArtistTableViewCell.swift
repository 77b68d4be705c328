import UIKitNames

/// A picture with a name below it in the leading half, and text in the trailing half.
final class ArtistTableViewCell: UITableViewCell {
  let bioLabel = UILabel()
  let nameLabel = UILabel()
  let artistImageView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bioLabel.numberOfLines = 0
    // At the largest text sizes, a name of one line would be truncated.
    nameLabel.numberOfLines = 0
    artistImageView.contentMode = .scaleAspectFit
    for view in [artistImageView, nameLabel, bioLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    nameThem()
    NSLayoutConstraint.activate(columns + picture + text)
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code") }

  private func nameThem() {
    artistImageView.accessibilityIdentifier = "artistImage"
    nameLabel.accessibilityIdentifier = "name"
    bioLabel.accessibilityIdentifier = "bio"
  }

  private var margins: UILayoutGuide { contentView.layoutMarginsGuide }

  private var columns: [NSLayoutConstraint] {
    [
      artistImageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bioLabel.leadingAnchor.constraint(equalTo: artistImageView.trailingAnchor, constant: 16),
      bioLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
      artistImageView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
      nameLabel.widthAnchor.constraint(equalTo: artistImageView.widthAnchor),
      nameLabel.centerXAnchor.constraint(equalTo: artistImageView.centerXAnchor),
    ]
  }

  /// The name stays below the picture. It ends at the margin, unless longer text moves the margin.
  private var picture: [NSLayoutConstraint] {
    let wish = nameLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    wish.priority = UILayoutPriority(250)
    return [
      artistImageView.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.topAnchor.constraint(equalTo: artistImageView.bottomAnchor, constant: 8),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: nameLabel.bottomAnchor),
      wish,
    ]
  }

  private var text: [NSLayoutConstraint] {
    [
      bioLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      bioLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
  }
}
