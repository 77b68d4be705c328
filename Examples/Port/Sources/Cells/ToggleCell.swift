import UIKit

/// A title and a switch that reports its changes.
final class ToggleCell: UITableViewCell {
  let toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.onTintColor = .brand
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.onChange?(self.toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, isOn: Bool) {
    textLabel?.text = title
    textLabel?.numberOfLines = 0
    toggle.isOn = isOn
    toggle.accessibilityLabel = title
  }
}
