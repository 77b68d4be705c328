import UIKit

/// An attributed price: the old one struck out, the new one bold.
final class PriceCell: UITableViewCell {
  let priceLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    priceLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(priceLabel)
    NSLayoutConstraint.activate([
      priceLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      priceLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      priceLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      priceLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(old: String, new: String) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    let text = NSMutableAttributedString(
      string: old + " ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: paragraph,
      ])
    text.append(
      NSAttributedString(
        string: new,
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize),
          .foregroundColor: UIColor.brand, .paragraphStyle: paragraph,
        ]))
    priceLabel.attributedText = text
  }
}
