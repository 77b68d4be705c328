public import Foundation
public import LayoutCore

/// A control for a value on a line.
///
/// UIKit's class in front of Strut's ``Slider``. `asUser.move(to:)` moves the thumb as a
/// person does.
@MainActor @preconcurrency open class UISlider: UIControl {
  private final var slider: Slider { strut() }

  class override func makeView(frame: CGRect) -> View { Slider(frame: frame) }
  class override var inheritedClass: UIView.Type { UISlider.self }

  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, which is kept between the minimum and the maximum; 0 by default. Setting it sends
  /// no actions.
  open var value: Float {
    get { slider.value }
    set { slider.value = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The minimum value; 0 by default. A greater maximum is kept.
  open var minimumValue: Float {
    get { slider.minimumValue }
    set {
      slider.minimumValue = newValue
      if slider.maximumValue < newValue { slider.maximumValue = newValue }
      slider.value = max(slider.value, newValue)
    }
  }

  /// The maximum value; 1 by default. A smaller minimum is kept.
  open var maximumValue: Float {
    get { slider.maximumValue }
    set {
      slider.maximumValue = newValue
      if slider.minimumValue > newValue { slider.minimumValue = newValue }
      slider.value = min(slider.value, newValue)
    }
  }

  /// Sets ``value`` at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// A Boolean value that indicates whether a moving thumb sends actions, and not only its end;
  /// true by default.
  open var isContinuous = true
  /// The color of the line before the thumb, or nil. It is recorded.
  open var minimumTrackTintColor: UIColor?
  /// The color of the line after the thumb, or nil. It is recorded.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb, or nil. It is recorded.
  open var thumbTintColor: UIColor?
  /// The image at the minimum, or nil. It is recorded.
  open var minimumValueImage: UIImage?
  /// The image at the maximum, or nil. It is recorded.
  open var maximumValueImage: UIImage?

  private final var thumbs = StateValues<UIImage>()
  private final var minimumTracks = StateValues<UIImage>()
  private final var maximumTracks = StateValues<UIImage>()

  /// Sets the image of the thumb for a state. It is recorded.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[exactly: state] = image }
  /// Sets the image of the line before the thumb for a state. It is recorded.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTracks[exactly: state] = image }
  /// Sets the image of the line after the thumb for a state. It is recorded.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTracks[exactly: state] = image }
  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// Returns the image of the line before the thumb for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }
  /// Returns the image of the line after the thumb for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }
  /// The displayed image of the thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The displayed image of the line before the thumb.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The displayed image of the line after the thumb.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}

extension AsUser where Subject: UISlider {
  /// Moves the thumb to a value, or as far as it goes, and lifts the finger. It sends
  /// `valueChanged` if the value changes.
  @discardableResult public func move(to value: Float) -> Bool {
    guard press() else { return false }
    let old = subject.value
    subject.value = value
    if subject.value != old { subject.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return lift()
  }
}
