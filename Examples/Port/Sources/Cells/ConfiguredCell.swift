import UIKit

/// A list cell by content configuration, which follows its state.
final class ConfiguredCell: UITableViewCell {
  var title: String? { didSet { setNeedsUpdateConfiguration() } }
  private(set) var updateCount = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updateCount += 1
    var content = defaultContentConfiguration().updated(for: state)
    content.text = title
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.textProperties.color = state.isSelected ? .white : .label
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .brand : .systemBackground
    backgroundConfiguration = background
  }
}
