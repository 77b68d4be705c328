#if canImport(UIKit)
import UIKit
#else
import UIKitNames
#endif

/// A title above a note. If `isSound` is false, both are side by side, on one line each.
final class OrderCell: UITableViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()

  convenience init(isSound: Bool) {
    self.init(style: .default, reuseIdentifier: nil)
    titleLabel.text = "Your order"
    noteLabel.text = "It is on its way to you"
    for (label, style, name) in [(titleLabel, UIFont.TextStyle.headline, "title"), (noteLabel, .body, "note")] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = isSound ? 0 : 1
      label.accessibilityIdentifier = name
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    if isSound { stack(in: margins) } else { putSideBySide(in: margins) }
  }

  private func stack(in margins: UILayoutGuide) {
    noteLabel.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
    ])
  }

  private func putSideBySide(in margins: UILayoutGuide) {
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      noteLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
  }
}
