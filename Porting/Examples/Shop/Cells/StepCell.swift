import UIKit

final class StepCell: UITableViewCell {
  private lazy var toggle: UISwitch = {
    let view = UISwitch()
    view.addTarget(self, action: #selector(toggleChanged), for: .valueChanged)
    return view
  }()
  let titleLabel = UILabel()
  var changes: [Bool] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    titleLabel.numberOfLines = 0
    titleLabel.text = "A title"
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  // No nib or storyboard has this cell.
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func toggleChanged(_ sender: UISwitch) { changes.append(sender.isOn) }

  /// Changes the switch as a person does.
  func flip() { toggle.asUser.tap() }
}
