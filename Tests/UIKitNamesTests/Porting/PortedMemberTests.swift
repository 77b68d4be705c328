import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Members of ported apps")
struct PortedMemberTests {
  private final class Target: UIView {
    var log: [String] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var label: UILabel!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var labels: [UILabel]!
    var count = 0
    var size: CGFloat = 0
    var index: Int32 = 0
    var level: UInt8 = 0
    var isOn = false
    var note: String?

    func tap(_ sender: UIButton) { log.append("tap") }
    func change(_ sender: Any?, for event: UIEvent?) { log.append("change") }
    func hear(_ notification: NSNotification) { log.append(notification.name.rawValue) }
  }

  @Test("A call by name requires a sender of the type")
  func calls() {
    let target = Target()
    #expect(PortedAction.call(target.tap(_:), UIButton(), nil) && !PortedAction.call(target.tap(_:), UILabel(), nil))
    #expect(PortedAction.call(target.change(_:for:), nil, nil))
    #expect(PortedAction.call(target.hear(_:), Notification(name: Notification.Name("n")), nil))
    #expect(target.log == ["tap", "change", "n"])
  }

  @Test("Values of nibs are set if they are of the type; numbers fit all types of numbers")
  func properties() {
    let target = Target()
    let label = UILabel()
    #expect(PortedProperty.set(&target.label, to: label) && target.label === label)
    #expect(!PortedProperty.set(&target.label, to: UIButton()) && target.label === label)
    #expect(PortedProperty.set(&target.labels, to: [label, UILabel()]) && target.labels.count == 2)
    #expect(!PortedProperty.set(&target.labels, to: [label, UIButton()] as [AnyObject]) && target.labels.count == 2)
    #expect(PortedProperty.set(&target.size, to: 3) && target.size == 3)
    #expect(PortedProperty.set(&target.count, to: 2.0) && target.count == 2)
    #expect(PortedProperty.set(&target.index, to: -4) && target.index == -4)
    #expect(PortedProperty.set(&target.level, to: 7.9) && target.level == 7)
    #expect(!PortedProperty.set(&target.level, to: 256) && target.level == 7)
    #expect(PortedProperty.set(&target.isOn, to: true) && target.isOn)
    #expect(PortedProperty.set(&target.note, to: "note") && target.note == "note")
    #expect(!PortedProperty.set(&target.count, to: "no number") && target.count == 2)
  }

  @Test("Methods and attributes that are added to a class belong to its subclasses as well")
  func added() {
    final class Other: UIResponder {}
    AddedActions.add("portedTest", to: UIView.self) { view, _, _ in
      view.tag += 1
      return true
    }
    let target = Target()
    let didPerform = target.perform(Selector("portedTest"))
    #expect(didPerform && target.tag == 1 && !Other().perform(Selector("portedTest")))
    // A second addition replaces the first.
    AddedActions.add("portedTest", to: UIView.self) { view, _, _ in
      view.tag += 10
      return true
    }
    #expect(target.perform(Selector("portedTest")) && target.tag == 11)
  }

  @Test("A runtime attribute of a nib is set with an added attribute")
  func attributes() throws {
    AddedAttributes.add("portedTag", to: UILabel.self) { PortedProperty.set(&$0.tag, to: $1) }
    let nib = NibFiles.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="50" height="20"/><subviews>
      <label text="A" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="portedTag">
      <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
      </subviews></view>
      """)
    let objects = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil)
    #expect(try #require(objects.first as? UIView).subviews.first?.tag == 7)
  }
}
