public import Foundation

/// A control with a fixed size, regardless of its content.
open class FixedSizeControl: Control {
  /// Returns the size of the frame, with `noIntrinsicMetric` on an axis without a fixed length.
  class func size(in metrics: ControlMetrics) -> CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// Creates a control with a frame. Fixed lengths override those of the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeSize()
  }

  /// Creates a control as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeSize()
  }

  /// The control's size without the alignment insets.
  open override var intrinsicContentSize: CGSize {
    let (size, insets) = (Self.size(in: layoutMetrics.control), alignmentRectInsets)
    return CGSize(
      width: size.width == Self.noIntrinsicMetric ? size.width : size.width - insets.left - insets.right,
      height: size.height == Self.noIntrinsicMetric ? size.height : size.height - insets.top - insets.bottom)
  }

  /// Returns the size of the control's frame, with the proposed length on an axis without a fixed
  /// length.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = Self.size(in: layoutMetrics.control)
    return CGSize(
      width: own.width == Self.noIntrinsicMetric ? size.width : own.width,
      height: own.height == Self.noIntrinsicMetric ? size.height : own.height)
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    takeSize()
  }

  private func takeSize() {
    let size = sizeThatFits(frame.size)
    if frame.size != size { frame.size = size }
  }
}

/// A switch, 51 by 31 points, or 63 by 28 on iOS 26. UIKit's `UISwitch`.
///
/// Its alignment rectangle ends 2 points before its trailing edge, so that constraints see a width
/// of 49 or 61 points.
open class Switch: FixedSizeControl {
  /// A Boolean value that indicates whether the switch is on; false by default.
  open var isOn = false
  override class func size(in metrics: ControlMetrics) -> CGSize {
    CGSize(width: metrics.switchWidth, height: metrics.switchHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultHigh, .defaultHigh] }

  /// An inset at the right edge, or at the left edge in right-to-left layouts (Strut's rule).
  open override var alignmentRectInsets: EdgeInsets {
    let inset = CGFloat(layoutMetrics.control.switchTrailingInset)
    return EdgeInsets(DirectionalEdgeInsets(trailing: inset), direction: effectiveUserInterfaceLayoutDirection)
  }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Switch.self ? "UISwitch" : super.consoleTypeName
  }
}

/// A control with two buttons that increase and decrease a value: 94 by 32 points, or 29 points
/// high up to iOS 12. UIKit's `UIStepper`.
open class Stepper: FixedSizeControl {
  /// The value; 0 by default.
  open var value = 0.0
  /// The minimum value; 0 by default.
  open var minimumValue = 0.0
  /// The maximum value; 100 by default.
  open var maximumValue = 100.0
  /// The change per press; 1 by default.
  open var stepValue = 1.0
  override class func size(in metrics: ControlMetrics) -> CGSize {
    CGSize(width: metrics.stepperWidth, height: metrics.stepperHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultHigh, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Stepper.self ? "UIStepper" : super.consoleTypeName
  }
}

/// A slider, 34 points high, with a width from constraints. UIKit's `UISlider`.
///
/// Its alignment rectangle is inset by 2 points on both sides.
open class Slider: FixedSizeControl {
  /// The value; 0 by default.
  open var value: Float = 0
  /// The value at the leading end; 0 by default.
  open var minimumValue: Float = 0
  /// The value at the trailing end; 1 by default.
  open var maximumValue: Float = 1
  override class func size(in metrics: ControlMetrics) -> CGSize {
    CGSize(width: noIntrinsicMetric, height: metrics.sliderHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }

  /// The insets on both sides.
  open override var alignmentRectInsets: EdgeInsets {
    let inset = CGFloat(layoutMetrics.control.sliderSideInset)
    return EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Slider.self ? "UISlider" : super.consoleTypeName
  }
}
