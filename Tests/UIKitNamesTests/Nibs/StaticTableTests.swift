import LayoutCore
import TableLayout
import Testing
import UIKitNames

/// The controller of the storyboard's static table.
final class StaticSettings: UITableViewController {
  var button: UIButton?
  var log: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "button" else { return super.connect(value, toOutlet: name) }
    button = value as? UIButton
    return true
  }

  override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    switch selector.name {
    case "tapped:": log.append("tapped \(sender as? UIButton === button)")
    case "back:": log.append("back")
    default: return super.perform(selector, with: sender, for: event)
    }
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "") \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}

@MainActor @Suite("Static tables of storyboards")
struct StaticTableTests {
  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="t">
    <scenes>
    <scene sceneID="s1"><objects>
    <tableViewController id="t" customClass="StaticSettings" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" estimatedRowHeight="-1" \
    sectionHeaderHeight="18" sectionFooterHeight="18" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <view key="tableHeaderView" id="hd"><rect key="frame" x="0" y="0" width="375" height="50"/></view>
    <sections>
    <tableViewSection headerTitle="First" id="sec"><cells>
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="tl" id="c1"><rect key="frame" x="0" y="50" \
    width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"><rect key="frame" x="0" y="0" \
    width="375" height="44"/>
    <subviews><label text="Account" id="tl"><rect key="frame" x="16" y="0" width="300" height="44"/>\
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>\
    </tableViewCellContentView>
    <connections><segue destination="next" kind="presentation" identifier="account" \
    modalPresentationStyle="fullScreen" id="q1"/></connections>
    </tableViewCell>
    <tableViewCell rowHeight="80" id="c2"><rect key="frame" x="0" y="94" width="375" height="80"/>
    <tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2"><rect key="frame" x="0" y="0" \
    width="375" height="80"/>
    <subviews><button buttonType="system" id="bt" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \
    x="16" y="20" width="100" height="30"/><state key="normal" title="Tap"/>
    <connections><action selector="tapped:" destination="t" eventType="touchUpInside" id="a1"/></connections></button>\
    </subviews>
    <constraints><constraint firstItem="bt" firstAttribute="leading" secondItem="cc2" \
    secondAttribute="leadingMargin" id="k1"/><constraint firstItem="bt" firstAttribute="centerY" secondItem="cc2" \
    secondAttribute="centerY" id="k2"/></constraints></tableViewCellContentView>
    </tableViewCell></cells></tableViewSection>
    </sections>
    <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" \
    id="o2"/></connections>
    </tableView>
    <connections><outlet property="button" destination="bt" id="o3"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="next" sceneMemberID="viewController">
    <view key="view" id="nv"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><button buttonType="system" id="close"><rect key="frame" x="0" y="100" width="100" height="40"/>\
    <state key="normal" title="Close"/>
    <connections><segue destination="ex" kind="unwind" unwindAction="back:" id="un"/></connections></button></subviews>\
    </view></viewController>
    <exit id="ex" sceneMemberID="exit"/></objects></scene>
    </scenes>
    </document>
    """

  @Test("A static table has its rows, and its actions, segues and unwind segues work")
  func settings() throws {
    try AppFiles.with(texts: ["Settings.storyboard": Self.board]) {
      let board = UIStoryboard(name: "Settings", bundle: nil)
      let settings = try #require(board.instantiateInitialViewController() as? StaticSettings)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = settings
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let table = try #require(settings.tableView)
      #expect(table.tableHeaderView?.frame.height == 50 && table.visibleCells.first?.textLabel?.text == "Account")
      #expect(zip(table.visibleCells, [44, 80]).allSatisfy { abs($0.frame.height - $1) < 0.001 })
      #expect(settings.tableView(table, titleForHeaderInSection: 0) == "First")
      settings.button?.sendActions(for: .touchUpInside)
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      _ = table.strutTable.userTap(at: CGPoint(x: 50, y: row.midY))
      // As on iOS, the segue of a row is prepared before the delegate hears of the selection.
      #expect(settings.log == ["tapped true", "prepare account 0", "select 0"])
      let next = try #require(settings.presentedViewController)
      #expect(next.modalPresentationStyle == .fullScreen)
      let close = try #require(next.view.subviews.first as? UIButton)
      close.sendActions(for: .primaryActionTriggered)
      #expect(settings.log.last == "back" && settings.presentedViewController == nil)
      window.rootViewController = nil
    }
  }
}
