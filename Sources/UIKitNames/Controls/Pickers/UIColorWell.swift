public import Foundation

/// A control for a color: 28 by 28 points (not measured). `asUser.choose(_:)` chooses a color as a
/// person does.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  /// The title of the color picker, or nil.
  open var title: String?
  /// A Boolean value that indicates whether colors may be transparent; true by default. It is
  /// recorded.
  open var supportsAlpha = true
  /// The color, or nil. Setting it sends no actions.
  open var selectedColor: UIColor?

  /// Creates a control without a color.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the control.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  /// Returns the size of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension AsUser where Subject: UIColorWell {
  /// Chooses a color and sends `valueChanged`.
  @discardableResult public func choose(_ color: UIColor?) -> Bool {
    change([.valueChanged, .primaryActionTriggered]) {
      subject.selectedColor = color
      return true
    }
  }
}
