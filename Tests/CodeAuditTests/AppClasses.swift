import UIKitNames

/// Cells as an app has them.
final class PersonCell: UITableViewCell {
  let nameLabel = madeHere(UILabel(), named: "nameLabel", file: "App/PersonCell.swift", line: 4)
  private lazy var followButton = madeHere(UIButton(type: .system), file: "App/PersonCell.swift", line: 5)
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    noteLabel.text = "A note that code sets at once"
    noteLabel.font = .systemFont(ofSize: 12)
    for view in [nameLabel, followButton, noteLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nameLabel.widthAnchor.constraint(equalToConstant: 60),
      followButton.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      followButton.topAnchor.constraint(equalTo: margins.topAnchor),
      noteLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with only the labels of its style.
final class PlainCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

final class TitleHeader: UITableViewHeaderFooterView {
  let titleLabel = madeHere(UILabel(), file: "App/TitleHeader.swift", line: 9)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.frame = CGRect(x: 16, y: 4, width: 20, height: 20)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }
}

/// The class of a prototype, whose code takes part after loading.
final class CodedCell: UITableViewCell {
  var titleLabel: UILabel?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel?.numberOfLines = 0
    titleLabel?.text = nil
  }

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "titleLabel" else { return super.connect(value, toOutlet: name) }
    titleLabel = value as? UILabel
    return true
  }
}

/// A label with a class of the app.
final class CodedLabel: UILabel {
  private(set) var glow: Double?

  override func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard keyPath == "glow" else { return super.setRuntimeAttribute(value, forKeyPath: keyPath) }
    glow = (value as? NSNumber)?.doubleValue
    return true
  }
}

/// The class of an item of a collection view, whose code takes part after loading.
final class CodedItem: UICollectionViewCell {
  var titleLabel: UILabel?

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "titleLabel" else { return super.connect(value, toOutlet: name) }
    titleLabel = value as? UILabel
    return true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel?.numberOfLines = 0
  }
}

/// The class of a header of a collection view.
final class CodedHeader: UICollectionReusableView {
  /// The number of headers that were loaded.
  private(set) static var count = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.count += 1
  }
}
