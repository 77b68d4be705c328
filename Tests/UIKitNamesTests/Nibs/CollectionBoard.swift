import UIKitNames

/// Storyboards and nibs with collection views, written by hand.
enum CollectionBoard {
  /// A storyboard that begins with a navigation controller, whose root has the object ID `root`.
  static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="nav"><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
    <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r1"/>
    </connections></navigationController></objects></scene>
    \(scenes)
    <scene sceneID="s9"><objects><viewController title="Next" id="next" sceneMemberID="viewController">
    <view key="view" id="v9"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene></scenes></document>
    """
  }

  /// A scene with a collection view controller.
  static func scene(_ collection: String, controllerClass: String = "BoardItems") -> String {
    """
    <scene sceneID="s1"><objects>
    <collectionViewController id="root" customClass="\(controllerClass)" sceneMemberID="viewController">
    \(collection)
    <connections><outlet property="flow" destination="flow" id="o9"/></connections>
    </collectionViewController></objects></scene>
    """
  }

  /// A collection view with a layout, cells and supplementary views.
  static func collection(
    id: String = "col", key: String = #"key="view""#, attributes: String = "", layout: String, cells: String,
    others: String = "", source: String = "root"
  ) -> String {
    """
    <collectionView \(key) dataMode="prototypes" \(attributes) id="\(id)">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    \(layout)
    <cells>\(cells)</cells>
    \(others)
    <connections><outlet property="dataSource" destination="\(source)" id="\(id)-o1"/>
    <outlet property="delegate" destination="\(source)" id="\(id)-o2"/></connections></collectionView>
    """
  }

  /// A flow layout, whose sizes are elements.
  static func flow(_ attributes: String = "", _ sizes: String = "", id: String = "flow") -> String {
    #"<collectionViewFlowLayout key="collectionViewLayout" \#(attributes) id="\#(id)">\#(sizes)</collectionViewFlowLayout>"#
  }

  /// The segue of a cell to the next scene.
  static let segue = #"<segue destination="next" kind="show" identifier="open" id="x1"/>"#

  /// A cell with a label 6 points from each edge, in the form of Xcode 14 and later.
  static func cell(_ name: String = "Tag", id: String = "tag", class type: String = "TagItem", more: String = "")
    -> String
  {
    """
    <collectionViewCell reuseIdentifier="\(name)" id="\(id)" customClass="\(type)">
    <rect key="frame" x="10" y="60" width="100" height="60"/>
    <collectionViewCellContentView key="contentView" id="\(id)-c">
    <rect key="frame" x="0" y="0" width="100" height="60"/>
    <subviews>\(label(id))</subviews>
    <constraints>\(pins(id, to: "\(id)-c"))</constraints></collectionViewCellContentView>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">\
    <integer key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><outlet property="title" destination="\(id)-l" id="\(id)-o"/>\(more)</connections>
    </collectionViewCell>
    """
  }

  /// A cell with a label 6 points from each edge, in the form of Xcode 13 and earlier: the content
  /// view has no ID, and constraints refer to the cell.
  static func oldCell(_ name: String = "Tag", id: String = "tag") -> String {
    """
    <collectionViewCell reuseIdentifier="\(name)" id="\(id)" customClass="TagItem">
    <rect key="frame" x="10" y="60" width="100" height="60"/>
    <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="60"/>
    <subviews>\(label(id))</subviews></view>
    <constraints>\(pins(id, to: id))</constraints>
    <connections><outlet property="title" destination="\(id)-l" id="\(id)-o"/></connections>
    </collectionViewCell>
    """
  }

  /// A header with a label 6 points from each edge.
  static func header(_ name: String = "Head", id: String = "head", key: String = "sectionHeaderView") -> String {
    """
    <collectionReusableView key="\(key)" reuseIdentifier="\(name)" id="\(id)" customClass="TagHeader">
    <rect key="frame" x="0" y="0" width="375" height="40"/>
    <subviews>\(label(id))</subviews><constraints>\(pins(id, to: id))</constraints>
    <connections><outlet property="title" destination="\(id)-l" id="\(id)-o"/></connections>
    </collectionReusableView>
    """
  }

  private static func label(_ id: String) -> String {
    """
    <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-l">\
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  }

  private static func pins(_ id: String, to outer: String) -> String {
    [("top", 6), ("bottom", -6), ("leading", 6), ("trailing", -6)].map { edge, distance in
      """
      <constraint firstItem="\(id)-l" firstAttribute="\(edge)" secondItem="\(outer)" secondAttribute="\(edge)" \
      constant="\(distance)" id="\(id)-\(edge)"/>
      """
    }.joined()
  }
}

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
