import UIKit

/// Five stars, drawn by the view itself.
final class RatingView: UIView {
  var rating = 0 {
    didSet {
      setNeedsDisplay()
      accessibilityValue = "\(rating) of 5"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = [.image, .updatesFrequently]
    setContentHuggingPriority(.required, for: .vertical)
  }

  private var side: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 20, compatibleWith: traitCollection) }

  override var intrinsicContentSize: CGSize { CGSize(width: side * 5 + 16, height: side) }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side))
    tintColor.setFill()
    path.fill()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
    }
  }
}

/// A rating below a title.
final class RatingCell: TitleSubtitleCell {
  let ratingView = RatingView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    (titleLabel.superview as? UIStackView)?.addArrangedSubview(ratingView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
