import LayoutCore
import Testing
import UIKitNames

/// The first screen of the storyboard.
final class BoardFirst: UIViewController {
  var label: UILabel?
  var prepared: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "label" else { return super.connect(value, toOutlet: name) }
    label = value as? UILabel
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "") \(sender ?? "nil")")
    (segue.destination as? BoardSecond)?.text = "given"
  }
}

/// The second one, which the first one prepares.
final class BoardSecond: UIViewController {
  var text = ""
  var textAtLoad = ""
  override func viewDidLoad() {
    super.viewDidLoad()
    textAtLoad = text
  }
}

@MainActor @Suite("Controllers of storyboards")
struct StoryboardObjectTests {
  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="nav">
    <scenes>
    <scene sceneID="s1"><objects>
    <navigationController storyboardIdentifier="Nav" id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/>\
    </navigationBar>
    <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r1"/>
    </connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController title="One" id="first" customClass="BoardFirst" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/>
    </layoutGuides>
    <view key="view" id="fv"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="fl"><rect key="frame" x="16" y="8" \
    width="100" height="20"/></label>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="cv"><rect key="frame" x="0" y="300" width="200" \
    height="100"/>
    <constraints><constraint firstAttribute="width" constant="200" id="cw"/><constraint firstAttribute="height" \
    constant="100" id="ch"/></constraints>
    <connections><segue destination="inner" kind="embed" identifier="embed" id="e1"/></connections></containerView>
    </subviews>
    <constraints>
    <constraint firstItem="fl" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="10" id="f1"/>
    <constraint firstItem="fl" firstAttribute="leading" secondItem="fv" secondAttribute="leadingMargin" id="f2"/>
    <constraint firstItem="bg" firstAttribute="top" secondItem="cv" secondAttribute="bottom" id="f3"/>
    <constraint firstItem="cv" firstAttribute="leading" secondItem="fv" secondAttribute="leading" id="f4"/>
    </constraints>
    </view>
    <navigationItem key="navigationItem" title="Title One" id="ni"><barButtonItem key="rightBarButtonItem" title="Go" \
    id="bb"><connections><action selector="go:" destination="first" id="a1"/></connections></barButtonItem>
    </navigationItem>
    <connections><outlet property="label" destination="fl" id="x1"/>
    <segue destination="second" kind="show" identifier="next" id="x2"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="Second" id="second" customClass="BoardSecond" \
    sceneMemberID="viewController">
    <view key="view" id="sv"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects>
    </scene>
    <scene sceneID="s4"><objects><viewController id="inner" sceneMemberID="viewController">
    <view key="view" id="iv"><rect key="frame" x="0" y="0" width="200" height="100"/></view></viewController></objects>
    </scene>
    </scenes>
    </document>
    """

  @Test("The initial controller, its container, items and segues are the storyboard's")
  func storyboard() throws {
    try AppFiles.with(texts: ["App/Base.lproj/Main.storyboard": Self.board]) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.strutView.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      let board = UIStoryboard(name: "Main", bundle: nil)
      window.rootViewController = board.instantiateInitialViewController()
      window.makeKeyAndVisible()
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let first = try #require(navigation.topViewController as? BoardFirst)
      // Below the status bar's 59 and the bar's 44; the container is above the home indicator's 34.
      #expect(first.label?.frame.origin == CGPoint(x: 20, y: 113) && first.label?.text == "Hello")
      let inner = try #require(first.children.first)
      #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(inner.view.superview?.frame == CGRect(x: 0, y: 718, width: 200, height: 100))
      #expect(first.title == "One" && first.navigationItem.title == "Title One")
      let item = try #require(first.navigationItem.rightBarButtonItem)
      #expect(item.target === first && item.action == "go:")
      first.performSegue(withIdentifier: "next", sender: "me")
      let second = try #require(navigation.topViewController as? BoardSecond)
      #expect(first.prepared == ["embed nil", "next me"] && navigation.viewControllers.count == 2)
      #expect(second.textAtLoad == "given" && second.storyboard === board)
      let other: BoardSecond = board.instantiateViewController(identifier: "Second")
      #expect(other !== second && !other.isViewLoaded)
      window.rootViewController = nil
    }
  }
}
