import UIKit

/// A cell that sets its own frames.
final class HandLaidCell: UITableViewCell {
  private let left = UILabel()
  private let right = UILabel()
  private let gap: CGFloat = 6

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [left, right] {
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      contentView.addSubview(label)
    }
    right.textAlignment = .right
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ first: String, _ second: String) {
    left.text = first
    right.text = second
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: 16, dy: gap)
    let width = (inner.width - gap) / 2
    left.frame = CGRect(x: inner.minX, y: inner.minY, width: width, height: inner.height)
    right.frame = CGRect(x: inner.maxX - width, y: inner.minY, width: width, height: inner.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = (size.width - 32 - gap) / 2
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = max(left.sizeThatFits(room).height, right.sizeThatFits(room).height)
    return CGSize(width: size.width, height: height + 2 * gap)
  }
}
