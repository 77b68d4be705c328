public import Foundation
public import LayoutCore

/// A control with two buttons that decrease and increase a value.
///
/// UIKit's class in front of Strut's ``Stepper``. `asUser.increase()` and `asUser.decrease()` tap
/// the buttons as a person does.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private final var stepper: Stepper { strut() }

  class override func makeView(frame: CGRect) -> View { Stepper(frame: frame) }
  class override var inheritedClass: UIView.Type { UIStepper.self }

  /// Creates a stepper from 0 to 100. Its size does not depend on the frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stepper as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, which is kept between the minimum and the maximum; 0 by default. Setting it sends
  /// no actions.
  open var value: Double {
    get { stepper.value }
    set { stepper.value = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The minimum value; 0 by default.
  open var minimumValue: Double {
    get { stepper.minimumValue }
    set {
      stepper.minimumValue = newValue
      stepper.value = max(stepper.value, newValue)
    }
  }

  /// The maximum value; 100 by default.
  open var maximumValue: Double {
    get { stepper.maximumValue }
    set {
      stepper.maximumValue = newValue
      stepper.value = min(stepper.value, newValue)
    }
  }

  /// The change by a tap; 1 by default.
  open var stepValue: Double {
    get { stepper.stepValue }
    set { stepper.stepValue = newValue }
  }

  /// A Boolean value that indicates whether a value beyond one end continues at the other; false by
  /// default.
  open var wraps = false
  /// A Boolean value that indicates whether a held button repeats; true by default. It is recorded.
  open var autorepeat = true
  /// A Boolean value that indicates whether a held button sends actions, and not only its end; true
  /// by default. It is recorded.
  open var isContinuous = true

  private final var increaseImages = StateValues<UIImage>()
  private final var decreaseImages = StateValues<UIImage>()
  private final var backgroundImages = StateValues<UIImage>()

  /// Sets the image of the increasing button for a state. It is recorded.
  open func setIncrementImage(_ image: UIImage?, for state: State) { increaseImages[exactly: state] = image }
  /// Sets the image of the decreasing button for a state. It is recorded.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decreaseImages[exactly: state] = image }
  /// Sets the background image for a state. It is recorded.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[exactly: state] = image }
  /// Returns the image of the increasing button for a state.
  open func incrementImage(for state: State) -> UIImage? { increaseImages[state] }
  /// Returns the image of the decreasing button for a state.
  open func decrementImage(for state: State) -> UIImage? { decreaseImages[state] }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Changes the value by a number of steps. Returns `false` at an end.
  fileprivate final func step(by count: Double) -> Bool {
    let next = value + count * stepValue
    if next > maximumValue {
      guard wraps || value < maximumValue else { return false }
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      guard wraps || value > minimumValue else { return false }
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    return true
  }
}

extension AsUser where Subject: UIStepper {
  /// Taps the button that increases the value. Returns `false` at the maximum.
  @discardableResult public func increase() -> Bool { tap(1) }
  /// Taps the button that decreases the value. Returns `false` at the minimum.
  @discardableResult public func decrease() -> Bool { tap(-1) }

  private func tap(_ count: Double) -> Bool {
    change([.valueChanged, .primaryActionTriggered]) { subject.step(by: count) }
  }
}
