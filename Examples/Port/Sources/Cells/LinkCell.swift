import UIKit

protocol LinkCellDelegate: AnyObject {
  func linkCell(_ cell: LinkCell, didTapLinkNamed name: String)
}

/// A text that can be tapped, and a delegate that hears of it.
final class LinkCell: UITableViewCell {
  weak var delegate: LinkCellDelegate?
  let linkLabel = UILabel()
  private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector(("didTap:")))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    linkLabel.isUserInteractionEnabled = true
    linkLabel.addGestureRecognizer(tap)
    linkLabel.font = .preferredFont(forTextStyle: .callout)
    linkLabel.textColor = tintColor
    linkLabel.accessibilityTraits = .link
    linkLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(linkLabel)
    let views = ["link": linkLabel]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-14-[link]-14-|", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "H:|-[link]-|", options: [], metrics: nil, views: views))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func didTap(_ sender: UITapGestureRecognizer) {
    delegate?.linkCell(self, didTapLinkNamed: linkLabel.text ?? "")
  }

  #if !canImport(ObjectiveC)
  // Linux has no runtime that finds a method by its selector.
  override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    guard selector == Selector(("didTap:")), let tap = sender as? UITapGestureRecognizer else {
      return super.perform(selector, with: sender, for: event)
    }
    didTap(tap)
    return true
  }
  #endif

  override func tintColorDidChange() {
    super.tintColorDidChange()
    linkLabel.textColor = tintColor
  }
}
