import Foundation
import Testing
import UIKitNames

/// A row with a collection view, whose source it is.
final class RowOfTags: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  var tags: UICollectionView?
  var log: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "tags" else { return super.connect(value, toOutlet: name) }
    tags = value as? UICollectionView
    return true
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
    (cell as? TagItem)?.title?.text = "\(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
}

/// A table of such rows.
final class TagTable: UITableViewController {
  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("row \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \((sender as? TagItem)?.title?.text ?? "nil")")
  }
}

@MainActor @Suite("Collection views in cells of storyboards")
struct NestedCollectionTests {
  private static var scene: String {
    let tags = CollectionBoard.collection(
      id: "tags", key: #"translatesAutoresizingMaskIntoConstraints="NO""#,
      layout: CollectionBoard.flow(#"scrollDirection="horizontal""#, #"<size key="itemSize" width="80" height="60"/>"#),
      cells: CollectionBoard.cell(more: CollectionBoard.segue), source: "row")
    let pins = ["leading", "trailing", "bottom"].map {
      """
      <constraint firstItem="tags" firstAttribute="\($0)" secondItem="rc" secondAttribute="\($0)" id="p-\($0)"/>
      """
    }.joined()
    return """
      <scene sceneID="s1"><objects><tableViewController id="root" customClass="TagTable" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="120" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell reuseIdentifier="Row" rowHeight="120" id="row" customClass="RowOfTags">
      <rect key="frame" x="0" y="0" width="375" height="120"/>
      <tableViewCellContentView key="contentView" tableViewCell="row" id="rc">
      <rect key="frame" x="0" y="0" width="375" height="120"/><subviews>\(tags)</subviews>
      <constraints>\(pins)<constraint firstItem="tags" firstAttribute="height" constant="80" id="p-h"/></constraints>
      </tableViewCellContentView>
      <connections><outlet property="tags" destination="tags" id="o1"/></connections></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="root" id="o2"/>
      <outlet property="delegate" destination="root" id="o3"/></connections></tableView>
      </tableViewController></objects></scene>
      """
  }

  @Test("Each row has its items, and a touch selects the item and not the row")
  func rows() throws {
    try AppFiles.with(texts: ["Main.storyboard": CollectionBoard.storyboard(Self.scene)]) {
      let navigation = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController)
      let screen = try PhoneScreen(navigation)
      let table = try #require(navigation.topViewController as? TagTable)
      let rows = table.tableView.visibleCells.compactMap { $0 as? RowOfTags }
      #expect(rows.count == 2 && rows[0].tags !== rows[1].tags)
      let tags = try #require(rows[1].tags)
      #expect(tags.dataSource === rows[1] && tags.frame.size == CGSize(width: 375, height: 80))
      // The separator is below the content view.
      #expect(abs(tags.frame.maxY - rows[1].contentView.bounds.maxY) < 0.5 && tags.frame.minY > 39)
      #expect(tags.visibleCells.map(\.frame.minX) == [0, 90, 180])
      #expect(tags.visibleCells.compactMap { ($0 as? TagItem)?.title?.text } == ["0", "1", "2"])
      // A touch above the collection view selects the row; one between items selects nothing.
      rows[1].asUser.tap(at: CGPoint(x: 20, y: 20))
      #expect(table.log == ["row 1"])
      tags.asUser.tap(at: CGPoint(x: 370, y: 40))
      #expect(table.log == ["row 1"] && rows[1].log.isEmpty)
      tags.asUser.tap(at: CGPoint(x: 100, y: 40))
      #expect(table.log == ["row 1", "prepare 1"] && rows[1].log == ["select 1"])
      #expect(navigation.topViewController?.title == "Next" && screen.log.isEmpty)
    }
  }
}
