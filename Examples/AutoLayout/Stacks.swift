import UIKitNames

/// A picture, a name and a line about a person: a stack in a stack.
class ProfileView: SnippetView {
  let picture = UIImageView(image: UIImage())
  let nameLabel = UILabel()
  let aboutLabel = UILabel()

  override func setUp() {
    nameLabel.text = "Georgia O’Keeffe"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    aboutLabel.text = "Painter of enlarged flowers, New York skyscrapers and New Mexico landscapes"
    aboutLabel.font = .preferredFont(forTextStyle: .subheadline)
    aboutLabel.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [nameLabel, aboutLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [picture, texts])
    row.alignment = .top
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}

/// Two buttons of equal width at the bottom.
class ButtonsView: SnippetView {
  let cancel = UIButton(type: .system)
  let done = UIButton(type: .system)

  override func setUp() {
    cancel.setTitle("Cancel", for: .normal)
    done.setTitle("Done", for: .normal)
    let stack = UIStackView(arrangedSubviews: [cancel, done])
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 10, trailing: 20)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}

/// A switch next to its text, and below it at accessibility sizes.
class SettingCell: UITableViewCell {
  let label = UILabel()
  let toggle = UISwitch()
  let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.text = "Show previews"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(toggle)
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    updateAxis()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAxis()
  }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
  }
}

/// Rows that appear and disappear: a hidden view takes no space.
class FilterView: SnippetView {
  let rows = (0..<3).map { _ in UIView() }
  let stack = UIStackView()

  override func setUp() {
    stack.axis = .vertical
    stack.spacing = 6
    rows.forEach {
      stack.addArrangedSubview($0)
      $0.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    stack.setCustomSpacing(30, after: rows[0])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

/// A text view that grows with its text.
class NoteView: SnippetView {
  let note = UITextView()

  override func setUp() {
    note.isScrollEnabled = false
    note.font = .systemFont(ofSize: 17)
    note.text = "A note"
    note.translatesAutoresizingMaskIntoConstraints = false
    addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: topAnchor), note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
