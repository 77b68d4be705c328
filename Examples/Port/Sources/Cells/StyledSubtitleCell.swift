import UIKit

/// A cell that always has UIKit's subtitle style.
final class StyledSubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    textLabel?.font = .preferredFont(forTextStyle: .body)
    detailTextLabel?.font = .preferredFont(forTextStyle: .caption1)
    detailTextLabel?.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
