public import Foundation
internal import LayoutCore

/// A switch.
///
/// UIKit's class in front of Strut's ``Switch``. `asUser.tap()` turns it on or off as a
/// person does.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private final var strutSwitch: Switch { strut() }

  class override func makeView(frame: CGRect) -> View { Switch(frame: frame) }
  class override var inheritedClass: UIView.Type { UISwitch.self }

  /// Creates a switch that is off. Its size does not depend on the frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a switch as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether the switch is on; false by default. Setting it sends no
  /// actions.
  open var isOn: Bool {
    get { strutSwitch.isOn }
    set { strutSwitch.isOn = newValue }
  }

  /// Sets ``isOn`` at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color while on, or nil for green. It is recorded.
  open var onTintColor: UIColor?
  /// The color of the thumb, or nil for white. It is recorded.
  open var thumbTintColor: UIColor?
  /// An image, which has no effect in UIKit either.
  open var onImage: UIImage?
  /// An image, which has no effect in UIKit either.
  open var offImage: UIImage?
  /// The text next to a check box on Mac. It is recorded.
  open var title: String?
  /// The preferred style. It is recorded: the style on a phone is always `sliding`.
  open var preferredStyle = Style.automatic
  /// The style of the switch.
  open var style: Style { .sliding }

  /// The style of a switch. It has UIKit's raw values.
  public enum Style: Int, Hashable, Sendable {
    /// By the device.
    case automatic = 0
    /// A check box.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  override func touchEnded(inside isInside: Bool) {
    if isInside {
      isOn.toggle()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    super.touchEnded(inside: isInside)
  }
}

extension AsUser where Subject: UISwitch {
  /// Turns the switch on or off, unless it already is.
  @discardableResult public func turn(on isOn: Bool) -> Bool {
    subject.isOn == isOn ? canUse : tap()
  }
}
