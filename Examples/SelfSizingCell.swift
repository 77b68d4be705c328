// A cell as in an iOS project, with the lines of Apple's sample "Creating self-sizing table view
// cells". The only difference is `import UIKitNames` instead of `import UIKit`. The lines of the
// sample:
// swift-format-ignore-file
import UIKitNames

class SelfSizingCell: UITableViewCell {
  let headlineLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addLabels()
    setUpFonts()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabels()
    setUpFonts()
    setUpConstraints()
  }

  private func addLabels() {
    for label in [headlineLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      contentView.addSubview(label)
    }
    headlineLabel.accessibilityIdentifier = "headline"
    bodyLabel.accessibilityIdentifier = "body"
  }

  private func setUpFonts() {
    headlineLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    headlineLabel.adjustsFontForContentSizeCategory = true

    guard let palatino = UIFont(name: "Palatino", size: 18) else {
        fatalError("""
            Failed to load the "Palatino" font.
            Since this font is included with all versions of iOS that support Dynamic Type, verify that the spelling and casing is correct.
            """
        )
    }
    bodyLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)
    bodyLabel.adjustsFontForContentSizeCategory = true
  }

  private func setUpConstraints() {
    headlineLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
    headlineLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor).isActive = true

    bodyLabel.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor).isActive = true
    bodyLabel.trailingAnchor.constraint(equalTo: headlineLabel.trailingAnchor).isActive = true

    headlineLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: contentView.layoutMarginsGuide.topAnchor, multiplier: 1).isActive = true

    contentView.layoutMarginsGuide.bottomAnchor.constraint(equalToSystemSpacingBelow: bodyLabel.lastBaselineAnchor, multiplier: 1).isActive = true

    bodyLabel.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headlineLabel.lastBaselineAnchor, multiplier: 1).isActive = true
  }
}
