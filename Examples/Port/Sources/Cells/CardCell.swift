import UIKit

/// Content on a card with a shadow.
class CardCell: UITableViewCell {
  let card = UIView()
  let headline = UILabel()
  let body = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    card.backgroundColor = .card
    card.layer.cornerRadius = 14
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.12
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowRadius = 6
    card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    headline.font = .preferredFont(forTextStyle: .title3)
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    for view in [card, headline, body] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(card)
    card.addSubview(headline)
    card.addSubview(body)
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.card.transform = highlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
    }
  }
}
