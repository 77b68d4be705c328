public import Foundation
public import LayoutCore

/// A view that arranges its subviews in a row or a column.
///
/// UIKit's class in front of Strut's ``StackView``.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// The distribution of the arranged views along the axis.
  public typealias Distribution = StackView.Distribution
  /// The alignment of the arranged views across the axis.
  public typealias Alignment = StackView.Alignment

  /// The value of ``customSpacing(after:)`` for a view without custom spacing.
  public static let spacingUseDefault = StackView.spacingUseDefault
  /// The value for system spacing.
  public static let spacingUseSystem = StackView.spacingUseSystem

  /// The stack of Strut that is laid out.
  public final var strutStackView: StackView { strut() }

  class override func makeView(frame: CGRect) -> View { StackView(frame: frame) }
  class override var inheritedClass: UIView.Type { UIStackView.self }

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack as `init()` does, or as a nib describes it.
  public required init(coder: NSCoder) {
    // As in UIKit, this initializer can't fail. That of the superclass never does.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
  }

  // MARK: Arranged views

  /// The arranged views, in order. All of them are subviews.
  open var arrangedSubviews: [UIView] { strutStackView.arrangedSubviews.map(\.uiView) }

  /// Appends a view, and adds it to the subviews if necessary.
  open func addArrangedSubview(_ view: UIView) { strutStackView.addArrangedSubview(view.strutView) }

  /// Removes a view from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) { strutStackView.removeArrangedSubview(view.strutView) }

  /// Inserts a view at an index, and adds it to the subviews if necessary. Stops the program if the
  /// index is out of bounds.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    strutStackView.insertArrangedSubview(view.strutView, at: stackIndex)
  }

  // MARK: Arrangement

  /// The axis of the stack: horizontal, the default, for a row, and vertical for a column.
  open var axis: NSLayoutConstraint.Axis {
    get { strutStackView.axis }
    set { strutStackView.axis = newValue }
  }

  /// The distribution of the views along the axis; `fill` by default.
  open var distribution: Distribution {
    get { strutStackView.distribution }
    set { strutStackView.distribution = newValue }
  }

  /// The alignment of the views across the axis; `fill` by default.
  open var alignment: Alignment {
    get { strutStackView.alignment }
    set { strutStackView.alignment = newValue }
  }

  /// The distance between two views, in points; 0 by default.
  open var spacing: CGFloat {
    get { strutStackView.spacing }
    set { strutStackView.spacing = newValue }
  }

  /// Sets the distance after a view, instead of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    strutStackView.setCustomSpacing(spacing, after: arrangedSubview.strutView)
  }

  /// Returns the custom distance after a view, or ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    strutStackView.customSpacing(after: arrangedSubview.strutView)
  }

  /// A Boolean value that indicates whether distances in a column are measured between baselines;
  /// false by default.
  open var isBaselineRelativeArrangement: Bool {
    get { strutStackView.isBaselineRelativeArrangement }
    set { strutStackView.isBaselineRelativeArrangement = newValue }
  }

  /// A Boolean value that indicates whether the views are arranged within the stack's margins;
  /// false by default.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { strutStackView.isLayoutMarginsRelativeArrangement }
    set { strutStackView.isLayoutMarginsRelativeArrangement = newValue }
  }
}
