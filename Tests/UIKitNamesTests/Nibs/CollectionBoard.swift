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
