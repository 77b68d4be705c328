public import Foundation

/// A control of one size, whatever it shows.
open class FixedSizeControl: Control {
  /// The size of its frame; `noIntrinsicMetric` on an axis that constraints decide.
  class func size(in metrics: ControlMetrics) -> CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// Makes a control at a place. The lengths it has of its own count, whatever those of the frame are.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeSize()
  }

  /// Is there so that code written for iOS compiles; the control is as if made by `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeSize()
  }

  /// The control's size, less the alignment insets.
  open override var intrinsicContentSize: CGSize {
    let (size, insets) = (Self.size(in: layoutMetrics.control), alignmentRectInsets)
    return CGSize(
      width: size.width == Self.noIntrinsicMetric ? size.width : size.width - insets.left - insets.right,
      height: size.height == Self.noIntrinsicMetric ? size.height : size.height - insets.top - insets.bottom)
  }

  /// The size of the control's frame, with the offered length on an axis where it has none.
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

/// A switch: 51 by 31 points, and 63 by 28 on iOS 26. UIKit's `UISwitch`.
///
/// Its alignment rectangle ends 2 points before its trailing edge, so that constraints see it 49 wide, or 61.
open class Switch: FixedSizeControl {
  /// Whether it is on; false at first.
  open var isOn = false
  override class func size(in metrics: ControlMetrics) -> CGSize {
    CGSize(width: metrics.switchWidth, height: metrics.switchHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultHigh, .defaultHigh] }

  /// At the right, and at the left where the interface runs from right to left (Strut's rule).
  open override var alignmentRectInsets: EdgeInsets {
    let inset = CGFloat(layoutMetrics.control.switchTrailingInset)
    return EdgeInsets(DirectionalEdgeInsets(trailing: inset), direction: effectiveUserInterfaceLayoutDirection)
  }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Switch.self ? "UISwitch" : super.consoleTypeName
  }
}

/// Two buttons that count up and down: 94 by 32 points, and 29 high up to iOS 12. UIKit's `UIStepper`.
open class Stepper: FixedSizeControl {
  /// The number; 0 at first.
  open var value = 0.0
  /// The least number; 0 at first.
  open var minimumValue = 0.0
  /// The largest number; 100 at first.
  open var maximumValue = 100.0
  /// How much a press counts; 1 at first.
  open var stepValue = 1.0
  override class func size(in metrics: ControlMetrics) -> CGSize {
    CGSize(width: metrics.stepperWidth, height: metrics.stepperHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultHigh, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Stepper.self ? "UIStepper" : super.consoleTypeName
  }
}

/// A slider: 34 points high, as wide as constraints make it. UIKit's `UISlider`.
///
/// Its alignment rectangle lies 2 points in at both sides.
open class Slider: FixedSizeControl {
  /// The number; 0 at first.
  open var value: Float = 0
  /// The number at the leading end; 0 at first.
  open var minimumValue: Float = 0
  /// The number at the trailing end; 1 at first.
  open var maximumValue: Float = 1
  override class func size(in metrics: ControlMetrics) -> CGSize {
    CGSize(width: noIntrinsicMetric, height: metrics.sliderHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }

  /// At both sides.
  open override var alignmentRectInsets: EdgeInsets {
    let inset = CGFloat(layoutMetrics.control.sliderSideInset)
    return EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Slider.self ? "UISlider" : super.consoleTypeName
  }
}
