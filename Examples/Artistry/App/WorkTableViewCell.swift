import UIKitNames

/// A picture, its title, and text that grows when the row is selected.
final class WorkTableViewCell: UITableViewCell {
  let workImageView = UIImageView()
  let workTitleLabel = UILabel()
  let moreInfoTextView = UITextView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    for view in [workImageView, workTitleLabel, moreInfoTextView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(across + down)
  }

  required init?(coder: NSCoder) { fatalError("The cell is made in code") }

  private func setUpViews() {
    workImageView.contentMode = .scaleAspectFit
    // The picture keeps its height while the row grows, and shrinks before text is truncated.
    workImageView.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    workImageView.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    // Without scrolling, the text view is as high as its text; without interaction, a touch selects
    // the row.
    moreInfoTextView.isScrollEnabled = false
    moreInfoTextView.isUserInteractionEnabled = false
    workTitleLabel.numberOfLines = 0
    workImageView.accessibilityIdentifier = "workImage"
    workTitleLabel.accessibilityIdentifier = "title"
    moreInfoTextView.accessibilityIdentifier = "moreInfo"
  }

  private var margins: UILayoutGuide { contentView.layoutMarginsGuide }

  private var across: [NSLayoutConstraint] {
    [
      workImageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      workImageView.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
      workTitleLabel.widthAnchor.constraint(equalTo: workImageView.widthAnchor),
      workTitleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      moreInfoTextView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      moreInfoTextView.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
    ]
  }

  private var down: [NSLayoutConstraint] {
    [
      workImageView.topAnchor.constraint(equalTo: margins.topAnchor),
      workTitleLabel.topAnchor.constraint(equalTo: workImageView.bottomAnchor, constant: 8),
      moreInfoTextView.topAnchor.constraint(equalTo: workTitleLabel.bottomAnchor, constant: 8),
      moreInfoTextView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
  }
}
