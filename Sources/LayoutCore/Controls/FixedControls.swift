public import Foundation

/// A control of one size, whatever it shows.
open class FixedSizeControl: Control {
  /// The size it has; `noIntrinsicMetric` on an axis that constraints decide.
  class var size: CGSize { CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// Makes a control at a place. The lengths it has of its own count, whatever those of the frame are.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.resolved(frame.size)))
  }

  /// Is there so that code written for iOS compiles; the control is as if made by `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.resolved(.zero)
  }

  /// The control's size.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The control's size, with the offered length on an axis where it has none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.resolved(size) }

  private static func resolved(_ offered: CGSize) -> CGSize {
    CGSize(
      width: size.width == noIntrinsicMetric ? offered.width : size.width,
      height: size.height == noIntrinsicMetric ? offered.height : size.height)
  }
}

/// A switch: 51 by 31 points. UIKit's `UISwitch`.
open class Switch: FixedSizeControl {
  /// Whether it is on; false at first.
  open var isOn = false
  override class var size: CGSize { ControlMetrics.switchSize }
  override var consoleTypeName: String { type(of: self) == Switch.self ? "UISwitch" : super.consoleTypeName }
}

/// Two buttons that count up and down: 94 by 32 points. UIKit's `UIStepper`.
open class Stepper: FixedSizeControl {
  /// The number; 0 at first.
  open var value = 0.0
  /// The least number; 0 at first.
  open var minimumValue = 0.0
  /// The largest number; 100 at first.
  open var maximumValue = 100.0
  /// How much a press counts; 1 at first.
  open var stepValue = 1.0
  override class var size: CGSize { ControlMetrics.stepperSize }
  override var consoleTypeName: String { type(of: self) == Stepper.self ? "UIStepper" : super.consoleTypeName }
}

/// A slider: 34 points high, as wide as constraints make it. UIKit's `UISlider`.
open class Slider: FixedSizeControl {
  /// The number; 0 at first.
  open var value: Float = 0
  /// The number at the leading end; 0 at first.
  open var minimumValue: Float = 0
  /// The number at the trailing end; 1 at first.
  open var maximumValue: Float = 1
  override class var size: CGSize { ControlMetrics.sliderSize }
  override var consoleTypeName: String { type(of: self) == Slider.self ? "UISlider" : super.consoleTypeName }
}
