import UIKit

/// The base class of the app's cells.
class BaseCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
    setUpConstraints()
  }

  func setUpViews() {}
  func setUpConstraints() {}
}

extension UIView {
  /// Pins the edges to those of another view, with an inset.
  func pinEdges(to other: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
    ])
  }

  /// The outermost view.
  var root: UIView { superview?.root ?? self }
}

/// One line, pinned to the edges.
final class PinnedCell: BaseCell {
  private(set) lazy var label = UILabel()

  override func setUpViews() {
    label.font = .preferredFont(forTextStyle: .title1)
    contentView.addSubview(label)
  }

  override func setUpConstraints() { label.pinEdges(to: contentView, inset: 15) }
}
