import UIKit

/// Two labels on one baseline, and the next a system spacing below.
final class BaselineCell: UITableViewCell {
  let big = UILabel()
  let small = UILabel()
  let below = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    big.font = .preferredFont(forTextStyle: .title1)
    small.font = .preferredFont(forTextStyle: .footnote)
    below.font = .preferredFont(forTextStyle: .body)
    for label in [big, small, below] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    small.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    NSLayoutConstraint.activate([
      big.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      big.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
      small.leadingAnchor.constraint(equalTo: big.trailingAnchor, constant: 8),
      below.topAnchor.constraint(equalTo: big.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: big.leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: below.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
