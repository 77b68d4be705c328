public import Foundation

/// A view with an effect behind its content.
///
/// Subviews belong into ``contentView``, which fills the view. The effect is recorded.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The view of the content.
  public private(set) final lazy var contentView = UIView()
  /// The effect, or nil. It is recorded.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
