import LayoutCore
import Testing
import UIKitNames

/// The files of the tests: a cell, a view with its owner, and a storyboard.
enum NibFiles {
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  static let cell = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="c1" \
    customClass="NibCell">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c1" id="v1">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <subviews><label contentMode="left" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="20" id="a"/>
    <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" constant="20" id="b"/>
    <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="cc"/>
    </constraints>
    </tableViewCellContentView>
    <connections><outlet property="title" destination="l1" id="o"/></connections>
    </tableViewCell>
    """)

  static let view = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibOwner">
    <connections><outlet property="view" destination="v-0" id="o-0"/><outlet property="person" \
    destination="p-1" id="o-1"/><outlet property="gone" destination="p-1" id="o-2"/></connections>
    </placeholder>
    <view contentMode="scaleToFill" id="v-0">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view contentMode="scaleToFill" tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="p-1" \
    customClass="NibPersonView">
    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
    <subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l-1"><rect key="frame" x="16" y="8" \
    width="100" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label text="Job" translatesAutoresizingMaskIntoConstraints="NO" id="l-2"><rect key="frame" x="16" y="30" \
    width="100" height="20"/><fontDescription key="fontDescription" type="system" pointSize="13"/></label>
    </subviews>
    <constraints>
    <constraint firstAttribute="height" constant="60" id="c-h" identifier="own"/>
    <constraint firstItem="l-1" firstAttribute="leading" secondItem="p-1" secondAttribute="leading" \
    constant="16" id="c-1"/>
    <constraint firstItem="l-1" firstAttribute="top" secondItem="p-1" secondAttribute="top" constant="8" id="c-2"/>
    <constraint firstItem="l-2" firstAttribute="leading" secondItem="p-1" secondAttribute="leading" \
    constant="16" id="c-3"/>
    <constraint firstItem="l-2" firstAttribute="top" secondItem="l-1" secondAttribute="bottom" constant="4" id="c-4"/>
    </constraints>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><integer \
    key="value" value="5"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" keyPath="edge">\
    <color key="value" red="1" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections>
    <outlet property="nameLabel" destination="l-1" id="o-3"/><outlet property="height" destination="c-h" id="o-4"/>
    <outletCollection property="labels" destination="l-1" id="o-5"/><outletCollection property="labels" \
    destination="l-2" id="o-6"/>
    </connections>
    </view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="s-0"/>
    <constraints>
    <constraint firstItem="p-1" firstAttribute="top" secondItem="s-0" secondAttribute="top" constant="10" id="d-1"/>
    <constraint firstItem="p-1" firstAttribute="leading" secondItem="v-0" secondAttribute="leading" id="d-2"/>
    <constraint firstAttribute="trailing" secondItem="p-1" secondAttribute="trailing" id="d-3"/>
    </constraints>
    </view>
    """)
}

/// A view of a nib, which creates views of its own before it is the nib's.
final class NibPersonView: UIView {
  let badge = UILabel()
  let box = UIView()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var nameLabel: UILabel!
  var labels: [UILabel] = []
  var height: NSLayoutConstraint?
  var radius = 0
  var edge: UIColor?
  var log: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    switch name {
    case "nameLabel": nameLabel = value as? UILabel
    case "labels": labels = value as? [UILabel] ?? []
    case "height": height = value as? NSLayoutConstraint
    default: return super.connect(value, toOutlet: name)
    }
    log.append(name)
    return true
  }

  override func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("radius", let value as Int): radius = value
    case ("edge", let value as UIColor): edge = value
    default: return false
    }
    return true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(nameLabel.text ?? "")")
  }
}

/// A controller whose nib has its name.
final class NibOwner: UIViewController {
  var person: NibPersonView?
  var loads = 0

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "person" else { return super.connect(value, toOutlet: name) }
    person = value as? NibPersonView
    return true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

@MainActor @Suite("Objects of Interface Builder's files")
struct NibObjectTests {
  @Test("A controller's nib has its name, and its objects have their classes, outlets and attributes")
  func owner() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      try AppFiles.with(texts: ["App/Base.lproj/NibOwner.xib": NibFiles.view]) {
        let owner = NibOwner()
        owner.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        owner.view.layoutIfNeeded()
        let person = try #require(owner.person)
        #expect(owner.loads == 1 && person.superview === owner.view && person.tag == 7 && person.radius == 5)
        #expect(person.edge == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
        #expect(Set(person.log.dropLast()) == ["nameLabel", "labels", "height"] && person.log.last == "awake Name")
        #expect(person.labels.map(\.text) == ["Name", "Job"] && person.labels.first === person.nameLabel)
        #expect(person.frame == CGRect(x: 0, y: 10, width: 320, height: 60))
        #expect(person.nameLabel.frame.origin == CGPoint(x: 16, y: 8) && person.height?.identifier == "own")
        person.height?.constant = 80
        owner.view.layoutIfNeeded()
        #expect(person.frame.height == 80)
      }
    }
    #expect(surroundings.log == ["UIKit: NibOwner does not take the outlet \"gone\" of its nib."])
  }

  @Test("A view of a nib is the nib's, although its properties create views before")
  func properties() throws {
    try AppFiles.with(texts: ["NibOwner.xib": NibFiles.view]) {
      let owner = NibOwner()
      owner.loadViewIfNeeded()
      let person = try #require(owner.person)
      #expect(person.subviews.count == 2 && person.subviews.first === person.nameLabel)
      #expect(person.badge.text == nil && person.badge.superview == nil)
      #expect(person.box.subviews.isEmpty && person.box.tag == 0 && person.box.superview == nil)
    }
  }

  private final class NibCell: UITableViewCell {
    let badge = UILabel()
    var title: UILabel?
    var wakes = 0
    var reuses = 0
    override func connect(_ value: Any?, toOutlet name: String) -> Bool {
      guard name == "title" else { return super.connect(value, toOutlet: name) }
      title = value as? UILabel
      return true
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      wakes += 1
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "n", for: indexPath)
      (cell as? NibCell)?.title?.text = "\(indexPath.row)"
      return cell
    }
  }

  @Test("Cells of a registered nib are awakened once, and reused")
  func cells() throws {
    UINib.register(NibCell.self, named: "NibCell")
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)))
    table.register(UINib(data: Data(NibFiles.cell.utf8), bundle: nil), forCellReuseIdentifier: "n")
    table.dataSource = rows
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NibCell)
    #expect(first.reuseIdentifier == "n" && first.title?.text == "0" && first.badge.superview == nil)
    #expect(abs(table.rectForRow(at: IndexPath(row: 1, section: 0)).height - 60.667) < 0.001)
    for row in [100, 5, 200] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
    }
    let cells = table.visibleCells.compactMap { $0 as? NibCell }
    #expect(cells.count == table.visibleCells.count && cells.allSatisfy { $0.wakes == 1 })
    #expect(cells.contains { $0.reuses > 0 })
  }

  @Test("A class that is not known is told once, and the element's own class takes its place")
  func unknownClass() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      let text = NibFiles.cell.replacingOccurrences(of: "NibCell", with: "NobodysCell")
        .replacingOccurrences(of: #"<outlet property="title" destination="l1" id="o"/>"#, with: "")
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      for _ in 0..<2 {
        let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
        #expect(cell.map { type(of: $0) == UITableViewCell.self } == true)
      }
    }
    #expect(
      surroundings.log
        == ["UIKit: the class NobodysCell of a nib is not known; register it with UINib.register(_:named:)."])
  }
}
