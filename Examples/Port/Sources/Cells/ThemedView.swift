import UIKit

/// An app's main-actor types in addition to UIKit's.
@MainActor protocol Themed { func applyTheme() }

@MainActor final class Theme {
  static let shared = Theme()
  var accent: UIColor = .brand
}

/// A separator that follows the theme and the scale of the screen.
final class ThemedSeparator: UIView, Themed {
  override init(frame: CGRect) {
    super.init(frame: frame)
    applyTheme()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyTheme()
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func applyTheme() {
    tintColor = Theme.shared.accent
    (layer as? CAGradientLayer)?.colors = [tintColor.cgColor, UIColor.clear.cgColor]
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / traitCollection.displayScale)
  }
}

/// A label between two separators.
final class ThemedCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 21, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [ThemedSeparator(), label, ThemedSeparator()])
    stack.axis = .vertical
    stack.spacing = 10
    contentView.addSubview(stack)
    stack.pinEdges(to: contentView, inset: 5)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
