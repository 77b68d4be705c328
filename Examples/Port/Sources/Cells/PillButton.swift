import UIKit

/// A button with round ends and a title in the headline font.
class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  private func setUp() {
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    titleLabel?.adjustsFontForContentSizeCategory = true
    contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    layer.cornerRadius = 20
    layer.masksToBounds = true
    backgroundColor = .systemBlue
    setTitleColor(.white, for: .normal)
  }
}

/// A cell with a pill button across its width.
final class PillButtonCell: UITableViewCell {
  let button = PillButton()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      button.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
