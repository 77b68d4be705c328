import Foundation
import UIKitNames

/// A label within margins, in three versions that differ only in their constraints.
class MarginCell: UITableViewCell {
  let label = UILabel()

  override required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    label.accessibilityIdentifier = "label"
    contentView.addSubview(label)
    pin()
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code") }

  /// Contains the label, with constraints to the cell's own margins, which result in the standard
  /// height and a warning.
  func pin() { pin(to: layoutMarginsGuide) }

  final func pin(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

/// Uses the margins of a content view that preserves the cell's margins: they grow with the text,
/// like those of built-in cells.
final class PreservingMarginCell: MarginCell {
  override func pin() {
    contentView.preservesSuperviewLayoutMargins = true
    pin(to: contentView.layoutMarginsGuide)
  }
}

/// Uses a custom guide that follows the cell's margins, as required on iOS 10.
final class OwnGuideCell: MarginCell {
  private let guide = UILayoutGuide()
  private var insets: [NSLayoutConstraint] = []

  override func pin() {
    contentView.addLayoutGuide(guide)
    insets = [
      guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    NSLayoutConstraint.activate(insets)
    pin(to: guide)
    followMargins()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    followMargins()
  }

  private func followMargins() {
    let margins = directionalLayoutMargins
    let constants = [margins.leading, margins.trailing, margins.top, margins.bottom]
    for (inset, constant) in zip(insets, constants) { inset.constant = constant }
  }
}
