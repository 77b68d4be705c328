import Foundation
import UIKitNames

/// Two labels side by side if both fit in one line; otherwise one below the other, without line
/// limits.
final class SideBySideCell: UITableViewCell {
  let titleLabel = UILabel()
  let valueLabel = UILabel()
  static let gap: CGFloat = 8

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (label, name) in [(titleLabel, "title"), (valueLabel, "value")] {
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.accessibilityIdentifier = name
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, frames(width: size.width).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let found = frames(width: bounds.width)
    titleLabel.frame = convert(found.title, to: contentView)
    valueLabel.frame = convert(found.value, to: contentView)
  }

  private func frames(width: CGFloat) -> (title: CGRect, value: CGRect, height: CGFloat) {
    let room = width - layoutMargins.left - layoutMargins.right
    let (title, value) = (titleLabel.intrinsicContentSize, valueLabel.intrinsicContentSize)
    let overlaps = title.width + Self.gap + value.width > room
    titleLabel.numberOfLines = overlaps ? 0 : 1
    valueLabel.numberOfLines = overlaps ? 0 : 1
    return overlaps ? stacked(room: room, width: width) : besides(title, value, width: width)
  }

  private func besides(
    _ title: CGSize, _ value: CGSize, width: CGFloat
  ) -> (title: CGRect, value: CGRect, height: CGFloat) {
    let left = CGRect(origin: CGPoint(x: layoutMargins.left, y: layoutMargins.top), size: title)
    let right = CGRect(
      origin: CGPoint(x: width - layoutMargins.right - value.width, y: layoutMargins.top), size: value)
    let height = layoutMargins.top + max(title.height, value.height) + layoutMargins.bottom
    return (turned(left, in: width), turned(right, in: width), height)
  }

  private func stacked(room: CGFloat, width: CGFloat) -> (title: CGRect, value: CGRect, height: CGFloat) {
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    let heights = (titleLabel.sizeThatFits(limit).height, valueLabel.sizeThatFits(limit).height)
    let top = CGRect(x: layoutMargins.left, y: layoutMargins.top, width: room, height: heights.0)
    let bottom = CGRect(x: layoutMargins.left, y: top.maxY, width: room, height: heights.1)
    return (turned(top, in: width), turned(bottom, in: width), bottom.maxY + layoutMargins.bottom)
  }

  private func turned(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// Text of any length next to a time that has one line and keeps its width.
final class TimestampCell: UITableViewCell {
  let messageLabel = UILabel()
  let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    messageLabel.numberOfLines = 0
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    timeLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    for (label, name) in [(messageLabel, "message"), (timeLabel, "time")] {
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.accessibilityIdentifier = name
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      messageLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      timeLabel.leadingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 8),
      timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      timeLabel.firstBaselineAnchor.constraint(equalTo: messageLabel.firstBaselineAnchor),
      messageLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      messageLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code") }
}
