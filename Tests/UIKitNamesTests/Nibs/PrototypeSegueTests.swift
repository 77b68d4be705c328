import Foundation
import LayoutCore
import Testing
import UIKitNames

/// A controller with a table that has a data source and no delegate.
final class SegueList: UIViewController, UITableViewDataSource {
  var prepared: [Int?] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append((view.subviews.first as? UITableView)?.indexPathForSelectedRow?.row)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}

@MainActor @Suite("Segues of prototypes")
struct PrototypeSegueTests {
  private static let board = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    initialViewController="nav"><scenes>
    <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="list" customClass="SegueList" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <tableView dataMode="prototypes" style="plain" rowHeight="60" id="t1"><rect key="frame" x="0" y="0" width="375" \
    height="667"/><prototypes>
    <tableViewCell reuseIdentifier="Row" rowHeight="60" id="c1"><rect key="frame" x="0" y="0" width="375" height="60"/>
    <tableViewCellContentView key="contentView" id="cc1"><rect key="frame" x="0" y="0" width="375" height="60"/>
    </tableViewCellContentView>
    <connections><segue destination="next" kind="show" id="x1"/></connections></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="list" id="o1"/></connections></tableView>
    </subviews></view></viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController title="Next" id="next" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene></scenes></document>
    """

  @Test("The storyboard sets the options of selection and scrolling of a table")
  func options() throws {
    let board = Self.board.replacingOccurrences(
      of: "<tableView ",
      with: """
        <tableView allowsSelection="NO" allowsMultipleSelection="YES" allowsSelectionDuringEditing="YES" \
        allowsMultipleSelectionDuringEditing="YES" bounces="NO" contentInsetAdjustmentBehavior="never" \
        prefetchingEnabled="NO"
        """ + " ")
    try AppFiles.with(texts: ["Main.storyboard": board]) {
      let list = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: SegueList.self))
      let table = try #require(list.view.subviews.first as? UITableView)
      #expect(!table.allowsSelection && table.allowsMultipleSelection && table.allowsSelectionDuringEditing)
      #expect(table.allowsMultipleSelectionDuringEditing && !table.bounces && !table.isPrefetchingEnabled)
      #expect(table.contentInsetAdjustmentBehavior == .never && table.alwaysBounceVertical == false)
    }
  }

  @Test("A touch of a row performs the segue of its prototype, in a table without a delegate")
  func show() throws {
    try AppFiles.with(texts: ["Main.storyboard": Self.board]) {
      let navigation = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController)
      let screen = try PhoneScreen(navigation)
      let list = try #require(navigation.topViewController as? SegueList)
      let table = try #require(list.view.subviews.first as? UITableView)
      #expect(table.visibleCells.map(\.frame.height) == [60, 60, 60])
      #expect(table.asUser.selectRow(at: IndexPath(row: 1, section: 0)))
      #expect(list.prepared == [1])
      #expect(navigation.topViewController?.title == "Next")
      withExtendedLifetime(screen) {}
    }
  }
}
