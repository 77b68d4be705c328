import UIKitNames

/// A cell with a label, in a storyboard or made by code.
class TagItem: UICollectionViewCell {
  var title: UILabel?
  var radius = 0
  var log: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "title" else { return super.connect(value, toOutlet: name) }
    title = value as? UILabel
    return true
  }

  override func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard keyPath == "radius", let value = value as? Int else { return false }
    radius = value
    return true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(title?.text ?? "")")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse")
  }
}

/// A cell with an equal label, made by code.
final class CodeTagItem: TagItem {
  override init(frame: CGRect) {
    super.init(frame: frame)
    title = pinnedLabel(in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// A header with a label, in a storyboard.
class TagHeader: UICollectionReusableView {
  var title: UILabel?

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "title" else { return super.connect(value, toOutlet: name) }
    title = value as? UILabel
    return true
  }
}

/// A header with an equal label, made by code.
final class CodeTagHeader: TagHeader {
  override init(frame: CGRect) {
    super.init(frame: frame)
    title = pinnedLabel(in: self)
  }

  required init?(coder: NSCoder) { nil }
}

/// Returns a new label 6 points from each edge of a view.
@MainActor private func pinnedLabel(in view: UIView) -> UILabel {
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: .body)
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -6),
  ])
  return label
}

/// A controller with items "0", "00" and so on, and with headers if the layout has any.
class BoardItems: UICollectionViewController {
  var count = 7
  var flow: UICollectionViewFlowLayout?
  var log: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "flow" else { return super.connect(value, toOutlet: name) }
    flow = value as? UICollectionViewFlowLayout
    return true
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
    (cell as? TagItem)?.title?.text = String(repeating: "0", count: indexPath.item % 20 + 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    (view as? TagHeader)?.title?.text = "Header"
    return view
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
    log.append("prepare \(segue.identifier ?? "") \(path?.item ?? -1)")
    log.append("selected \(collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])")
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
}

/// A controller with equal items, without a storyboard.
final class CodeBoardItems: BoardItems {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CodeTagItem.self, forCellWithReuseIdentifier: "Tag")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(CodeTagHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Head")
    }
  }
}
