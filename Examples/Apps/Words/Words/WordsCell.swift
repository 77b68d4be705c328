import UIKit

/// A headline over a body, with the distances that the system chooses.
class WordsCell: UITableViewCell {
  let headlineLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    headlineLabel.font = .preferredFont(forTextStyle: .headline)
    if let palatino = UIFont(name: "Palatino", size: 18) {
      bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    }
    for label in [headlineLabel, bodyLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      headlineLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headlineLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: headlineLabel.trailingAnchor),
      headlineLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      bodyLabel.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: headlineLabel.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: bodyLabel.lastBaselineAnchor, multiplier: 1),
    ])
  }
}
